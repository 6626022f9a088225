import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

/** What a load sends, over and over, target after target. */
export interface Load {
  readonly port: string;
  readonly count: number;
  /** Kept open; each sends one request after the other. */
  readonly connections: number;
  readonly method: string;
  readonly targets: readonly { readonly host: string; readonly path: string }[];
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Sends so many requests and ends: `node scripts/bench/load.ts <file with a Load>`. Any other
 * status than 200 and 304 ends it with code 1.
 */
const send = async ({ port, count, connections, method, targets, headers }: Load): Promise<void> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const once = (number: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const { host = '', path = '/' } = targets[number % targets.length] ?? {};
      request({ host: '127.0.0.1', port, method, path, agent, headers: { host, ...headers } }, (response) => {
        const { statusCode } = response;
        if (statusCode !== 200 && statusCode !== 304)
          return reject(new Error(`${host}${path}: status ${statusCode}`));
        response.resume().on('end', resolve).on('error', reject);
      })
        .on('error', reject)
        .end();
    });
  let sent = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (sent < count) {
        sent += 1;
        await once(sent);
      }
    }),
  );
  agent.destroy();
};

const [file = ''] = process.argv.slice(2);
if (file !== '') await send(JSON.parse(readFileSync(file, 'utf8')) as Load);
