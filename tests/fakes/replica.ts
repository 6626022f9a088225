import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands for a replica of a site: hands requests to it, and spoils its answers where it is told to. */
export interface Replica {
  readonly port: number;
  /** Every request that arrived, probes apart, as `GET /…`, oldest first. */
  readonly requests: string[];
  /** From now on answers pages with this status, once `when` is settled; `null`: as the site does. */
  fail(status: number | null, when?: Promise<void>): void;
  /** From now on tells a CDN this instead of the site's own `CDN-Cache-Control`, of what may be kept. */
  setLifetime(value: string): void;
  /** From now on what the site has under this path is not found here, or is what it has under another. */
  lack(path: string, instead?: string): void;
  /** Takes no more connections: who calls is refused. */
  refuse(): Promise<void>;
  /** Takes connections again, on the same port. */
  accept(): Promise<void>;
}

/** The `Date` of what a CDN has kept, at the longest. */
export const longAgo = 'Thu, 01 Jan 1970 00:00:00 GMT';

/** @param target port of the site. */
export const startReplica = async (target: number): Promise<Replica> => {
  const requests: string[] = [];
  const lacking = new Map<string, string>();
  let failure: { readonly status: number; readonly when: Promise<void> } | null = null;
  let lifetime: string | null = null;
  const server = createServer((req, res) => {
    if (req.url === '/readyz') return void res.end('ready\n');
    requests.push(`${req.method} ${req.url}`);
    if (failure !== null) {
      const { status, when } = failure;
      return void when.then(() => res.writeHead(status, { 'Cache-Control': 'no-store' }).end());
    }
    const path = lacking.get(req.url ?? '') ?? req.url;
    const call = request(
      { host: '127.0.0.1', port: target, path, method: req.method, headers: req.headers },
      (answer) => {
        const { headers } = answer;
        const told = lifetime !== null && headers['cdn-cache-control'] !== 'no-store';
        const changed = told ? { ...headers, date: longAgo, 'cdn-cache-control': lifetime } : headers;
        res.writeHead(answer.statusCode ?? 500, changed as typeof headers);
        answer.pipe(res);
      },
    );
    call.on('error', () => res.destroy());
    req.pipe(call);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    requests,
    fail: (status, when = Promise.resolve()) => (failure = status === null ? null : { status, when }),
    setLifetime: (value) => (lifetime = value),
    lack: (path, instead = '/assets/missing.js') => void lacking.set(path, instead),
    async refuse() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
    accept: () => listen(port),
  };
};
