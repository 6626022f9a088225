import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodingFor, unpack } from './encodings.ts';
import type { KeptPage } from './page-cache.ts';

/**
 * Writes kept bytes, or that the reader has them already. Headers set before stay, but for those the page has. Returns
 * the status.
 */
export const sendKept = (req: IncomingMessage, res: ServerResponse, page: KeptPage): number => {
  if (page.status === 200 && isKnown(req.headers['if-none-match'], page.etag)) {
    res.writeHead(304, page.headers as string[]).end();
    return 304;
  }
  const encoding = encodingFor(req.headers['accept-encoding']);
  if (encoding === 'identity') {
    void sendUnpacked(req, res, page);
    return page.status;
  }
  const body = page.body[encoding];
  res.writeHead(page.status, [
    ...page.headers,
    'Content-Encoding',
    encoding,
    'Content-Length',
    String(body.length),
  ]);
  res.end(req.method === 'HEAD' ? undefined : body);
  return page.status;
};

const sendUnpacked = async (req: IncomingMessage, res: ServerResponse, page: KeptPage): Promise<void> => {
  const body = await unpack(page.body);
  res.writeHead(page.status, [...page.headers, 'Content-Length', String(body.length)]);
  res.end(req.method === 'HEAD' ? undefined : body);
};

/** Weak comparison: the tag of any encoding will do. */
const isKnown = (known: string | undefined, etag: string): boolean =>
  known !== undefined && (known === etag || known === '*' || known.includes(etag.slice(2)));
