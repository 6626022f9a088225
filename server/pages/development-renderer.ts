import { readFileSync } from 'node:fs';
import { createServer as createHttpServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { RequestHandler } from 'express';
import { formNames } from '#shared/help-api/forms.ts';
import type { Load } from '#shared/rendering/render-contract.ts';
import type { Renderer } from './render-page.ts';

/** What the files of routes export beside components: a form's action under the form's name. */
export const routeExports: readonly string[] = ['loader', 'action', 'handle', ...formNames];

/**
 * React's refresh gives up on a file that exports more than components, and loads the page anew. It asks this function
 * what to pass over: an edited screen keeps the page's state, an edited loader shows with the next load of the page.
 */
const keepState = `<script>
  document.documentElement.dataset.script = '';
  window.__getReactRefreshIgnoredExports = ({ id }) =>
    /\\.route\\.tsx/.test(id) ? ${JSON.stringify(routeExports)} : [];
</script>`;

/** `npm run dev`: Vite inside the same Express app; every page is rendered from the sources as they are now. */
export const createDevelopmentRenderer = async () => {
  const { createServer } = await import('vite');
  const root = fileURLToPath(new URL('../..', import.meta.url));
  // Vite wants a server whose upgrades it takes before the site's own is made: this one never listens.
  const upgrades = createHttpServer();
  const vite = await createServer({
    root,
    server: { middlewareMode: true, hmr: { server: upgrades } },
    appType: 'custom',
  });
  const loadModule = async () => (await vite.ssrLoadModule('/client/entry.server.tsx')) as { load: Load };
  // Loaded before the first page asks, whose deadline it would use up. Errors show with that page.
  await loadModule().catch(() => {});
  const renderer: Renderer = {
    load: async (request) => (await loadModule()).load(request),
    assets: {
      template: readFileSync(`${root}/index.html`, 'utf8'),
      build: 'development',
      styles: ['global', 'article', 'print']
        .map((name) => `<link rel="stylesheet" href="/client/styles/${name}.css">`)
        .join(''),
      fonts: () => '',
      start: keepState,
      preloads: () => '<script type="module" src="/client/entry.client.tsx"></script>',
      scriptHash: '',
    },
    finish: (url, document) => vite.transformIndexHtml(url, document),
  };
  return {
    renderer,
    middleware: ((req, res, next) => {
      // Sources change without the content: the browser's copy is never valid.
      delete req.headers['if-none-match'];
      vite.middlewares(req, res, next);
    }) satisfies RequestHandler,
    /** Takes Vite's socket on the site's port once the site is ready: an open page waits for it and then reloads. */
    takeSocket: (site: Server, ready: Promise<unknown>) =>
      site.on('upgrade', (...upgrade) => void ready.then(() => upgrades.emit('upgrade', ...upgrade))),
  };
};
