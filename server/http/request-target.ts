import type { IncomingMessage } from 'node:http';

/** Node keeps only the first of two `Host` headers; a proxy in front may have read the second. */
export const hasOneHost = ({ rawHeaders }: IncomingMessage): boolean =>
  // `headersDistinct` makes lists of all headers first: a twentieth of the time of a cached page.
  rawHeaders.filter((name, at) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host')
    .length === 1;

const absoluteForm = /^https?:\/\/([^/?]*)(.*)$/i;

/**
 * Turns an absolute-form target, `GET http://host/path`, into the usual one: its authority stands for `Host`, whatever that
 * says (RFC 9112 3.2.2), so nothing behind sees two ways to ask for a page.
 */
export const readTarget = (req: IncomingMessage): void => {
  if (req.url === undefined || req.url.startsWith('/')) return;
  const [, authority, target = ''] = absoluteForm.exec(req.url) ?? [];
  if (authority === undefined) return;
  req.headers.host = authority;
  req.url = target.startsWith('/') ? target : `/${target}`;
};
