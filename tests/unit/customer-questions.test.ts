import { afterAll, describe, expect, test } from 'vitest';
import { openEmbeddedStore } from '#server/embedded/embedded-store.ts';
import { articleId, placedArticles } from '#server/embedded/seed/content-tree.ts';
import { resolveSource } from '#server/embedded/seed/resolve-source.ts';
import { createUiWords } from '#server/embedded/seed/ui-words.ts';
import { languageCodes, languageOf, localeCodes, type LocaleCode } from '#shared/projects/locales.ts';
import { askedOn, questionIds, unknownOn, wordingsOf } from '#tests/search/customer-questions.ts';
import { copySeededData } from '#tests/setup/seeded-data.ts';

const { dataFile, remove } = copySeededData();
const { search, content, close } = openEmbeddedStore(dataFile, { info: () => {}, error: () => {} });
afterAll(() => {
  close();
  remove();
});

const slugs = new Map(placedArticles.map(({ id, slug }) => [id, slug]));

const plain = (words: string): string =>
  words
    .replaceAll(/[\s\u2060]+/g, ' ')
    .trim()
    .toLowerCase();

const foundFirst = (locale: LocaleCode, query: string): readonly string[] =>
  search(locale, query, { to: 3 }).articles.map(({ article }) => slugs.get(article) ?? '');

/** Everything a reader sees of an article, values of the shop unfilled. */
const wordsOf = (locale: LocaleCode, slug: string): string => {
  const { title, short } = content.article(locale, articleId(slug)) ?? {};
  return plain([title, short, content.articleText(locale, articleId(slug))].join('\n'));
};

const problemsOf = (locale: LocaleCode): readonly string[] => {
  const wordings = wordingsOf(languageOf(locale));
  const uiWords = createUiWords(locale);
  return askedOn(locale).flatMap(({ id, answers }) => {
    const { asked, askedIn, answerWords } = wordings[id] ?? { asked: [], answerWords: [] };
    const wanted = answerWords.map((words) => plain(resolveSource(words, locale, uiWords)));
    const lackingIn = (slug: string) => wanted.filter((words) => !wordsOf(locale, slug).includes(words));
    const isAnswered = answers.some((slug) => lackingIn(slug).length === 0);
    const silent = answers.map((slug) => `${id}: ${slug} does not say "${lackingIn(slug).join('", "')}"`);
    const missed = [...asked, ...(askedIn?.[locale] ?? [])].flatMap((query) => {
      const found = foundFirst(locale, query);
      return answers.some((slug) => found.includes(slug))
        ? []
        : [`${id}: "${query}" finds ${found.join(', ') || 'nothing'}`];
    });
    return [...(isAnswered ? [] : silent), ...missed];
  });
};

describe.each(languageCodes)('the questions of %s', (language) => {
  test('are all asked, each in two ways or more', () => {
    expect(Object.keys(wordingsOf(language)).toSorted()).toEqual(questionIds.toSorted());
  });
});

describe.each(localeCodes)('customers of %s', (locale) => {
  test('find the article that answers, among the first three', () => {
    expect(problemsOf(locale)).toEqual([]);
  });

  test('ask no more than one question in twenty that nobody can answer', () => {
    const unknown = unknownOn(locale);
    expect(unknown.length, unknown.map(({ id }) => id).join(', ')).toBeLessThanOrEqual(
      Math.floor((askedOn(locale).length + unknown.length) / 20),
    );
  });
});

test('there are forty questions', () => {
  expect(questionIds.length).toBeGreaterThanOrEqual(40);
});
