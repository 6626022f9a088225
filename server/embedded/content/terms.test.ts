import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  languageCodes,
  languageOf,
  localeCodes,
  locales,
  type LanguageCode,
} from '#shared/projects/locales.ts';

const text = v.pipe(v.string(), v.minLength(1));
const termsSchema = v.array(
  v.strictObject({ concept: text, use: text, avoid: v.array(text), note: v.optional(text) }),
);

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const folderOf = (language: LanguageCode): string => locales[language].backendCode;
const termsFile = (language: LanguageCode): string => `./${folderOf(language)}/terms.json`;
const termsOf = (language: LanguageCode) => v.parse(termsSchema, JSON.parse(read(termsFile(language))));

/** Every file of a language that visitors read, by its path. */
const filesOf = (language: LanguageCode): readonly string[] => {
  const folder = `./${folderOf(language)}`;
  const articles = readdirSync(new URL(`${folder}/articles`, import.meta.url));
  const words = localeCodes.filter((locale) => languageOf(locale) === language);
  return [
    `${folder}/areas.json`,
    `${folder}/site.json`,
    ...articles.map((name) => `${folder}/articles/${name}`),
    ...words.map((locale) => `../../../locales/${locale}.json`),
  ];
};

/** The words alone: no targets of links, no placeholders, no keys. */
const readable = (file: string): string =>
  read(file)
    .replace(/\]\([^)]*\)|^:::video [\w-]+|\{\{[^{}]*\}\}/gm, ' ')
    .replace(/"[\w.-]+":/g, ' ')
    .replaceAll(/[\u00a0\u202f]/g, ' ');

/** Finds any of the words; `shop*` stands for every word that begins so. */
const patternOf = (words: readonly string[]): RegExp => {
  const each = words.map((word) => {
    const [stem, isOpen] = word.endsWith('*') ? [word.slice(0, -1), true] : [word, false];
    return RegExp.escape(stem) + (isOpen ? '' : '(?![\\p{L}\\p{N}])');
  });
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${each.join('|')})`, 'iu');
};

const concepts = termsOf('en').map(({ concept }) => concept);

describe.each(languageCodes)('the terms of %s', (language) => {
  test('name every concept once', () => {
    expect(termsOf(language).map(({ concept }) => concept)).toEqual(concepts);
  });

  test('are the ones that texts and screens use', () => {
    const terms = termsOf(language);
    const any = patternOf(terms.flatMap(({ avoid }) => avoid));
    const found = filesOf(language).flatMap((file) => {
      const words = readable(file);
      if (!any.test(words)) return [];
      return terms.flatMap(({ use, avoid }) =>
        avoid
          .filter((word) => patternOf([word]).test(words))
          .map((word) => `${file}: "${word}", say "${use}"`),
      );
    });
    expect(found).toEqual([]);
  });
});

test('there are about thirty concepts, and a word of each to use', () => {
  expect(concepts.length).toBeGreaterThanOrEqual(30);
  expect(new Set(concepts).size).toBe(concepts.length);
});
