import { readFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import compression from 'compression';
import express from 'express';
import { JSDOM } from 'jsdom';
import { renderToPipeableStream } from 'react-dom/server';
import { elementOf, plainOf } from './plain-elements.ts';

/**
 * The yardstick of an uncached render: plain Express with `compression`, and React that streams the same markup from plain
 * data, element by element: no words to look up, no router, no head or state to work out, no content to ask for.
 * `node scripts/bench/plain-react-server.ts <port> <file with paths and documents as JSON>`.
 */
const [port = '', file = ''] = process.argv.slice(2);
const documents = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
const pages = new Map(
  Object.entries(documents).map(([address, html]) => {
    const root = new JSDOM(html).window.document.querySelector('#root') as Element;
    const start = html.indexOf('<div id="root">');
    const end = html.lastIndexOf('<script type="application/json"');
    return [address, { root: plainOf(root), before: html.slice(0, start), after: html.slice(end) }];
  }),
);

express()
  .use(compression())
  .use((req, res) => {
    const page = pages.get(req.hostname + req.url);
    if (!page) return void res.sendStatus(404);
    const markup = new PassThrough();
    markup.on('data', (piece: Buffer) => res.write(piece)).on('end', () => res.end(page.after));
    const { pipe } = renderToPipeableStream(elementOf(page.root), {
      onShellReady: () => {
        res.type('html').write(page.before);
        pipe(markup);
      },
    });
  })
  .listen(Number(port), '127.0.0.1');
