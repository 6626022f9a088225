import { fileURLToPath } from 'node:url';
import { Router, type RequestHandler } from 'express';
import serveStaticGzip from 'express-static-gzip';
import { skinFiles } from '#shared/projects/skins.ts';
import { sendNotFound, setCacheHeaders, type Lifetime } from '#server/http/cache-headers.ts';
import { visitOf } from '#server/http/request-context.ts';

const built = fileURLToPath(new URL('../../dist/client', import.meta.url));

const missing: RequestHandler = (_req, res) => {
  // Of a packed file that has gone since.
  res.removeHeader('Content-Encoding');
  sendNotFound(res);
};

const icons = {
  '/favicon.svg': 'favicon',
  '/favicon.ico': 'faviconIco',
  '/apple-touch-icon.png': 'appleTouchIcon',
} as const satisfies Record<string, keyof ReturnType<typeof skinFiles>>;

const isIcon = (path: string): path is keyof typeof icons => path in icons;

/** Addresses that browsers ask every host for: each shows the icon of the host's company. */
export const siteIcons: RequestHandler = (req, res, next) => {
  if (isIcon(req.path)) req.url = skinFiles(visitOf(res).project.skin)[icons[req.path]];
  next();
};

const refuseUndecodable: RequestHandler = (req, res, next) => {
  try {
    decodeURIComponent(req.path);
  } catch {
    return missing(req, res, next);
  }
  return next();
};

/** The smallest form that the client takes, brotli first. @param validators whether browsers may ask for changes. */
const filesIn = (folder: string, lifetime: Lifetime, validators: boolean) =>
  serveStaticGzip(`${built}/${folder}`, {
    enableBrotli: true,
    orderPreference: ['br'],
    index: false,
    serveStatic: {
      index: false,
      redirect: false,
      etag: validators,
      lastModified: validators,
      setHeaders: (res) => setCacheHeaders(res as never, lifetime),
    },
  });

/** Files of the build, packed by it, read once. A missing one is not remembered: during a rollout it may come. */
export const createStaticFiles = (): RequestHandler => {
  const router = Router({ caseSensitive: true, strict: true });
  router.use('/assets', refuseUndecodable, filesIn('assets', 'immutable', false), missing);
  for (const folder of ['icons', 'images', 'badges'])
    router.use(`/${folder}`, refuseUndecodable, filesIn(folder, 'publicFile', true), missing);
  return router;
};

const partOfPage =
  /\.(?:avif|css|gif|ico|jpe?g|js|json|map|mjs|mp4|pdf|png|svg|txt|webmanifest|webp|woff2?|xml)$/;

/** For what a page loads; every other unknown address is answered with the 404 page, `/index.html` too. */
export const missingFile: RequestHandler = (req, res, next) =>
  partOfPage.test(req.path) ? missing(req, res, next) : next();
