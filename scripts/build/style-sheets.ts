import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Where the block ends that begins behind `start`; braces in quoted text count for nothing. */
export const endOfBlock = (css: string, start: number): number => {
  let depth = 1;
  for (const { 0: sign, index } of css.slice(start).matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{}]/g)) {
    if (sign === '{') depth++;
    else if (sign === '}') depth--;
    if (depth === 0) return start + index;
  }
  throw new Error('a style sheet ends within a block');
};

/** Without white space and comments around it; Vite leaves one of its own at the end. */
const trimmed = (css: string): string => css.replace(/^(?:\s+|\/\*.*?\*\/)+/s, '');

/** The marked blocks of a compiled sheet, by name, in their order. Throws where something stands outside of them. */
export const splitSheets = (css: string): ReadonlyMap<string, string> => {
  const sheets = new Map<string, string>();
  let rest = trimmed(css);
  while (rest !== '') {
    const [opening, name] = /^@layer sheet-(\w+)\s*\{/.exec(rest) ?? [];
    if (!opening || !name) throw new Error(`these styles belong to no sheet: ${rest.slice(0, 80)}`);
    const end = endOfBlock(rest, opening.length);
    sheets.set(name, (sheets.get(name) ?? '') + rest.slice(opening.length, end));
    rest = trimmed(rest.slice(end + 1));
  }
  return sheets;
};

/**
 * The styles of the browser build in a few large files, whatever chunk has asked for them: many small ones pack worse.
 * `.vite/sheets.json` names the files.
 *
 * @param root what the paths handed to `sheetOf` are relative to.
 * @param names in the order in which pages name them.
 */
export const styleSheets = (
  root: string,
  names: readonly string[],
  sheetOf: (file: string) => string,
): Plugin[] => [
  {
    // Between what compiles a file and what puts all of them together.
    name: 'mark-style-sheets',
    transform: {
      filter: { id: /\.css$/ },
      handler: (css, id) => `@layer sheet-${sheetOf(relative(root, id))}{${css}}`,
    },
  },
  {
    // After that, and before files are packed.
    name: 'split-style-sheets',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files: Record<string, string> = {};
      for (const [name, asset] of Object.entries(bundle)) {
        if (asset.type !== 'asset' || !name.endsWith('.css')) continue;
        delete bundle[name];
        const sheets = splitSheets(String(asset.source));
        for (const sheet of names) {
          const source = sheets.get(sheet) ?? '';
          files[sheet] = this.getFileName(this.emitFile({ type: 'asset', name: `${sheet}.css`, source }));
        }
      }
      this.emitFile({ type: 'asset', fileName: '.vite/sheets.json', source: JSON.stringify(files) });
    },
  },
];
