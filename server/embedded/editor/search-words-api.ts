import * as v from 'valibot';
import { languageOf, localeCodes } from '#shared/projects/locales.ts';
import { ask, put, query, type Host } from './desk-api.ts';

const Article = v.object({ id: v.number(), title: v.string(), keywords: v.array(v.string()) });
/** An article and the words that editors want it to be found by. */
export type KeywordArticle = v.InferOutput<typeof Article>;

const SearchWords = v.object({ synonyms: v.array(v.array(v.string())), articles: v.array(Article) });
/** What the search of a language has been told. */
export type SearchWords = v.InferOutput<typeof SearchWords>;

const WordsAnswer = v.object({ data: SearchWords });
const KeywordsAnswer = v.object({ data: v.object({ keywords: v.array(v.string()), purged: v.boolean() }) });
const SynonymsAnswer = v.object({
  data: v.object({ synonyms: v.array(v.array(v.string())), purged: v.boolean() }),
});

const WordWithoutResults = v.object({ word: v.string(), count: v.number() });
/** A word that visitors searched for without results, and how often. */
export type WordWithoutResults = v.InferOutput<typeof WordWithoutResults>;
const SearchReport = v.object({
  shownFrom: v.number(),
  days: v.number(),
  locales: v.record(v.string(), v.array(WordWithoutResults)),
});

export const readSearchWords = async ({ scope }: Host): Promise<SearchWords> =>
  (await ask(`/api/search_words?${query(scope)}`, WordsAnswer)).data;

/** Keeps all keywords of an article. Rejects where they were not kept, with `Refused` where they never will be. */
export const saveKeywords = async ({ scope }: Host, article: number, keywords: readonly string[]) =>
  (await ask(`/api/search_words/keywords/${article}?${query(scope)}`, KeywordsAnswer, put({ keywords })))
    .data;

/** Keeps all groups of synonyms of the host's language, in the same way. */
export const saveSynonyms = async ({ scope }: Host, synonyms: readonly (readonly string[])[]) =>
  (await ask(`/api/search_words/synonyms?${query(scope)}`, SynonymsAnswer, put({ synonyms }))).data;

/** What visitors of all hosts in the host's language searched for without results, most frequent first; `null`: nobody can say. */
export const readWordsWithoutResults = async ({
  locale,
}: Host): Promise<readonly WordWithoutResults[] | null> => {
  const report = await ask('/editor/searches', SearchReport).catch(() => null);
  if (!report) return null;
  const counts = new Map<string, number>();
  for (const code of localeCodes.filter((each) => languageOf(each) === languageOf(locale)))
    for (const { word, count } of report.locales[code] ?? [])
      counts.set(word, (counts.get(word) ?? 0) + count);
  return [...counts]
    .map(([word, count]) => ({ word, count }))
    .toSorted((a, b) => b.count - a.count || a.word.localeCompare(b.word));
};
