import { fileURLToPath } from 'node:url';
import express, { Router, type RequestHandler } from 'express';
import { skinFiles } from '#shared/projects/skins.ts';
import { setCacheHeaders } from '#server/http/cache-headers.ts';
import { visitOf } from '#server/http/visit.ts';

const built = fileURLToPath(new URL('../../dist/client', import.meta.url));

/** A file that is not there: a line, never a page, and remembered by nobody. */
const missing: RequestHandler = (_req, res) => {
  setCacheHeaders(res, 'never');
  res.status(404).type('text').send('not found\n');
};

/** Files of `public/`: their names carry no hash, so they are asked for again after a day. */
const publicAge = 'public, max-age=86400, stale-while-revalidate=604800';

/** `/favicon.svg` is one address on every host: there it shows the icon of the host's company. */
export const favicon: RequestHandler = (req, res, next) => {
  if (req.path === '/favicon.svg') req.url = skinFiles(visitOf(res).project.skin).favicon;
  next();
};

/** Hashed assets for a year; a missing one is never remembered: during a rollout it may be there in a second. */
export const staticFiles: RequestHandler = Router({ caseSensitive: true, strict: true })
  .use(
    '/assets',
    express.static(`${built}/assets`, {
      index: false,
      redirect: false,
      etag: false,
      lastModified: false,
      setHeaders: (res) => setCacheHeaders(res as never, 'immutable'),
    }),
    missing,
  )
  .use(['/icons', '/images', '/badges'], (req, res, next) =>
    express.static(built + req.baseUrl, {
      index: false,
      redirect: false,
      setHeaders: (response) => response.setHeader('Cache-Control', publicAge),
    })(req, res, (error) => (error ? next(error) : missing(req, res, next))),
  );

/** Stands behind all that has a file's name: no page has one. */
export const missingFile: RequestHandler = (req, res, next) =>
  /\.[a-z\d]+$/.test(req.path) ? missing(req, res, next) : next();
