import type { ServerResponse } from 'node:http';
import { brotliCompressSync, deflateRawSync, gzipSync } from 'node:zlib';

/** What becomes of a true answer on its way. `url` is the call's. */
export type Misbehaviour = (body: Buffer, res: ServerResponse, url: string) => void;

const json = { 'content-type': 'application/json' };
const answer =
  (body: string | Buffer, headers: Record<string, string> = json, status = 200): Misbehaviour =>
  (_body, res) =>
    void res.writeHead(status, headers).end(body);
const bent =
  (bend: (body: Buffer) => string | Buffer, headers: Record<string, string> = json): Misbehaviour =>
  (body, res) =>
    void res.writeHead(200, headers).end(bend(body));
/** What is written to the socket itself; the connection ends with it. */
const raw =
  (write: (body: Buffer) => string | Buffer): Misbehaviour =>
  (body, res) =>
    void res.socket?.end(write(body));
const withHead = (head: string, body: Buffer) =>
  Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\n${head}\r\n`), body]);
const many = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at)).join('');
const latin1 = (body: Buffer) => Buffer.from(body.toString(), 'latin1');
const charset = (name: string) => ({ 'content-type': `application/json; charset=${name}` });
const encoding = (name: string) => ({ ...json, 'content-encoding': name });

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** Every list within an answer changed. */
const everyList = (change: (list: readonly Json[]) => readonly Json[]): ((value: Json) => Json) => {
  const walk = (value: Json): Json => {
    if (Array.isArray(value)) return change(value as readonly Json[]).map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, walk(field)]));
  };
  return walk;
};
const everyField = (change: (name: string, field: Json) => Json): ((value: Json) => Json) => {
  const walk = (value: Json): Json => {
    if (Array.isArray(value)) return (value as readonly Json[]).map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, change(name, walk(field))]),
    );
  };
  return walk;
};
const bentJson = (change: (value: Json) => Json): Misbehaviour =>
  bent((body) => JSON.stringify(change(JSON.parse(body.toString()) as Json)));
const lists = (change: (list: readonly Json[]) => readonly Json[]) => bentJson(everyList(change));
const named = (names: readonly string[], value: Json) =>
  bentJson(everyField((name, field) => (names.includes(name) ? value : field)));
/** In the place of every second entry of the lists of articles. */
const everySecond = (entry: (each: Json) => Json) =>
  lists((list) => list.map((each, at) => (at % 2 === 0 ? entry(each) : each)));
const without = (each: Json, ...names: readonly string[]): Json =>
  typeof each === 'object' && each !== null && !Array.isArray(each)
    ? { ...each, ...Object.fromEntries(names.map((name) => [name, null])) }
    : each;

/** Bytes one after another, each in a packet of its own. */
const byteWise: Misbehaviour = (body, res) => {
  const head = withHead(
    `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`,
    Buffer.alloc(0),
  );
  const next = (at: number): void => {
    if (at >= head.length) return void res.socket?.end(body);
    res.socket?.write(head.subarray(at, at + 1));
    setImmediate(next, at + 1);
  };
  next(0);
};

const chunked = (body: Buffer, size: number, extension = '') => {
  const parts: Buffer[] = [];
  for (let at = 0; at < body.length; at += size) {
    const part = body.subarray(at, at + size);
    parts.push(Buffer.from(`${part.length.toString(16)}${extension}\r\n`), part, Buffer.from('\r\n'));
  }
  return withHead(
    'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n',
    Buffer.concat([...parts, Buffer.from('0\r\n\r\n')]),
  );
};

/**
 * What an upstream, and what stands before it, may do to every answer at once. Pages that were seen before show none of it. Left
 * out is what the contract has words for: an article that is said not to exist is gone.
 */
export const misbehaviours = {
  // The head
  'headers byte by byte': byteWise,
  'three thousand headers': raw((body) =>
    withHead(
      many(3_000, (at) => `a${at % 10}:1\r\n`),
      body,
    ),
  ),
  'nine hundred different headers': raw((body) =>
    withHead(
      many(900, (at) => `x-${at}: ${at}\r\n`),
      body,
    ),
  ),
  'a header of 20 kB': raw((body) => withHead(`X-Long: ${'x'.repeat(20_000)}\r\n`, body)),
  'a header with a control sign': raw((body) => withHead('X-Bad: \u0001\u0000\r\n', body)),
  'a header without a colon': raw((body) => withHead('nonsense\r\n', body)),
  'a header that goes on in the next line': raw((body) => withHead('X-Old: a\r\n b\r\n', body)),
  'no head at all': raw((body) => body),
  'a head without headers': raw((body) => withHead('', body)),
  'five hundred early hints': raw((body) =>
    Buffer.concat([
      Buffer.from(many(500, () => 'HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n')),
      withHead('Content-Type: application/json\r\nConnection: close\r\n', body),
    ]),
  ),
  'a length and chunks': raw((body) => withHead('Content-Length: 5\r\nTransfer-Encoding: chunked\r\n', body)),
  'a negative length': raw((body) => withHead('Content-Length: -1\r\n', body)),
  'another protocol version': raw((body) => Buffer.concat([Buffer.from('HTTP/9.9 200 OK\r\n\r\n'), body])),
  'a status that is none': raw((body) => Buffer.concat([Buffer.from('HTTP/1.1 99999 X\r\n\r\n'), body])),
  'two answers to one call': (body, res) =>
    void res.socket?.end(Buffer.concat([withHead('Content-Length: 2\r\n', Buffer.from('{}')), body])),
  // Statuses
  'status 204': answer('', {}, 204),
  'status 206 with half': (body, res) =>
    void res.writeHead(206, json).end(body.subarray(0, body.length >> 1)),
  'status 401': answer('{"success":false,"data":null}', json, 401),
  'status 403 in HTML': answer('<h1>Forbidden</h1>', { 'content-type': 'text/html' }, 403),
  'status 404 in HTML': answer('<h1>Not Found</h1>', { 'content-type': 'text/html' }, 404),
  'status 404 and the answer': (body, res) => void res.writeHead(404, json).end(body),
  'status 400 with an object': answer('{}', json, 400),
  'status 422': answer('{"success":false,"errors":["no"]}', json, 422),
  'status 503 in HTML': answer('<h1>Back soon</h1>', { 'content-type': 'text/html' }, 503),
  'status 301 to itself': (_body, res, url) => void res.writeHead(301, { location: url }).end(),
  // Chunks and encodings
  'chunks of one byte': raw((body) => chunked(body, 1)),
  'chunks with extensions': raw((body) => chunked(body, 50, `;a=${'x'.repeat(500)}`)),
  'a chunk of no length': raw(() =>
    withHead('Transfer-Encoding: chunked\r\n', Buffer.from('zz\r\n{}\r\n0\r\n\r\n')),
  ),
  'chunks without an end': raw((body) => chunked(body, 100).subarray(0, -5)),
  'gzip cut short': bent((body) => gzipSync(body).subarray(0, -20), encoding('gzip')),
  'gzip twice, said once': bent((body) => gzipSync(gzipSync(body)), encoding('gzip')),
  'brotli that is none': bent((body) => body, encoding('br')),
  'gzip that is brotli': bent((body) => brotliCompressSync(body), encoding('gzip')),
  'deflate without its head': bent((body) => deflateRawSync(body), encoding('deflate')),
  'a hundred encodings': bent((body) => body, encoding(many(100, () => 'gzip, ') + 'gzip')),
  'an encoding nobody knows': bent((body) => gzipSync(body), encoding('x-own')),
  // Texts
  'Latin-1, undeclared': bent(latin1),
  'Latin-1, declared': bent(latin1, charset('iso-8859-1')),
  'Latin-1, declared as UTF-8': bent(latin1, charset('utf-8')),
  'UTF-16, undeclared': bent((body) => Buffer.from(body.toString(), 'utf16le')),
  'UTF-16, declared': bent((body) => Buffer.from(body.toString(), 'utf16le'), charset('utf-16le')),
  'UTF-8, declared as UTF-16': bent((body) => body, charset('utf-16')),
  'a charset nobody knows': bent((body) => body, charset('"utf8mb4"')),
  'cut within a character': bent((body) => Buffer.concat([body.subarray(0, -1), Buffer.from([0xe2, 0x82])])),
  'bytes that are no text': bent(() => Buffer.from([0xff, 0xfe, 0xfd, 0x00, 0xc0, 0xaf])),
  'a byte order mark': bent((body) => `\uFEFF${body.toString()}`),
  'zeros between letters': bent((body) => Buffer.from([...body].flatMap((byte) => [byte, 0]))),
  'spaces, 2 MB of them': bent((body) => Buffer.concat([Buffer.alloc(2_000_000, ' '), body])),
  // JSON
  'a list twice, empty first': bent((body) => body.toString().replace('{', '{"items":[],"data":null,')),
  'a list twice, empty last': bent((body) => `${body.toString().slice(0, -1)},"items":[]}`),
  'a comma too many': bent((body) => `${body.toString().slice(0, -1)},}`),
  'two answers in one': bent((body) => `${body.toString()}${body.toString()}`),
  'a guard before it': bent((body) => `)]}',\n${body.toString()}`),
  'a script around it': bent((body) => `callback(${body.toString()})`),
  'not a number': bent((body) => body.toString().replaceAll(/:\d+/g, ':NaN')),
  'as a text': bent((body) => JSON.stringify(body.toString())),
  'a hundred thousand brackets': answer('['.repeat(100_000)),
  'objects within objects': answer(`${'{"items":'.repeat(5_000)}[]${'}'.repeat(5_000)}`),
  'a million nothings': answer(`{"items":[${many(1_000_000, () => 'null,')}null]}`),
  'a number of 100,000 digits': answer(`{"items":[${'9'.repeat(100_000)}]}`),
  'fields of the prototype': bent((body) => body.toString().replaceAll('"items"', '"__proto__"')),
  'fields in capitals': bent((body) => body.toString().replaceAll(/"(\w+)":/g, (name) => name.toUpperCase())),
  // Lists and fields
  'every list empty': lists(() => []),
  'every list an object': bentJson(
    (value) => JSON.parse(JSON.stringify(value).replaceAll(/\[[^[\]]*\]/g, '{}')) as Json,
  ),
  'every list nothing': bentJson(everyField((_name, field) => (Array.isArray(field) ? null : field))),
  'one entry left in each list': lists((list) => list.slice(-1)),
  'half of each list': lists((list) => list.slice(0, list.length >> 1)),
  'each list without its deepest entries': bentJson(
    (value) =>
      JSON.parse(JSON.stringify(value).replaceAll(/"children":\[[^[\]]*\]/g, '"children":[]')) as Json,
  ),
  'every second entry nothing': everySecond(() => null),
  'every second entry without id': everySecond((each) => without(each, 'id', 'article_id', 'name', 'link')),
  'every second entry a text': everySecond(() => 'entry'),
  'no titles': named(['title', 'name', 'text', 'alias'], false),
  'no ids': named(['id', 'article_id'], null),
  'negative ids': named(['id', 'article_id'], -1),
  'no addresses': named(['link', 'url'], ''),
  'no content': named(['content', 'shortContent'], ''),
  'content that may not be shown': named(['content'], '<script>alert(1)</script>'),
  'no data': bentJson(
    everyField((name, field) => (name === 'data' && typeof field === 'object' ? {} : field)),
  ),
  'texts of 100,000 letters': bentJson(
    everyField((name, field) =>
      typeof field === 'string' && name !== 'content'
        ? `${field} ${'lettre '.repeat(15_000)}`.slice(0, 100_000)
        : field,
    ),
  ),
  'a hundred times as many': lists((list) =>
    list.some((each) => JSON.stringify(each).includes('['))
      ? list
      : Array.from({ length: 100 }, () => list).flat(),
  ),
  // Answers of others
  'an answer of another call': answer(
    '{"success":true,"data":{"id":1,"title":"Autre"},"items":[{"id":1,"title":"Autre"}]}',
  ),
  'a page of a firewall': answer('<html><head><title>Request Rejected</title></head></html>', json),
  'an error with status 200': answer('{"error":{"code":500,"message":"Internal"}}'),
  'a debugger before it': bent(
    (body) => `<br /><b>Warning</b>: x in /a.php on line 1<br />${body.toString()}`,
  ),
} as const satisfies Record<string, Misbehaviour>;
export type MisbehaviourName = keyof typeof misbehaviours;
