import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodingFor, unpack, type Packing } from './encodings.ts';
import type { KeptAnswer } from './answer.ts';

/** A kept answer's bytes in a form; a promise where nobody has asked for that form before. */
export type PackedAs = (answer: KeptAnswer, packing: Packing) => Buffer | Promise<Buffer>;

/**
 * Writes kept bytes, or that the reader has them already. Headers set before stay, but for those the answer has. Returns
 * the status.
 */
export const sendKept = (
  req: IncomingMessage,
  res: ServerResponse,
  answer: KeptAnswer,
  packedAs: PackedAs,
): number => {
  if (answer.status === 200 && isKnown(req.headers['if-none-match'], answer.etag)) {
    res.writeHead(304, answer.headers as string[]).end();
    return 304;
  }
  const encoding = encodingFor(req.headers['accept-encoding']);
  if (encoding === 'identity' && req.method === 'HEAD') {
    res.writeHead(answer.status, [...answer.headers, 'Content-Length', String(answer.length)]).end();
    return answer.status;
  }
  const write = (body: Buffer): void => {
    const form = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
    res.writeHead(answer.status, [...answer.headers, ...form, 'Content-Length', String(body.length)]);
    res.end(req.method === 'HEAD' ? undefined : body);
  };
  const body = encoding === 'identity' ? unpack(answer.body) : packedAs(answer, encoding);
  if (body instanceof Promise) body.then(write, () => res.destroy());
  else write(body);
  return answer.status;
};

/** Weak comparison: the tag of any encoding will do. */
const isKnown = (known: string | undefined, etag: string): boolean =>
  known !== undefined && (known === etag || known === '*' || known.includes(etag.slice(2)));
