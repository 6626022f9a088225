import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { ArticleLink, Category, KnownTitle, KnownTitles } from '#shared/help-api/models.ts';
import { type LanguageCode, languageCodes, locales } from '#shared/projects/locales.ts';
import { stemsOf } from '#shared/projects/word-stems.ts';
import { fold, foldedWords, speltWords } from '#shared/text/search-terms.ts';
import { langOf } from '#server/upstream/category-tree.ts';
import { placeIn } from '#server/content/mapping/tree-places.ts';
import { yieldOften } from '#server/content/yield-often.ts';

interface Titled {
  readonly title: string;
  readonly lang?: string;
}

/** The language of a tag; `null` for one that we have no stems for. */
const languageOfTag = (tag: string): LanguageCode | null =>
  languageCodes.find((code) => locales[code].tag.startsWith(tag.slice(0, 2).toLowerCase())) ?? null;

/** As long as the tree is remembered that the title stands in: stemming takes longer than all else about a title. */
const known = new WeakMap<Titled, string>();

/** Gives the titles of one list the stems of their words, for those without a stemmer (behaviour/search 24). */
const createTitleStems = (language: LanguageCode) => {
  const stems = new Map<string, string>();
  const stemOf = (own: LanguageCode, word: string): string =>
    stems.getOrInsertComputed(`${own} ${word}`, () => stemsOf(own, word)[0] ?? '');
  const stemmed = ({ title, lang }: Titled): string => {
    const own = lang === undefined ? language : languageOfTag(lang);
    const folded = foldedWords(fold(title));
    const words = speltWords(title);
    // Marks that no letter takes up cut words in one way here and in another there: then every word is its own stem.
    if (own === null || words.length !== folded.length) return '';
    const found = words.map((word, at) => {
      const stem = stemOf(own, word);
      return stem === folded[at] ? '' : stem;
    });
    return found.some((stem) => stem !== '') ? found.join(' ') : '';
  };
  return (entry: Titled): { readonly stems?: string } => {
    const found = known.getOrInsertComputed(entry, stemmed);
    return found === '' ? {} : { stems: found };
  };
};

/** Bytes of brotli that one answer has at most, with a little to spare below 100 kB (behaviour/search 19). */
const mostBytes = 95_000;
/** Characters of titles, paths, places and stems that are tried first: as many as fit in common words. */
const longest = 280_000;
/** Characters of its titles that a tree has room for: measured once. */
const roomOfTree = new WeakMap<readonly Category[], number>();

const lengthOf = ({ title, path, place, stems = '' }: KnownTitle): number =>
  title.length + path.length + place.length + stems.length;

const compress = promisify(brotliCompress);

/** Bytes of the answer as it is sent; of a short one no more than it has unpacked. */
const bytesOf = async (titles: KnownTitles): Promise<number> => {
  const answer = Buffer.from(JSON.stringify(titles));
  if (answer.length <= mostBytes) return answer.length;
  return (await compress(answer, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })).length;
};

/**
 * Titles for suggestions, in 100 kB: every category, and its articles. Where these are too many, each
 * sub-category gives as many of its heaviest as fit, in turn.
 *
 * @param popular ids of the most asked-for topics, which are always in it.
 * @param language of the titles that name no other.
 */
export const listTitles = async (
  tree: readonly Category[],
  popular: readonly number[],
  language: LanguageCode,
): Promise<KnownTitles> => {
  const measured = roomOfTree.get(tree);
  const titles = await chooseTitles(tree, popular, language, measured ?? longest);
  if (measured !== undefined) return titles;
  const fits = mostBytes / (await bytesOf(titles));
  roomOfTree.set(tree, fits < 1 ? Math.floor(longest * fits) : longest);
  return fits < 1 ? listTitles(tree, popular, language) : titles;
};

const chooseTitles = async (
  tree: readonly Category[],
  popular: readonly number[],
  language: LanguageCode,
  most: number,
): Promise<KnownTitles> => {
  // Words are stemmed once a tree, some thousand of them.
  const yieldNow = yieldOften();
  const stemsOf = createTitleStems(language);
  const categories = tree.map((category): KnownTitle => {
    const { title, path } = category;
    const named = { title, path, place: '', ...langOf(category) };
    return { ...named, ...stemsOf(named) };
  });
  const asked = new Set(popular);
  const lists = tree.flatMap((category) =>
    category.children.map((child) => {
      const { articles } = child;
      const place = placeIn(category, child);
      const chosen = new Set(articles.filter(({ id }) => asked.has(id)));
      const toTitle = (article: ArticleLink): KnownTitle => {
        const { title, path } = article;
        return { title, path, ...place, ...langOf(article), ...stemsOf(article) };
      };
      return { articles, chosen, toTitle };
    }),
  );
  let room = most - sum(categories);
  for (const { chosen, toTitle } of lists) room -= sum(Array.from(chosen, toTitle));
  const longestList = Math.max(0, ...lists.map(({ articles }) => articles.length));
  for (let rank = 0; rank < longestList && room > 0; rank++) {
    for (const { articles, chosen, toTitle } of lists) {
      const article = articles[rank];
      if (!article || chosen.has(article)) continue;
      room -= lengthOf(toTitle(article));
      if (room < 0) break;
      chosen.add(article);
      await yieldNow();
    }
  }
  const inOrder = lists.flatMap(({ articles, chosen, toTitle }) =>
    articles.filter((article) => chosen.has(article)).map(toTitle),
  );
  return { titles: [...categories, ...inOrder] };
};

const sum = (titles: readonly KnownTitle[]): number =>
  titles.reduce((length, title) => length + lengthOf(title), 0);
