import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Address {
  readonly host: string;
  readonly path: string;
}

/** What came of a request. */
export interface Result {
  /** 0 where no answer came. */
  readonly status: number;
  /** Why none came, such as `ECONNRESET`. */
  readonly failure?: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** How long a visitor waits, in milliseconds. */
const patience = 30_000;

export const createVisitors = (port: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 2_000, maxFreeSockets: 64 });
  const lost = (failure: string): Result => ({ status: 0, failure, headers: {}, body: '' });
  const ask = ({ host, path }: Address): Promise<Result> =>
    new Promise((resolve) => {
      const call = request(
        {
          host: '127.0.0.1',
          port,
          path,
          agent,
          headers: { host, 'accept-encoding': 'gzip' },
          timeout: patience,
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', () => resolve(lost('cut off')));
          response.on('end', () => {
            const { statusCode = 0, headers } = response;
            const isText = headers['content-encoding'] === undefined;
            resolve({ status: statusCode, headers, body: isText ? Buffer.concat(chunks).toString() : '' });
          });
        },
      );
      call.on('timeout', () => call.destroy(Object.assign(new Error(), { code: 'too late' })));
      call.on('error', ({ code }: NodeJS.ErrnoException) => resolve(lost(code ?? 'failed')));
      call.end();
    });

  return {
    ask,
    /** As many visitors as `count`, each with its next request as soon as the last was answered. */
    async inTurns(
      addresses: Iterator<Address>,
      count: number,
      tell: (result: Result, asked: Address) => void,
    ) {
      const visit = async (): Promise<void> => {
        for (let next = addresses.next(); !next.done; next = addresses.next())
          tell(await ask(next.value), next.value);
      };
      await Promise.all(Array.from({ length: count }, visit));
    },
    /** So many requests a second, whatever comes of them. Returns how many that were. */
    async atRate(
      addresses: Iterator<Address>,
      perSecond: number,
      seconds: number,
      tell: (result: Result, asked: Address) => void,
    ) {
      const start = performance.now();
      const pending = new Set<Promise<void>>();
      let sent = 0;
      for (;;) {
        const elapsed = (performance.now() - start) / 1_000;
        if (elapsed >= seconds) break;
        for (; sent < elapsed * perSecond; sent += 1) {
          const { value, done } = addresses.next();
          if (done) throw new Error('there are no more addresses');
          const asked = ask(value).then((result) => tell(result, value));
          pending.add(asked);
          void asked.then(() => pending.delete(asked));
        }
        await sleep(5);
      }
      await Promise.all(pending);
      return sent;
    },
    close: () => agent.destroy(),
  };
};

/** Counts results by status. */
export const createTally = () => {
  const counts: Record<string, number> = {};
  return {
    counts,
    add: ({ status, failure = String(status) }: Result): void => {
      counts[failure] = (counts[failure] ?? 0) + 1;
    },
    of: (...statuses: readonly number[]): number =>
      statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0),
    others: (...statuses: readonly number[]): number =>
      Object.entries(counts).reduce(
        (sum, [status, count]) => sum + (statuses.includes(Number(status)) ? 0 : count),
        0,
      ),
  };
};
