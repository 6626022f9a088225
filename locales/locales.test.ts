import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { localeCodes, locales, type LocaleCode } from '#shared/projects/locales.ts';
import { setText } from '#shared/projects/set-text.ts';
import { stemOfKey } from '#shared/text/message-tree.ts';
import { keysFor, languages, openLocaleFiles } from '../scripts/texts/locale-files.ts';

const files = openLocaleFiles(new URL('./', import.meta.url));
const placeholdersOf = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

const english = files.textsOf('en');
const englishOf = (key: string): string => english.get(key) ?? english.get(`${stemOfKey(key)}_other`) ?? '';

test('there is one file a locale, and no other', () => {
  const names = readdirSync(new URL('.', import.meta.url)).filter((file) => file.endsWith('.json'));
  const expected = [...localeCodes, 'made-from', 'untranslated'].toSorted();
  expect(names.map((file) => file.replace('.json', '')).toSorted()).toEqual(expected);
});

test('what is marked as not translated stands in its language and still reads English', () => {
  for (const [code, keys] of Object.entries(files.untranslated()))
    for (const key of keys) {
      expect(languages).toContain(code);
      expect([code, key, files.textsOf(code as LocaleCode).get(key)]).toEqual([code, key, englishOf(key)]);
    }
});

// Of two that a merge leaves the last would count, and nobody would see the first.
test.each(localeCodes)('%s says every word once, as `npm run texts` writes it', (code) => {
  const text = readFileSync(new URL(`./${code}.json`, import.meta.url), 'utf8');
  expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`);
});

test.each(localeCodes)('%s has the flag of its country', (code) => {
  expect(existsSync(new URL(`../public/images/flags/${locales[code].country}.svg`, import.meta.url))).toBe(true);
});

test('every text is used: its key stands in the code, or a template that makes it of a name that stands there', () => {
  const root = new URL('..', import.meta.url).pathname;
  const code = globSync(['{client,shared}/**/*.{ts,tsx}', 'server/content/**/*.ts'], { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(`${root}${file}`, 'utf8'))
    .join('\n');
  const stands = (key: string) => ["'", '"', '`'].some((quote) => code.includes(quote + key + quote));
  const templates = [...new Set(code.match(/`[\w.]+\.\$\{[^}]*\}\w*`/g))].map(
    (template) => new RegExp(`^${template.slice(1, -1).replaceAll('.', '\\.').replace(/\$\{.*\}/, '(\\w+)')}$`),
  );
  const isMade = (key: string) => templates.some((template) => template.exec(key)?.slice(1).every(stands));
  const unused = [...english.keys()].map(stemOfKey).filter((key) => !stands(key) && !isMade(key));
  expect(unused).toEqual([]);
});

/** Spelt as in English in at least one other language. */
// oxfmt-ignore
const wordsOfBoth = new Set([
  'Blog', 'Club', 'Contact', 'Details', 'Email', 'Error', 'Image', 'Marketing', 'Name', 'Newsletter', 'Page {{page}}', 'Press',
  'Send feedback', 'Total', 'Type', 'Videos', '{{count}} suggestion', '{{count}} suggestions', '{{type}} cookies',
]);

const variants = localeCodes.filter((code) => locales[code].base !== null);

describe.each(languages)('%s', (code) => {
  const words = files.textsOf(code);

  test('has every key, each plural in all its forms, and none besides', () => {
    expect(new Set(words.keys())).toEqual(keysFor(code, english.keys()));
  });

  test('keeps every placeholder', () => {
    for (const [key, text] of words) expect([key, placeholdersOf(text)]).toEqual([key, placeholdersOf(englishOf(key))]);
  });

  test('was translated from the English of now; `npm run texts -- done` says so of what was looked at', () => {
    expect(files.behindIn(code)).toEqual([]);
  });

  test('leaves no text empty', () => {
    // What a host has to say to everybody is an editor's, and nothing by default (behaviour/shell 27).
    const filled = [...words].filter(([key]) => !key.startsWith('notice.'));
    for (const [key, text] of filled) expect([key, text.trim()]).not.toEqual([key, '']);
  });

  test('is a language of its own: what reads as the English text is a word of both, or is marked', () => {
    if (code === 'en') return;
    const marked = files.untranslated()[code] ?? [];
    const same = [...words].filter(
      ([key, text]) => text === english.get(key) && /\p{L}{4}/u.test(text.replaceAll(/\{\{\w+\}\}/g, '')),
    );
    expect(same.filter(([key, text]) => !wordsOfBoth.has(text) && !marked.includes(key))).toEqual([]);
  });
});

test.each(localeCodes)('%s is set as its language writes; `node scripts/set-texts.ts` does it', (code) => {
  for (const [key, text] of files.textsOf(code)) {
    expect([key, text]).toEqual([key, setText(text, code)]);
    expect([key, text]).not.toEqual([key, expect.stringMatching(/['"]|\.\.\.|(?<!\d|-)\d{1,2}-\d{1,2}(?![\d-])/)]);
  }
});

describe.each(variants)('%s', (code) => {
  test('has words of its own wherever its country sets them differently', () => {
    const own = files.textsOf(code);
    for (const [key, text] of files.textsOf(locales[code].base as LocaleCode))
      expect([key, own.get(key) ?? text]).toEqual([key, setText(own.get(key) ?? text, code)]);
  });

  test('holds only what differs from its language', () => {
    const base = files.textsOf(locales[code].base as LocaleCode);
    const own = [...files.textsOf(code)];
    expect(own.length).toBeGreaterThan(0);
    for (const [key, text] of own) {
      expect([key, base.has(key)]).toEqual([key, true]);
      expect([key, text]).not.toEqual([key, base.get(key)]);
      expect([key, placeholdersOf(text)]).toEqual([key, placeholdersOf(base.get(key) ?? '')]);
    }
  });
});
