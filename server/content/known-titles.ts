import type { ArticleLink, Category, KnownTitle, KnownTitles } from '#shared/help-api/models.ts';
import type { LanguageCode } from '#shared/projects/locales.ts';
import { readMark } from '#shared/text/language-mark.ts';
import { createTurns } from './take-turns.ts';
import { createTitleStems, type TitleStems } from './title-stems.ts';

/**
 * Characters of titles, paths, places and stems that one answer holds: with brotli below 100 kB, however unlike each other the words are
 * (behaviour/search 19).
 */
const longest = 280_000;

const lengthOf = ({ title, path, place, stems = '' }: KnownTitle): number =>
  title.length + path.length + place.length + stems.length;

/**
 * What the search can suggest at once: every category, and its articles. Where these are too many, each sub-category
 * gives as many of its heaviest as there is room for, so that none is left out before another has had its turn.
 *
 * @param popular ids of the topics that are asked for most: they are in whatever else is left out.
 * @param language of the titles that name no other.
 */
export const listTitles = async (
  tree: readonly Category[],
  popular: readonly number[],
  language: LanguageCode,
): Promise<KnownTitles> => {
  // Words are stemmed once a tree, some thousand of them.
  const takeTurns = createTurns();
  const stemsOf = createTitleStems(language);
  const categories = tree.map((category): KnownTitle => {
    const { text = category.title, lang } = readMark(category.title) ?? {};
    const named = { title: text, path: category.path, place: '', ...(lang !== undefined && { lang }) };
    return { ...named, ...stemsOf(named) };
  });
  const asked = new Set(popular);
  const lists = tree.flatMap((category) =>
    category.children.map(({ title, articles }) => {
      const place = placeName(category.title, title);
      const chosen = new Set(articles.filter(({ id }) => asked.has(id)));
      return { articles, chosen, toTitle: (article: ArticleLink) => toTitle(article, place, stemsOf) };
    }),
  );
  let room = longest - sum(categories);
  for (const { chosen, toTitle } of lists) room -= sum(Array.from(chosen, toTitle));
  const longestList = Math.max(0, ...lists.map(({ articles }) => articles.length));
  for (let rank = 0; rank < longestList && room > 0; rank++) {
    for (const { articles, chosen, toTitle } of lists) {
      const article = articles[rank];
      if (!article || chosen.has(article)) continue;
      room -= lengthOf(toTitle(article));
      if (room < 0) break;
      chosen.add(article);
      await takeTurns();
    }
  }
  const inOrder = lists.flatMap(({ articles, chosen, toTitle }) =>
    articles.filter((article) => chosen.has(article)).map(toTitle),
  );
  return { titles: [...categories, ...inOrder] };
};

const toTitle = (article: ArticleLink, place: string, stemsOf: TitleStems): KnownTitle => {
  const { title, path, lang } = article;
  return {
    title,
    path,
    place,
    ...(lang !== undefined && { lang }),
    ...stemsOf(article),
  };
};

const sum = (titles: readonly KnownTitle[]): number =>
  titles.reduce((length, title) => length + lengthOf(title), 0);

/** Category and sub-category in one line. */
const placeName = (category: string, subCategory: string): string => `${category} › ${subCategory}`;

/** Where the tree holds what this path leads to; empty where it does not. */
export const placeOfPath = (tree: readonly Category[], path: string): string => {
  const [, , categoryId, subCategoryId] = path.split('/').map(Number);
  const category = tree.find(({ id }) => id === categoryId);
  if (!category) return '';
  const subCategory = category.children.find(({ id }) => id === subCategoryId);
  return subCategory ? placeName(category.title, subCategory.title) : category.title;
};
