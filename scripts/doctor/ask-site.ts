import { request as requestPlainly } from 'node:http';
import { request as requestSecurely } from 'node:https';

export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Asks a host of the site for a path; rejects with a short reason where there is no answer. */
export type AskSite = (host: string, path: string) => Promise<Answer>;

/** How long an answer may take, in milliseconds. */
const patience = 15_000;

/** @param base where the site listens, whatever host is asked for; `null`: each host under its public https address. */
export const createAskSite =
  (base: URL | null): AskSite =>
  (host, path) =>
    new Promise((resolve, reject) => {
      const url = base ?? new URL(`https://${host}`);
      const request = url.protocol === 'https:' ? requestSecurely : requestPlainly;
      const call = request(
        { hostname: url.hostname, port: url.port, path, headers: { host }, timeout: patience },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8') }),
          );
        },
      );
      call.on('timeout', () => call.destroy(Object.assign(new Error('timeout'), { code: 'timeout' })));
      call.on('error', reject);
      call.end();
    });

export const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'no answer';
