import { JSDOM } from 'jsdom';
import type { Page } from 'playwright';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import { elementOf, plainOf, type PlainElement } from '../bench/plain-elements.ts';

/** A page of ours as plain data, without router, words, head and late parts. */
export interface PlainPage {
  readonly path: string;
  readonly root: PlainElement;
}

/** What a browser is given in place of ours. */
export interface BareSite {
  readonly html: string;
  readonly script: string;
}

/** The script of the bare pages, built as ours is. */
export const buildBareScript = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rolldownOptions: { input: 'scripts/interactions/bare-page.ts' } },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const [script] = outputs.flatMap((each) => ('output' in each ? each.output : []));
  if (script?.type !== 'chunk') throw new Error('the bare page was not built');
  return script.code;
};

const rootOf = (html: string): PlainElement =>
  plainOf(new JSDOM(html).window.document.querySelector('#root') as Element);

/** What is served at a path. */
export interface ServedPage {
  readonly path: string;
  readonly html: string;
}

/**
 * The first of these pages with the same markup by plain elements and with all its styles, and nothing to run but what may
 * show the others.
 */
export const bareDocument = (served: readonly [ServedPage, ...ServedPage[]]): string => {
  const [{ html }] = served;
  const pages = served.map((page): PlainPage => ({ path: page.path, root: rootOf(page.html) }));
  const markup = renderToString(
    pages[0]?.root.children.map((child) => (typeof child === 'string' ? child : elementOf(child))),
  );
  const start = html.indexOf('<div id="root">');
  const head = html.slice(0, start).replaceAll(/<link rel="(?:modulepreload|preload" as="fetch)"[^>]*>/g, '');
  const lateSheets = html.slice(start).match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  const data = JSON.stringify(pages).replaceAll('<', String.raw`\u003c`);
  return `${head}<div id="root">${markup}</div>
<script type="application/json" id="pages">${data}</script><script type="module" src="/bare-page.js"></script>
${lateSheets.join('')}</body></html>`;
};

/** Serves every document as a bare page; styles and pictures stay the site's. */
export const serveBare = async (page: Page, { html, script }: BareSite): Promise<void> => {
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.url().endsWith('/bare-page.js'))
      return route.fulfill({ contentType: 'text/javascript', body: script });
    if (!request.isNavigationRequest()) return route.continue();
    await route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
  });
};
