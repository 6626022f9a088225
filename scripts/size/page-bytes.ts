import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

/** What a first visit of a page loads, in bytes as brotli sends them. */
export interface PageBytes {
  /** All scripts that the page names. */
  readonly js: number;
  /** All its style sheets. */
  readonly css: number;
  /** The document. */
  readonly html: number;
}

/** A kind of page: an address that shows it, and what it may load at most. */
interface PageBudget extends PageBytes {
  readonly host: string;
  readonly path: string;
}

/** Ceilings, not targets: nothing is built to go below them. */
export const budgets = JSON.parse(
  readFileSync(new URL('size-budget.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, PageBudget>>;

/**
 * @param html the document as the site sends it.
 * @param built the folder that the build has filled with assets, each packed beside itself.
 */
export const measurePage = (html: string, built: string): PageBytes => {
  // The build leaves a file as it is where packing gains nothing.
  const packedSize = (file: string) =>
    (statSync(`${built}${file}.br`, { throwIfNoEntry: false }) ?? statSync(built + file)).size;
  const sizeOf = (files: RegExp) =>
    [...new Set(Array.from(html.matchAll(files), ([, file = '']) => file))].reduce(
      (sum, file) => sum + packedSize(file),
      0,
    );
  return {
    js: sizeOf(/"(\/assets\/[^"]+\.js)"/g),
    css: sizeOf(/"(\/assets\/[^"]+\.css)"/g),
    html: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
  };
};

/** Where a page is over its budget: name, what it has, what it may have. */
export const overBudget = (page: PageBytes, budget: PageBytes): readonly string[] =>
  (['js', 'css', 'html'] as const)
    .filter((name) => page[name] > budget[name])
    .map((name) => `${name}: ${page[name]}, at most ${budget[name]}`);
