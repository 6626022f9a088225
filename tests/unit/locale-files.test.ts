import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { languages, openLocaleFiles } from '../../scripts/texts/locale-files.ts';

let folder: string;
let files: ReturnType<typeof openLocaleFiles>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'locales-'));
  cpSync(new URL('../../locales/', import.meta.url), folder, { recursive: true });
  files = openLocaleFiles(pathToFileURL(`${folder}/`));
});
afterEach(() => rmSync(folder, { recursive: true }));

const others = languages.filter((language) => language !== 'en');

test('a new text stands in every language in English, marked in all but that one', () => {
  files.add({ key: 'header.onlyInTests', text: 'Basket' });
  for (const language of languages) expect(files.textsOf(language).get('header.onlyInTests')).toBe('Basket');
  for (const language of others) expect(files.untranslated()[language]).toContain('header.onlyInTests');
  expect(files.untranslated().en).toBeUndefined();
  expect(languages.flatMap(files.missingIn)).toEqual([]);
});

test('all else of a file stays as it was', () => {
  const before = readFileSync(join(folder, 'pl.json'), 'utf8');
  files.add({ key: 'onlyInTests.title', text: 'Basket' });
  const after = readFileSync(join(folder, 'pl.json'), 'utf8');
  expect(after).toBe(before.replace(/\n\}\n$/, ',\n  "onlyInTests": {\n    "title": "Basket"\n  }\n}\n'));
});

test('a plural stands in the forms of each language', () => {
  files.add({ key: 'header.items', one: '{{count}} item', text: '{{count}} items' });
  const formsIn = (language: 'en' | 'pl') =>
    [...files.textsOf(language)].filter(([key]) => key.startsWith('header.items'));
  expect(formsIn('en')).toEqual([
    ['header.items_one', '{{count}} item'],
    ['header.items_other', '{{count}} items'],
  ]);
  expect(formsIn('pl').map(([key]) => key)).toEqual([
    'header.items_one',
    'header.items_few',
    'header.items_many',
    'header.items_other',
  ]);
});

test('a translated text loses its mark, a plural all of them, and other languages keep theirs', () => {
  const before = files.untranslated();
  files.add({ key: 'header.items', one: '{{count}} item', text: '{{count}} items' });
  files.done('pl', 'header.items');
  expect(files.untranslated().pl).toEqual(before.pl);
  expect(files.untranslated().fr).toContain('header.items_other');
  expect(() => files.done('pl', 'header.items')).toThrow(/neither marked nor behind/);
});

test('an English text that was changed leaves every translation behind, until each is looked at', () => {
  const english = join(folder, 'en.json');
  writeFileSync(
    english,
    readFileSync(english, 'utf8').replace('"Skip to main content"', '"Go to main content"'),
  );
  expect(others.map(files.behindIn)).toEqual(others.map(() => ['shell.skipToMain']));
  expect(files.behindIn('en')).toEqual([]);
  files.done('pl', 'shell.skipToMain');
  expect(files.behindIn('pl')).toEqual([]);
  expect(files.behindIn('fr')).toEqual(['shell.skipToMain']);
  for (const language of others) if (language !== 'pl') files.done(language, 'shell.skipToMain');
  expect(others.flatMap(files.behindIn)).toEqual([]);
});

test.each(['header.menu', 'header.items'])('the key %s that is there is said to be there', (key) => {
  files.add({ key, text: 'x', ...(key.endsWith('items') && { one: 'y' }) });
  expect(() => files.add({ key, text: 'x' })).toThrow(`${key} is there already`);
});

test.each([
  'common',
  'common.close',
  'common.close.more',
  'breadcrumbs',
  'common.found_one',
  '__proto__.x',
  'a..b',
])('the key %s is refused, and nothing is written', (key) => {
  const before = readFileSync(join(folder, 'en.json'), 'utf8');
  expect(() => files.add({ key, text: 'x' })).toThrow(key);
  expect(readFileSync(join(folder, 'en.json'), 'utf8')).toBe(before);
});
