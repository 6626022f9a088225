import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';

/** An answer that is asked for again and seldom changes: whoever has it gets 304 and no body (Express compares). */
export const withEtag: RequestHandler = (_req, res, next) => {
  const send = res.json.bind(res);
  res.json = (body: unknown) => {
    if (res.statusCode === 200) {
      const hash = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
      res.set('ETag', `W/"${hash.slice(0, 22)}"`);
    }
    return send(body);
  };
  next();
};
