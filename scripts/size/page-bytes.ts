import { statSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

/** What a first visit of a page loads, in bytes as brotli sends them. */
export interface PageBytes {
  /** The loader's entry and all that the page preloads. */
  readonly js: number;
  /** The style sheets that it waits for. */
  readonly css: number;
  /** Those that come behind its markup. */
  readonly cssLater: number;
  /** The whole document. */
  readonly html: number;
  /** What is left of the document without the root element's content alone: how dear the rest is. */
  readonly htmlPerMarkup: number;
  /** The hydration state alone. */
  readonly state: number;
}

/** A figure that may not be passed; what is missing is not held. */
export type PageBudget = Partial<PageBytes>;

const brotli = (bytes: string): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const addresses = (html: string, pattern: RegExp): ReadonlySet<string> =>
  new Set(Array.from(html.matchAll(pattern), ([, address = '']) => address));

/**
 * @param html the document as the site sends it.
 * @param built the folder that the build has filled with assets, each packed beside itself.
 */
export const measurePage = (html: string, built: string): PageBytes => {
  // The build leaves a file as it is where packing gains nothing.
  const packedSize = (file: string) =>
    (statSync(`${built}${file}.br`, { throwIfNoEntry: false }) ?? statSync(built + file)).size;
  const sizeOf = (files: ReadonlySet<string>) => [...files].reduce((sum, file) => sum + packedSize(file), 0);
  const whole = brotli(html);
  return {
    js: sizeOf(addresses(html, /(?:rel="modulepreload" href|\.src)="([^"]+\.js)"/g)),
    css: sizeOf(addresses(html, /<link rel="stylesheet" href="([^"]+)"/g)),
    cssLater: sizeOf(addresses(html, /<link rel="stylesheet" fetchpriority="low" href="([^"]+)"/g)),
    html: whole,
    htmlPerMarkup: whole / brotli(textBetween(html, '<div id="root">', '<script type="application/json"')),
    state: brotli(textBetween(html, 'id="state">', '</script>')),
  };
};

const textBetween = (text: string, start: string, end: string): string => {
  const from = text.indexOf(start);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`no ${start} … ${end} in the page`);
  return text.slice(from + start.length, to);
};

/** Where a page is over its budget: name, what it has, what it may have. */
export const overBudget = (page: PageBytes, budget: PageBudget): readonly string[] =>
  (Object.keys(budget) as (keyof PageBytes)[])
    .filter((name) => page[name] > (budget[name] ?? Infinity))
    .map((name) => `${name}: ${round(page[name])}, at most ${budget[name]}`);

/** Bytes whole, ratios to two places. */
export const round = (figure: number): number =>
  figure < 100 ? Math.round(figure * 100) / 100 : Math.round(figure);
