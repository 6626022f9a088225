import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodingFor, unpack } from './encodings.ts';
import type { KeptPage } from './page-cache.ts';

/** Writes kept bytes, or that the reader has them already. Headers set before stay, but for those the page has. */
export const sendKept = (req: IncomingMessage, res: ServerResponse, page: KeptPage): void => {
  if (page.status === 200 && isKnown(req.headers['if-none-match'], page.etag)) {
    res.writeHead(304, page.headers as string[]).end();
    return;
  }
  const encoding = encodingFor(req.headers['accept-encoding']);
  if (encoding === 'identity') return void sendUnpacked(req, res, page);
  const body = page.body[encoding];
  res.writeHead(page.status, [
    ...page.headers,
    'Content-Encoding',
    encoding,
    'Content-Length',
    String(body.length),
  ]);
  res.end(req.method === 'HEAD' ? undefined : body);
};

const sendUnpacked = async (req: IncomingMessage, res: ServerResponse, page: KeptPage): Promise<void> => {
  const body = await unpack(page.body);
  res.writeHead(page.status, [...page.headers, 'Content-Length', String(body.length)]);
  res.end(req.method === 'HEAD' ? undefined : body);
};

/** Weak comparison: the tag of any encoding will do. */
const isKnown = (known: string | undefined, etag: string): boolean =>
  known !== undefined && (known === etag || known === '*' || known.includes(etag.slice(2)));
