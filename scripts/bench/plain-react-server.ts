import { readFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import compression from 'compression';
import express from 'express';
import { JSDOM } from 'jsdom';
import { createElement, type ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * The yardstick of an uncached render: plain Express with `compression`, and React that streams the same markup from plain
 * data, element by element: no words to look up, no router, no head or state to work out, no content to ask for.
 * `node scripts/bench/plain-react-server.ts <port> <file with paths and documents as JSON>`.
 */
interface PlainElement {
  readonly tag: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly (PlainElement | string)[];
}

const reactNames: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  autocomplete: 'autoComplete',
  maxlength: 'maxLength',
  autofocus: 'autoFocus',
  crossorigin: 'crossOrigin',
  fetchpriority: 'fetchPriority',
  srcset: 'srcSet',
  hreflang: 'hrefLang',
  enterkeyhint: 'enterKeyHint',
  inputmode: 'inputMode',
  novalidate: 'noValidate',
  readonly: 'readOnly',
  datetime: 'dateTime',
  referrerpolicy: 'referrerPolicy',
  allowfullscreen: 'allowFullScreen',
};

/** Written without a value; React takes an empty one for false. */
const switches: ReadonlySet<string> = new Set([
  'hidden',
  'disabled',
  'required',
  'checked',
  'multiple',
  'inert',
  'open',
]);

const styleOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text
      .split(';')
      .filter((rule) => rule.includes(':'))
      .map((rule) => [rule.slice(0, rule.indexOf(':')).trim(), rule.slice(rule.indexOf(':') + 1).trim()]),
  );

const plainOf = (element: Element): PlainElement => ({
  tag: element.localName,
  props: Object.fromEntries(
    Array.from(element.attributes, ({ name, value }) => [
      reactNames[name] ?? name,
      name === 'style' ? styleOf(value) : switches.has(name) || value,
    ]),
  ),
  children: Array.from(element.childNodes).flatMap((node): readonly (PlainElement | string)[] => {
    if (node.nodeType === node.ELEMENT_NODE) return [plainOf(node as Element)];
    return node.nodeType === node.TEXT_NODE ? [node.textContent ?? ''] : [];
  }),
});

const elementOf = ({ tag, props, children }: PlainElement): ReactElement =>
  createElement(
    tag,
    props,
    ...children.map((child) => (typeof child === 'string' ? child : elementOf(child))),
  );

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
