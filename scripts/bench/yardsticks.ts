import { readFileSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import compression from 'compression';
import express from 'express';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { createElement, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** An answer to send as it is, its body in base 64. */
export interface BareAnswer {
  readonly headers: OutgoingHttpHeaders;
  readonly body: string;
}

/** `node:http` that sends one answer from memory, whatever is asked for; 304 to who has it. */
const bare = ({ headers, body }: BareAnswer) => {
  const bytes = Buffer.from(body, 'base64');
  const { 'content-length': _length, 'content-type': _type, ...ofNothing } = headers;
  return createServer((req, res) => {
    if (req.headers['if-none-match'] !== undefined) res.writeHead(304, ofNothing).end();
    else res.writeHead(200, headers).end(bytes);
  });
};

/** Plain Express with `compression`, and React that streams the markup of these documents, by host and path. */
const plainReact = (documents: Readonly<Record<string, string>>) => {
  const pages = new Map(
    Object.entries(documents).map(([address, html]) => {
      const start = html.indexOf('<div id="root">');
      const end = html.lastIndexOf('<script type="application/json"');
      const root = parseFragment(html.slice(start, end)).childNodes;
      return [address, { before: html.slice(0, start), root, after: html.slice(end) }];
    }),
  );
  return express()
    .use(compression())
    .use((req, res) => {
      const page = pages.get(req.hostname + req.url);
      if (!page) return void res.sendStatus(404);
      const { pipe } = renderToPipeableStream(page.root.map(elementOf), {
        onShellReady: () => {
          res.type('html').write(page.before);
          pipe(res);
        },
      });
    });
};

/** Elements are made for each page, as components make them; a switch like `hidden` is written without a value. */
const elementOf = (node: Node, key: number): ReactNode => {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  if (!('tagName' in node)) return null;
  const attributes = node.attrs.map(({ name, value }) => [
    name,
    value === '' && name !== 'alt' ? true : value,
  ]);
  return createElement(
    node.tagName,
    { key, ...(Object.fromEntries(attributes) as object) },
    ...node.childNodes.map(elementOf),
  );
};

// `node scripts/bench/yardsticks.ts bare|react <port> <file>`
if (import.meta.main) {
  const [kind, port, file = ''] = process.argv.slice(2);
  const given: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const server = kind === 'bare' ? bare(given as BareAnswer) : plainReact(given as Record<string, string>);
  server.listen(Number(port), '127.0.0.1');
}
