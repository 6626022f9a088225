import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { languageCodes, locales } from '#shared/projects/locales.ts';
import { searchDataSchema } from './search-data.ts';
import { placedArticles } from './content-tree.ts';

const strict = v.strictObject(searchDataSchema.entries);
const slugs = placedArticles.map(({ slug }) => slug).toSorted();
const doubles = (words: readonly string[]): string[] => {
  const small = words.map((word) => word.trim().toLowerCase());
  return small.filter((word, at) => small.indexOf(word) !== at);
};

describe.each(languageCodes)('the search words of %s', (language) => {
  const { backendCode } = locales[language];
  const words = v.parse(
    strict,
    JSON.parse(readFileSync(new URL(`../content/${backendCode}/search.json`, import.meta.url), 'utf8')),
  );

  test('name every article of the tree and no other, each with keywords', () => {
    expect(Object.keys(words.keywords).toSorted()).toEqual(slugs);
    for (const keywords of Object.values(words.keywords)) expect(keywords.length).toBeGreaterThan(3);
  });

  test('name what the shop sells and cars, for articles of the tree', () => {
    expect(Object.values(words.goods).flat().length).toBeGreaterThan(50);
    for (const slug of Object.keys(words.goods)) expect(slugs).toContain(slug);
  });

  test('say nothing twice, and no synonym without another', () => {
    expect(doubles(words.stopWords)).toEqual([]);
    expect(words.stopWords.length).toBeGreaterThan(20);
    for (const list of [...words.synonyms, ...Object.values(words.goods), ...Object.values(words.keywords)])
      expect(doubles(list)).toEqual([]);
    for (const group of words.synonyms) expect(group.length).toBeGreaterThan(1);
    expect(doubles(words.synonyms.map((group) => group.toSorted().join('|')))).toEqual([]);
  });
});
