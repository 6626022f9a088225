import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sheetOf } from '#client/styles/sheets.ts';
import { shortClassNames } from '../../scripts/build/short-class-names.ts';
import { splitSheets } from '../../scripts/build/style-sheets.ts';

test('what was compiled as one is put into its sheets again, in its order', () => {
  const css =
    '@layer sheet-shell{a{color:red}@media print{a{color:#000}}}\n' +
    '@layer sheet-rest{b::before{content:"}"}}@layer sheet-shell{@layer base{i{top:0}}}/*$vite$:1*/';
  expect([...splitSheets(css)]).toEqual([
    ['shell', 'a{color:red}@media print{a{color:#000}}@layer base{i{top:0}}'],
    ['rest', 'b::before{content:"}"}'],
  ]);
});

test.each(['a{color:red}', '@layer sheet-shell{a{color:red}', '@layer other{a{color:red}}'])(
  'styles that belong to no sheet stop the build: %s',
  (css) => expect(() => splitSheets(css)).toThrow(/style/),
);

test.each([
  ['client/styles/global.css', 'shell'],
  ['client/styles/print.css', 'rest'],
  ['client/routes/article/section-list.module.css', 'article'],
  ['client/components/slider/slider.module.css', 'media'],
  ['client/routes/alternatives/parts/item.module.css', 'rest'],
])('%s is in the sheet %s', (file, sheet) => expect(sheetOf(file)).toBe(sheet));

test('class names are the same for both bundles, whichever file comes first', () => {
  const folder = mkdtempSync(join(tmpdir(), 'class-names-'));
  try {
    mkdirSync(join(folder, 'parts'));
    for (const file of ['b.module.css', 'parts/a.module.css', 'plain.css'])
      writeFileSync(join(folder, file), '');
    const [browser, server] = [shortClassNames(folder), shortClassNames(folder)];
    const nameIn = (names: typeof browser) => (name: string, file: string) => names(name, join(folder, file));
    const [inBrowser, onServer] = [nameIn(browser), nameIn(server)];
    expect(inBrowser('title', 'b.module.css')).toBe('a0');
    expect(inBrowser('list', 'b.module.css')).toBe('a1');
    expect(inBrowser('title', 'b.module.css')).toBe('a0');
    expect(onServer('title', 'parts/a.module.css')).toBe(inBrowser('title', 'parts/a.module.css'));
    expect(onServer('title', 'b.module.css')).toBe('a0');
    expect(() => inBrowser('title', 'plain.css')).toThrow('plain.css');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
