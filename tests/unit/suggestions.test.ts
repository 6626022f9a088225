import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { instantSuggestions, mergeSuggestions } from '#client/features/search-panel/suggestions.ts';
import { splitTree, withBestTitle } from '#server/content/search/best-title.ts';
import { directAnswers } from '#server/content/search/direct-answers.ts';
import { listTitles } from '#server/content/search/known-titles.ts';
import { demoProjects } from '#server/embedded/demo-project.ts';
import { openEmbeddedStore } from '#server/embedded/embedded-store.ts';
import { getCategories } from '#server/embedded/routes/categories.ts';
import { toTree } from '#server/upstream/category-tree.ts';
import { schemas } from '#server/upstream/schemas.ts';
import type { SearchHit } from '#shared/help-api/models.ts';
import { languageCodes, type LanguageCode } from '#shared/projects/locales.ts';
import { findTitles, splitTitles } from '#shared/text/find-titles.ts';
import { fold, foldedWords } from '#shared/text/search-terms.ts';
import { copySeededData } from '#tests/setup/seeded-data.ts';

const { dataFile, remove } = copySeededData();
const store = openEmbeddedStore(dataFile, { info: () => {}, error: () => {} });
afterAll(() => {
  store.close();
  remove();
});

/** The lines for who asks for a person, and for who wants to withdraw. */
const line = { path: '/search', title: '', place: '' };
const ways = { contact: line, withdraw: line };

/** What the panel has of a language before the network's answer, and that answer. */
const openPanel = async (language: LanguageCode) => {
  const project = demoProjects.find(({ locale }) => locale === language)!;
  const answer = getCategories(store)({ project, query: {}, body: undefined, params: {} });
  const tree = toTree(v.parse(schemas.categories, 'body' in answer ? answer.body : null).items);
  const { titles } = await listTitles(tree, [], language);
  const ofTree = await splitTree(tree, language);
  const split = splitTitles(titles);
  const titleOf = new Map(titles.map((title) => [title.path.split('/').at(-1), title]));
  return {
    titles,
    instant: (query: string) => instantSuggestions(findTitles(split, query)),
    network: (query: string) => {
      const items = store
        .search(language, query, { isPreview: true, to: 5 })
        .articles.map(({ article }): SearchHit => ({
          id: article,
          shortContent: '',
          ...titleOf.get(String(article))!,
        }));
      const found = {
        ...directAnswers(query, tree, { locale: language, contactHosts: [] }, () => undefined),
        items,
      };
      return withBestTitle(found, query, { tree, titles: ofTree, most: 5 });
    },
  };
};

/** Words of the titles that say what they are about. */
const tellingWords = (titles: readonly { readonly title: string }[], language: LanguageCode): Set<string> => {
  const { stopWords } = store.searchWords.words(language);
  const telling = new Set(titles.flatMap(({ title }) => foldedWords(fold(title))));
  for (const word of stopWords.flatMap((one) => foldedWords(fold(one)))) telling.delete(word);
  return telling;
};

// behaviour/search 24
describe.each(languageCodes)('in %s', async (language) => {
  const panel = await openPanel(language);
  const words = tellingWords(panel.titles, language);

  test('the first suggestion for a word of a title is among the first three of the network, whose answer moves no line', () => {
    expect(words.size).toBeGreaterThan(60);
    const apart = [...words].filter((word) => {
      const [instant, answer] = [panel.instant(word), panel.network(word)];
      const top = mergeSuggestions([], answer, ways).slice(0, 3);
      // No line moves.
      expect(mergeSuggestions(instant, answer, ways).slice(0, instant.length)).toEqual(instant);
      return !top.some(({ path }) => path === instant[0]?.path);
    });
    expect(apart).toEqual([]);
  });

  test('a title with a slip in its longest word stands first, whole as it is', () => {
    for (const { title, path } of panel.titles) {
      const longest = foldedWords(fold(title)).toSorted((a, b) => b.length - a.length)[0] ?? '';
      if (longest.length < 8) continue;
      const slip = longest.slice(0, 3) + longest.slice(4);
      const typed = fold(title).replace(longest, slip);
      expect(panel.instant(typed)[0]?.path, typed).toBe(path);
    }
  });
});
