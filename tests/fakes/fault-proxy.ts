import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { misbehaviours, type Misbehaviour, type MisbehaviourName } from './misbehaviours.ts';
import { rareFaults, type RareFault } from './rare-faults.ts';

/** What can go wrong between the site and its upstream. */
export const faultKinds = [
  /** The connection is cut before an answer. */
  'reset',
  /** Never answers. */
  'hang',
  /** Sends half an answer, then nothing more. */
  'hang-mid-body',
  /** Sends half an answer, then cuts the connection. */
  'close-mid-body',
  'status-500',
  'status-429',
  'malformed-json',
  'html-with-200',
  'wrong-types',
  'empty',
  'redirect',
  'huge-body',
] as const;
/** What a gateway says of a thing, without the contract's words: that it does not exist. */
export const bareRefusals = ['gateway-404', 'empty-400'] as const;
export type Fault =
  | 'none'
  | (typeof faultKinds)[number]
  | (typeof bareRefusals)[number]
  | RareFault
  | MisbehaviourName;

export interface FaultProxy {
  readonly url: string;
  /** Every call that arrived, as `GET /api/...?...`, oldest first. */
  readonly calls: string[];
  /** From now on; `only` limits it to calls whose path and query contain one of the texts. */
  fail(fault: Fault, only?: string | readonly string[]): void;
  /** From now on changes the JSON of answers to calls that contain `only`; whole calls keep what they had before. */
  bend(only: string, change: (answer: never) => unknown): void;
  /** From now on gives calls that contain `only` this answer; it is written here and now, not while it is asked for. */
  give(only: string, answer: object): void;
  /** From now on holds answers to calls that contain `only` back for so many milliseconds. */
  delay(only: string, milliseconds: number): void;
  /** Takes no more connections: who calls is refused. */
  refuse(): Promise<void>;
  /** Takes connections again, on the same port. */
  accept(): Promise<void>;
  /** Holds every answer back until `release`. */
  hold(): { release(): void };
  /** As at the start: no fault, nothing held, changed, given, delayed or noted. */
  reset(): void;
  close(): Promise<void>;
}

/** Stands between site and upstream, counts, holds and spoils. Answers go through unchanged while there is no fault. */
export const startFaultProxy = async (target: string): Promise<FaultProxy> => {
  const calls: string[] = [];
  let fault: Fault = 'none';
  let only: readonly string[] = [];
  const bends = new Map<string, (answer: never) => unknown>();
  const given = new Map<string, Buffer>();
  const delays = new Map<string, number>();
  let gate: Promise<void> = Promise.resolve();

  const handle = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    calls.push(`${req.method} ${req.url}`);
    await gate;
    const isFor = (text: string) => (req.url ?? '').includes(text);
    const spoiled = fault !== 'none' && only.some(isFor);
    const [, pause = 0] = [...delays].find(([text]) => isFor(text)) ?? [];
    if (pause > 0) await sleep(pause);
    if (spoiled && fault === 'reset') return void req.socket.destroy();
    if (spoiled && fault === 'hang') return;
    const [, body] = [...given].find(([text]) => isFor(text)) ?? [];
    if (body && !spoiled) return void res.writeHead(200, json).end(body);
    const [, change] = [...bends].find(([text]) => isFor(text)) ?? [];
    const answer = bent(await forward(target, req), change);
    if (spoiled) spoil(fault, answer, res, req.url ?? '');
    else res.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body);
  };

  const server = createServer((req, res) => void handle(req, res).catch(() => res.destroy()));
  const listen = (at: number) =>
    new Promise<void>((resolve) => void server.listen(at, '127.0.0.1', () => resolve()));
  const stop = async (): Promise<void> => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    fail(next, calledWith = '') {
      fault = next;
      only = typeof calledWith === 'string' ? [calledWith] : calledWith;
    },
    bend: (text, change) => void bends.set(text, change),
    give: (text, answer) => void given.set(text, Buffer.from(JSON.stringify(answer))),
    delay: (text, milliseconds) => void delays.set(text, milliseconds),
    refuse: stop,
    accept: () => listen(port),
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return { release: resolve };
    },
    reset() {
      fault = 'none';
      gate = Promise.resolve();
      for (const changes of [bends, given, delays]) changes.clear();
      calls.length = 0;
    },
    close: stop,
  };
};

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
}

const bent = (answer: Answer, change: ((answer: never) => unknown) | undefined): Answer =>
  change
    ? { ...answer, body: Buffer.from(JSON.stringify(change(JSON.parse(answer.body.toString()) as never))) }
    : answer;

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
const megabyte = Buffer.alloc(1024 * 1024, ' ');

const others: Readonly<Record<string, Misbehaviour>> = { ...rareFaults, ...misbehaviours };

const spoil = (fault: Fault, answer: Answer, res: ServerResponse, url: string): void => {
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
    case 'gateway-404':
      res.writeHead(404, json).end('{}');
      return;
    case 'empty-400':
      res.writeHead(400, json).end();
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
      // A megabyte more than any answer may have, as far as it is taken.
      Readable.from(Array.from({ length: 33 }, () => megabyte)).pipe(res);
      return;
    default:
      if (!others[fault]) throw new Error(`fault ${fault} is not an answer`);
      others[fault](answer.body, res, url);
  }
};
