import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  languageCodes,
  languageOf,
  localeCodes,
  locales,
  type LanguageCode,
  type LocaleCode,
} from '#shared/projects/locales.ts';
import { contentLinks, placedArticles } from '../seed/content-tree.ts';
import { createArticleRenderer } from '../seed/markdown.ts';
import { parseArticle, readContent } from '../seed/read-content.ts';
import { resolveSource, uiKeysOf } from '../seed/resolve-source.ts';
import { createUiWords } from '../seed/ui-words.ts';
import { videos } from './tree.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const content = readContent(folder);
const english = content.get('en');
const renderArticle = createArticleRenderer(contentLinks);

/** Values that decide what a reader pays or how long it takes: no language may drop one or add one. */
const weightyValues =
  /\{\{(?:freeShippingFrom|shippingCost|bulkyCost|returnLabelCost|depositExample|orderExample|orderPoints|deliveryDays|refundDays|returnDays|returnAddress)/g;

/** How often each section of an article, in their order, leads its reader to the contact. */
const contactsBySection = (body: string): number[] =>
  body.split(/^#{1,6} /m).map((section) => section.split('(#contact)').length - 1);

/** What a translation must not change, in the order of the text where order is a matter of meaning. */
const skeleton = (body: string) => {
  const all = (pattern: RegExp) => (body.match(pattern) ?? []).toSorted();
  return {
    headings: body.match(/^#{1,6}(?= )/gm),
    images: all(/\(image:[\w-]+\)/g),
    links: all(/\((?:article|shop):[^)]+\)/g),
    contacts: contactsBySection(body),
    steps: body.match(/\(#section-\d+\)/g),
    videos: all(/^:::video [\w-]+/gm),
    galleries: all(/^:::gallery$/gm),
    tableRows: all(/^\|/gm).length,
    listItems: all(/^\s*(?:-|\d+\.) /gm).length,
    values: [...new Set(all(weightyValues))],
  };
};

const keysOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .toSorted(([a], [b]) => a.localeCompare(b))
          .map(([key, below]) => [key, keysOf(below)]),
      )
    : true;

const placeholdersOf = (value: unknown): string[] =>
  (JSON.stringify(value).match(/\{\{\w+\}\}/g) ?? []).toSorted();

describe.each(languageCodes)('the texts of %s', (language) => {
  const own = content.get(language);

  test('name every area and word that the English ones name', () => {
    expect(keysOf(own?.areas)).toEqual(keysOf(english?.areas));
    expect(keysOf(own?.site)).toEqual(keysOf(english?.site));
    expect(own?.site?.popularRequests).toHaveLength(english?.site?.popularRequests.length ?? 0);
    expect(placeholdersOf(own?.site)).toEqual(placeholdersOf(english?.site));
    expect(Object.keys(own?.site?.videos ?? {}).toSorted()).toEqual(
      videos.map(({ slug }) => slug).toSorted(),
    );
  });

  test('have every article and no other', () => {
    const files = readdirSync(`${folder}${locales[language].backendCode}/articles`);
    expect(files.toSorted()).toEqual(placedArticles.map(({ slug }) => `${slug}.md`).toSorted());
  });
});

const resolvedArticle = (language: LanguageCode, slug: string, locale: LocaleCode) => {
  const file = content.get(language)?.articles.get(slug) ?? '';
  try {
    return parseArticle(resolveSource(file, locale, createUiWords(locale)));
  } catch (error) {
    throw new Error(`content/${locales[language].backendCode}/articles/${slug}.md, ${String(error)}`, {
      cause: error,
    });
  }
};

const fileOf = (locale: LocaleCode, slug: string): string =>
  content.get(languageOf(locale))?.articles.get(slug) ?? '';

describe.each(localeCodes)('the articles of %s', (locale) => {
  test.each(placedArticles)('tell the same as English in $slug', ({ slug }) => {
    const article = resolvedArticle(languageOf(locale), slug, locale);
    expect(article).toBeDefined();
    if (!article) return;
    expect(skeleton(article.body)).toEqual(skeleton(resolvedArticle('en', slug, locale)?.body ?? ''));
    expect(article.description.length).toBeLessThanOrEqual(160);
    expect(article.short.length).toBeGreaterThanOrEqual(90);
    expect(article.short.length).toBeLessThanOrEqual(215);
    expect(article.body).not.toMatch(/<\w/);
    expect(() => renderArticle(article.body)).not.toThrow();
  });

  test.each(placedArticles)('take the words of the screens that English takes in $slug', ({ slug }) => {
    const keys = (file: string) => [...new Set(uiKeysOf(file))].toSorted();
    expect(keys(fileOf(locale, slug))).toEqual(keys(english?.articles.get(slug) ?? ''));
  });
});

test('an article that sends its reader to us leads there', () => {
  const sendsToUs = /(?<!when you should )\b(?:contact us|contact (?:our )?customer service|write to us)\b/i;
  const sending = [...(english?.articles ?? [])].filter(([, body]) => sendsToUs.test(body));
  expect(sending.length).toBeGreaterThan(10);
  expect(sending.filter(([, body]) => !body.includes('(#contact)')).map(([slug]) => slug)).toEqual([]);
});

test.each(localeCodes)('the areas of %s can be filled', (locale) => {
  const { areas } = content.get(languageOf(locale)) ?? {};
  expect(() => resolveSource(JSON.stringify(areas), locale, createUiWords(locale))).not.toThrow();
});
