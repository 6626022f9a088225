import type { DatabaseSync } from 'node:sqlite';
import { languageOf, type LocaleCode } from '#shared/projects/locales.ts';
import type { ArticleEditsStore } from '../store/article-edits-store.ts';
import type { SearchWordsStore } from '../store/search-words-store.ts';
import { createPriors, type ArticlePriors } from './article-priors.ts';
import { bestScores } from './best-scores.ts';
import { createKeywords } from './keywords.ts';
import { createRank, type Ranked } from './rank.ts';
import { knowsAll, readQuery } from './read-query.ts';
import type { SearchWords } from '../seed/search-data.ts';
import { openIndex } from './search-index.ts';
import { writtenWords } from './search-words.ts';
import { createSynonyms } from './synonyms.ts';
import { createVocabulary } from './vocabulary.ts';

interface Finding {
  readonly article: number;
  /** The editor's keyword that it was found by, where no word of its title says why. */
  readonly keyword: string | undefined;
}

/** What of the findings is wanted; nothing else of them costs anything. */
export interface Wanted {
  /** The query is still being typed. */
  readonly isPreview?: boolean;
  /** Id of an area: only what stands in it. */
  readonly topic?: number | undefined;
  /** Places of the list, from 0, the last one excluded; the whole list where they are left out. */
  readonly from?: number;
  readonly to?: number;
}

export interface Findings {
  /** The wanted ones, best first. */
  readonly articles: readonly Finding[];
  /** How many there are in all. */
  readonly total: number;
  /** How many of every area were found, whichever is wanted; most first. */
  readonly topics: readonly { readonly id: number; readonly count: number }[];
  /** For each telling word of the query, the words to mark in what is shown of an article, folded. */
  readonly marked: readonly ReadonlySet<string>[];
  /** The query with its words as they are most likely meant, where that finds more. */
  readonly suggestion: string | undefined;
}

const nothing: Findings = { articles: [], total: 0, topics: [], marked: [], suggestion: undefined };

interface LocaleSearch {
  /** Whether the language knows every word of a query. */
  readonly knows: (query: string, isPreview: boolean) => boolean;
  readonly find: (query: string, wanted: Wanted) => Findings;
}

const countByArea = (scores: Float32Array, areas: Uint32Array): Findings['topics'] => {
  const counts = new Map<number, number>();
  for (let ordinal = 0; ordinal < scores.length; ordinal += 1) {
    if (scores[ordinal] === 0) continue;
    const area = areas[ordinal] ?? 0;
    counts.set(area, (counts.get(area) ?? 0) + 1);
  }
  return [...counts].map(([id, count]) => ({ id, count })).toSorted((a, b) => b.count - a.count);
};

/** Scores of what stands in an area alone. */
const scoresOf = (scores: Float32Array, areas: Uint32Array, area: number): Float32Array =>
  scores.map((score, ordinal) => (areas[ordinal] === area ? score : 0));

const foldedWordsOf = (phrases: readonly string[]): ReadonlySet<string> =>
  new Set(phrases.flatMap((phrase) => writtenWords(phrase).map(({ folded }) => folded)));

/** What the index of a locale says whatever words editors tell the search. */
const openLocale = (database: DatabaseSync, locale: LocaleCode) => {
  const index = openIndex(database, locale);
  return {
    index,
    vocabulary: createVocabulary(languageOf(locale), index.words()),
  };
};

type OpenLocale = ReturnType<typeof openLocale>;

const createLocaleSearch = (
  { index, vocabulary }: OpenLocale,
  words: SearchWords,
  priors: ArticlePriors,
): LocaleSearch => {
  const stopWords = foldedWordsOf(words.stopWords);
  const isStopWord = (folded: string): boolean => stopWords.has(folded);
  const goods = foldedWordsOf(Object.values(words.goods).flat());
  const keywords = createKeywords([words.keywords, words.goods], index.ordinals, isStopWord);
  const synonyms = createSynonyms(words.synonyms);
  vocabulary.lend([...keywords.words, ...synonyms.words]);
  const lexicon = { vocabulary, synonyms, isStopWord, isOfGoods: (folded: string) => goods.has(folded) };
  const rank = createRank({ index, keywords, isStopWord });
  const find = (query: string, isPreview: boolean) => {
    const concepts = readQuery(query, lexicon, isPreview);
    return {
      concepts,
      found: rank(concepts, priors(index), isPreview),
    };
  };
  /** The query with its words as they are most likely meant, where that finds more than it did as it was typed (behaviour/search 20). */
  const betterSpelt = ({ concepts, found }: ReturnType<typeof find>): string | undefined => {
    if (concepts.every(({ correction }) => correction === undefined)) return undefined;
    const spelt = concepts
      .map(({ written, correction }) => (correction === undefined ? written : index.written(correction)))
      .join(' ');
    return find(spelt, false).found.total > found.total ? spelt : undefined;
  };
  /** Ordinal numbers of the first so many, in an area or in all of them. */
  const bestOf = ({ best, scores }: Ranked, area: number | undefined, count: number): readonly number[] => {
    if (area !== undefined) return bestScores(scoresOf(scores, index.areas, area), count);
    return count <= best.length ? best.slice(0, count) : bestScores(scores, count);
  };
  const knows: LocaleSearch['knows'] = (query, isPreview) => knowsAll(query, lexicon, isPreview);
  const findWanted: LocaleSearch['find'] = (query, { isPreview = false, topic, from = 0, to }) => {
    const answer = find(query, isPreview);
    const { concepts, found } = answer;
    if (concepts.length === 0) return nothing;
    const telling = concepts.filter((concept) => !concept.isStopWord);
    const marked = (telling.length > 0 ? telling : concepts).map(({ readings }) => new Set(readings.keys()));
    const isInTitle = (ordinal: number): boolean =>
      index.title(ordinal).some((word) => marked.some((words) => words.has(word)));
    const topics = countByArea(found.scores, index.areas);
    const total = topic === undefined ? found.total : (topics.find(({ id }) => id === topic)?.count ?? 0);
    const best = bestOf(found, topic, Math.min(to ?? total, total));
    return {
      total,
      topics,
      articles: best.slice(from).map((ordinal) => ({
        article: index.articles[ordinal] ?? 0,
        keyword:
          found.keywords.has(ordinal) && !isInTitle(ordinal)
            ? found.keywords.get(ordinal)?.phrase
            : undefined,
      })),
      marked,
      suggestion: isPreview ? undefined : betterSpelt(answer),
    };
  };
  return { knows, find: findWanted };
};

/**
 * Searches the articles of a locale. A query without letters or digits finds nothing. What editors change is found by at
 * the next search.
 */
export const createSearch = (
  database: DatabaseSync,
  words: Pick<SearchWordsStore, 'revision' | 'words'>,
  edits: Pick<ArticleEditsStore, 'revision'>,
) => {
  const priors = createPriors(database);
  const opened = new Map<LocaleCode, { readonly revision: number; readonly locale: OpenLocale }>();
  const made = new Map<LocaleCode, { readonly revision: string; readonly search: LocaleSearch }>();
  const openLatest = (locale: LocaleCode, revision: number): OpenLocale => {
    const known = opened.get(locale);
    if (known?.revision === revision) return known.locale;
    const latest = { revision, locale: openLocale(database, locale) };
    opened.set(locale, latest);
    return latest.locale;
  };
  const searchOf = (locale: LocaleCode): LocaleSearch => {
    const language = languageOf(locale);
    const edited = edits.revision(language);
    const revision = `${words.revision(language)} ${edited}`;
    const known = made.get(locale);
    if (known?.revision === revision) return known.search;
    const search = createLocaleSearch(openLatest(locale, edited), words.words(locale), priors);
    made.set(locale, { revision, search });
    return search;
  };
  // Whoever types words that English knows, and the language of the page does not, is answered by the English search.
  return (locale: LocaleCode, query: string, wanted: Wanted = {}): Findings => {
    const [own, english] = [searchOf(locale), searchOf('en')];
    const isPreview = wanted.isPreview ?? false;
    const isEnglish = !own.knows(query, isPreview) && english.knows(query, isPreview);
    return (isEnglish ? english : own).find(query, wanted);
  };
};

export type Search = ReturnType<typeof createSearch>;
