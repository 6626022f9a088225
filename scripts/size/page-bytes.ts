import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

/** What a first visit of a page loads, in bytes as brotli sends them. */
export interface PageBytes {
  /** The entry and all that the page preloads. */
  readonly js: number;
  readonly css: number;
  /** The whole document. */
  readonly html: number;
}

/** A kind of page: an address that shows it, and what it may load at most. */
interface PageBudget extends PageBytes {
  readonly host: string;
  readonly path: string;
}

/** By kind of page. They are ceilings: nothing is gained below them. */
export const budgets = JSON.parse(
  readFileSync(new URL('size-budget.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, PageBudget>>;

/**
 * @param html the document as the site sends it.
 * @param built the folder that the build has filled with assets, each compressed beside itself.
 */
export const measurePage = (html: string, built: string): PageBytes => {
  // The build leaves a file as it is where compressing gains nothing.
  const sizeOf = (file: string): number =>
    (statSync(`${built}${file}.br`, { throwIfNoEntry: false }) ?? statSync(built + file)).size;
  const sizeOfAll = (pattern: RegExp): number =>
    [...new Set(Array.from(html.matchAll(pattern), ([, file = '']) => file))]
      .map(sizeOf)
      .reduce((sum, size) => sum + size, 0);
  return {
    js: sizeOfAll(/(?:rel="modulepreload"[^>]* href=|\.src=)"([^"]+\.js)"/g),
    css: sizeOfAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g),
    html: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length,
  };
};

/** Where a page is over its budget: name, what it has, what it may have. */
export const overBudget = (page: PageBytes, budget: PageBytes): readonly string[] =>
  (['js', 'css', 'html'] as const)
    .filter((name) => page[name] > budget[name])
    .map((name) => `${name}: ${page[name]}, at most ${budget[name]}`);
