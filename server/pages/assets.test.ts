import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '#shared/projects/locales.ts';
import { fontsOfPage } from './assets.ts';

const css = readFileSync(new URL('../../client/styles/fonts.css', import.meta.url), 'utf8');

test.each([
  ['de-DE', ['latin']],
  ['nb-NO', ['latin']],
  ['pl-PL', ['latin', 'european']],
  ['el-GR', ['latin', 'greek']],
  ['bg-BG', ['latin', 'cyrillic']],
])('a page in %s begins with %s', (tag, scripts) => {
  expect(fontsOfPage(tag).map((file) => /inter-(\w+)-wght/.exec(file)?.[1])).toEqual(scripts);
});

test('every font that a page names is one that its styles use', () => {
  for (const { tag } of Object.values(locales))
    for (const file of fontsOfPage(tag)) expect(css).toContain(file.split('/').at(-1));
});
