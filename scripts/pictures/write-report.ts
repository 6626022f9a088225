import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import escapeHtml from 'escape-html';
import type { Difference } from './compare-pictures.ts';
import type { Picture } from './take-pictures.ts';

/** A screen in one view whose two pictures differ. */
export interface Finding extends Difference {
  readonly screen: string;
  readonly view: string;
}

const styles =
  ':root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{margin:2rem}figure{margin:0}' +
  '.row{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:1rem;align-items:start}' +
  'img{max-width:100%;border:1px solid GrayText}h2{margin-block:2rem .5rem}';

const figure = (folder: string, name: string, caption: string, picture: Picture | null): string => {
  if (picture === null) return '';
  if (typeof picture === 'string')
    return `<figure><figcaption>${caption}</figcaption><p>${escapeHtml(picture)}</p></figure>`;
  writeFileSync(join(folder, name), picture);
  return `<figure><figcaption>${caption}</figcaption><a href="${name}"><img src="${name}" alt="${caption}" loading="lazy"></a></figure>`;
};

/** Writes the pictures that differ and a page that shows them side by side. Returns the page's path. */
export const writeReport = (
  folder: string,
  commit: string,
  looked: number,
  findings: readonly Finding[],
): string => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const rows = findings.map((finding, index) => {
    const { screen, view, pixels, before, after, marked } = finding;
    const count = Number.isFinite(pixels) ? `${pixels} pixels` : 'shown on one side only';
    return (
      `<h2>${escapeHtml(screen)} <small>${view}, ${count}</small></h2><div class="row">` +
      figure(folder, `${index}-before.png`, 'before', before) +
      figure(folder, `${index}-after.png`, 'now', after) +
      `${figure(folder, `${index}-marked.png`, 'what differs', marked)}</div>`
    );
  });
  const title = `${findings.length} of ${looked} pictures differ from ${escapeHtml(commit)}`;
  const path = join(folder, 'index.html');
  writeFileSync(
    path,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${styles}</style><h1>${title}</h1>${rows.join('')}</html>\n`,
  );
  return path;
};
