import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { localeCodes, locales, type LocaleCode } from '#shared/projects/locales.ts';

type Words = { readonly [key: string]: string | Words };

const wordsOf = (code: string): Words =>
  JSON.parse(readFileSync(new URL(`./${code}.json`, import.meta.url), 'utf8')) as Words;

const flat = (words: Words, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`),
  );

const pluralEnding = /_(zero|one|two|few|many|other)$/;
const stemOf = (key: string): string => key.replace(pluralEnding, '');
const placeholdersOf = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

const english = new Map(flat(wordsOf('en')));
const pluralStems = new Set([...english.keys()].filter((key) => pluralEnding.test(key)).map(stemOf));

/** The keys that a language must have: English ones, each plural in the categories of that language. */
const keysFor = (code: LocaleCode): Set<string> => {
  const { pluralCategories } = new Intl.PluralRules(locales[code].tag).resolvedOptions();
  const keys = [...english.keys()].flatMap((key) =>
    pluralStems.has(stemOf(key)) ? pluralCategories.map((category) => `${stemOf(key)}_${category}`) : [key],
  );
  return new Set(keys);
};

const englishOf = (key: string): string => english.get(key) ?? english.get(`${stemOf(key)}_other`) ?? '';

test('there is one file a locale, and no other', () => {
  const files = readdirSync(new URL('.', import.meta.url)).filter((file) => file.endsWith('.json'));
  expect(files.map((file) => file.replace('.json', '')).toSorted()).toEqual(localeCodes.toSorted());
});

test.each(localeCodes)('%s has the flag of its country', (code) => {
  expect(existsSync(new URL(`../public/images/flags/${locales[code].country}.svg`, import.meta.url))).toBe(true);
});

test('every text is used: its key, or the template that it is made by, stands in the code', () => {
  const root = new URL('..', import.meta.url).pathname;
  const code = globSync(['{client,shared}/**/*.{ts,tsx}', 'server/content/**/*.ts'], { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(`${root}${file}`, 'utf8'))
    .join('\n');
  const stands = (key: string) => ["'", '"', '`'].some((quote) => code.includes(quote + key + quote));
  const isMade = (key: string) => code.includes(`\`${key.slice(0, key.lastIndexOf('.') + 1)}\${`);
  const unused = [...english.keys()].map(stemOf).filter((key) => !stands(key) && !isMade(key));
  expect(unused).toEqual([]);
});

const languages = localeCodes.filter((code) => locales[code].base === null);
const variants = localeCodes.filter((code) => locales[code].base !== null);

describe.each(languages)('%s', (code) => {
  const words = new Map(flat(wordsOf(code)));

  test('has every key, each plural in all its forms, and none besides', () => {
    expect(new Set(words.keys())).toEqual(keysFor(code));
  });

  test('keeps every placeholder', () => {
    for (const [key, text] of words) expect([key, placeholdersOf(text)]).toEqual([key, placeholdersOf(englishOf(key))]);
  });

  test('leaves no text empty', () => {
    for (const [key, text] of words) expect([key, text.trim()]).not.toEqual([key, '']);
  });

  test('is a language of its own: few texts are the English ones', () => {
    if (code === 'en') return;
    const same = [...words].filter(([key, text]) => text === english.get(key) && /\p{L}{4}/u.test(text));
    expect(same.length).toBeLessThan(words.size * 0.1);
  });
});

describe.each(variants)('%s', (code) => {
  test('holds only what differs from its language', () => {
    const base = new Map(flat(wordsOf(locales[code].base as LocaleCode)));
    const own = flat(wordsOf(code));
    expect(own.length).toBeGreaterThan(0);
    for (const [key, text] of own) {
      expect([key, base.has(key)]).toEqual([key, true]);
      expect([key, text]).not.toEqual([key, base.get(key)]);
      expect([key, placeholdersOf(text)]).toEqual([key, placeholdersOf(base.get(key) ?? '')]);
    }
  });
});
