import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

const json = { 'content-type': 'application/json' };

/** Sends this many bytes of an answer, then nothing more. */
const hangAt =
  (place: (length: number) => number) =>
  (body: Buffer, res: ServerResponse): void => {
    const sent = body.subarray(0, place(body.length));
    res.writeHead(200, { ...json, 'content-length': body.length });
    if (sent.length > 0) res.write(sent);
    else res.flushHeaders();
  };

const raw = (res: ServerResponse, head: string, body: Buffer | string = ''): void => {
  res.socket?.write(head);
  res.socket?.write(body);
};

const shape =
  (value: string) =>
  (_body: Buffer, res: ServerResponse): void =>
    void res.writeHead(200, json).end(value);

/** More than any answer may have, as few bytes on the wire. */
const bomb = gzipSync(Buffer.alloc(33 * 1024 * 1024, ' '));

/**
 * What goes wrong once in years: tried by `npm run test:faults -- --long`, where `TEST_FAULTS=all` adds them to those of
 * every run. Each is given the true body.
 */
export const rareFaults = {
  'hang-in-headers': (_body, res) => raw(res, 'HTTP/1.1 200 OK\r\nContent-Ty'),
  'hang-after-headers': hangAt(() => 0),
  'hang-after-first-byte': hangAt(() => 1),
  'hang-before-last-byte': hangAt((length) => length - 1),
  'length-too-long': (body, res) =>
    void res
      .writeHead(200, { ...json, 'content-length': body.length + 1_000 })
      .write(body, () => res.destroy()),
  'length-too-short': (body, res) =>
    raw(res, `HTTP/1.1 200 OK\r\nContent-Length: ${body.length >> 1}\r\n\r\n`, body),
  'two-lengths': (body, res) =>
    raw(res, `HTTP/1.1 200 OK\r\nContent-Length: 10\r\nContent-Length: ${body.length}\r\n\r\n`, body),
  'no-http': (_body, res) => raw(res, '\u0000\u0001SSH-2.0-OpenSSH\r\n'),
  'broken-gzip': (body, res) => void res.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(body),
  'gzip-bomb': (_body, res) => void res.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(bomb),
  'shape-null': shape('null'),
  'shape-list': shape('[]'),
  'shape-object': shape('{}'),
  'shape-text': shape('"items"'),
  'shape-number': shape('7'),
  'shape-null-inside': shape('{"items":null,"success":null,"data":7}'),
  'shape-nulls': shape('{"items":[null,null],"success":true,"data":[]}'),
} as const satisfies Record<string, (body: Buffer, res: ServerResponse) => void>;
export type RareFault = keyof typeof rareFaults;

/** The kinds that this run tries beside the usual ones. */
export const rareFaultKinds =
  process.env['TEST_FAULTS'] === 'all' ? (Object.keys(rareFaults) as RareFault[]) : [];
