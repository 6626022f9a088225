import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What can go wrong between the site and its upstream. */
export type Fault =
  | 'none'
  /** The connection is cut before an answer. */
  | 'reset'
  /** Never answers. */
  | 'hang'
  /** Sends half an answer, then nothing more. */
  | 'hang-mid-body'
  /** Sends half an answer, then cuts the connection. */
  | 'close-mid-body'
  | 'status-500'
  | 'status-429'
  | 'malformed-json'
  | 'html-with-200'
  | 'wrong-types'
  | 'empty'
  | 'redirect'
  | 'huge-body';

export interface FaultProxy {
  readonly url: string;
  /** Every call that arrived, as `GET /api/...?...`, oldest first. */
  readonly calls: string[];
  /** From now on; `only` limits it to paths that contain the text. */
  fail(fault: Fault, only?: string): void;
  /** Holds every answer back until `release`; resolves `arrived` when `count` calls are waiting. */
  hold(): { release(): void };
  close(): Promise<void>;
}

/** Stands between site and upstream, counts, holds and spoils. Answers go through unchanged while there is no fault. */
export const startFaultProxy = async (target: string): Promise<FaultProxy> => {
  const calls: string[] = [];
  let fault: Fault = 'none';
  let only = '';
  let gate: Promise<void> = Promise.resolve();

  const handle = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    calls.push(`${req.method} ${req.url}`);
    await gate;
    const spoiled = fault !== 'none' && (req.url ?? '').includes(only);
    if (spoiled && fault === 'reset') return void req.socket.destroy();
    if (spoiled && fault === 'hang') return;
    const answer = await forward(target, req);
    if (spoiled) spoil(fault, answer, res);
    else res.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body);
  };

  const server = createServer((req, res) => void handle(req, res).catch(() => res.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    fail(next, path = '') {
      fault = next;
      only = path;
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return { release: resolve };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
}

const forward = (target: string, req: IncomingMessage): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { method, headers, url } = req;
    const call = request(target + url, { method: method ?? 'GET', headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 502,
          type: response.headers['content-type'] ?? 'application/json',
          body: Buffer.concat(chunks),
        }),
      );
    });
    call.on('error', reject);
    req.pipe(call);
  });

const json = { 'content-type': 'application/json' };

const spoil = (fault: Fault, answer: Answer, res: ServerResponse): void => {
  const half = answer.body.subarray(0, Math.ceil(answer.body.length / 2));
  switch (fault) {
    case 'hang-mid-body':
      res.writeHead(200, { ...json, 'content-length': answer.body.length }).write(half);
      return;
    case 'close-mid-body':
      res.writeHead(200, { ...json, 'content-length': answer.body.length }).write(half, () => res.destroy());
      return;
    case 'status-500':
      res.writeHead(500, json).end('{"success":false}');
      return;
    case 'status-429':
      res.writeHead(429, json).end('{"success":false}');
      return;
    case 'malformed-json':
      res.writeHead(200, json).end(half);
      return;
    case 'html-with-200':
      res.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Maintenance</h1>');
      return;
    case 'wrong-types':
      res.writeHead(200, json).end('{"items":"none","success":"yes","data":7,"total":"many"}');
      return;
    case 'empty':
      res.writeHead(200, json).end();
      return;
    case 'redirect':
      res.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
      return;
    case 'huge-body':
      res.writeHead(200, json);
      for (let megabyte = 0; megabyte < 60; megabyte++) res.write(Buffer.alloc(1024 * 1024, ' '));
      res.end();
      return;
    default:
      throw new Error(`fault ${fault} is not an answer`);
  }
};
