import type { RequestHandler, Response } from 'express';
import { bffPaths, type BffError } from '#shared/help-api/bff-endpoints.ts';
import { keepNothing } from '#server/http/cache-headers.ts';
import { lastingHeaders } from '#server/http/lasting-headers.ts';
import { retryAfter } from '#server/http/retry-after.ts';
import { keepSecret } from '#server/http/secrecy.ts';
import { visitOf } from '#server/http/visit.ts';
import type { Admission } from './admission.ts';

/** In a line: the next second is for those who wait already. Nobody looks a refusal up in the log, so it has no id. */
const answers = {
  page: { type: 'text/plain; charset=utf-8', body: 'busy, please come again\n' },
  data: {
    type: 'application/json; charset=utf-8',
    body: JSON.stringify({
      error: { kind: 'unavailable', message: 'busy', requestId: '' },
    } satisfies BffError),
  },
} as const;

export type RefusedKind = keyof typeof answers;

/** A refusal as it is sent: 503 with these headers, names and values in turn. */
export interface Refusal {
  /** Of the project. */
  readonly host: string;
  readonly headers: readonly string[];
  readonly body: string;
}

export interface Refusals {
  /** Refuses, and remembers what every answer to this host says. */
  send(res: Response, kind: RefusedKind): void;
  /** What was sent to this `Host` before; `undefined` where nobody has been refused there yet. */
  find(host: string, kind: RefusedKind): Refusal | undefined;
}

/** The app refuses first; the front door then says the same without it, at a fraction of the cost (behaviour/operations 10). */
export const createRefusals = (): Refusals => {
  const sent = new Map<string, Refusal>();
  return {
    send(res, kind) {
      const { type, body } = answers[kind];
      // A page may be found to come too late only when its turn is counted.
      keepNothing(res);
      // It serves for every address, an order's too.
      keepSecret(res);
      res.set({ 'Retry-After': String(retryAfter), 'Content-Type': type });
      const visit = visitOf(res);
      const headers = { ...lastingHeaders(res.getHeaders()), 'Content-Length': String(body.length) };
      sent.set(`${new URL(visit.origin).host} ${kind}`, {
        host: visit.project.host,
        headers: Object.entries(headers).flat(),
        body,
      });
      res.status(503).send(body);
    },
    find: (host, kind) => sent.get(`${host} ${kind}`),
  };
};

/** Words are in memory, and a page that is kept would turn German without them: they are never refused. */
export const isOfWords = (target: string): boolean => target.startsWith(bffPaths.words(''));

/** Data is refused before anything is read or written; pages ask for themselves, for what is kept costs nothing. */
export const refuseOverload =
  (admits: Admission, refusals: Pick<Refusals, 'send'>): RequestHandler =>
  ({ method, originalUrl }, res, next) => {
    const isRead = method === 'GET' || method === 'HEAD';
    if ((isRead && isOfWords(originalUrl)) || admits(isRead ? 'data' : 'write')) next();
    else refusals.send(res, 'data');
  };
