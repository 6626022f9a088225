import * as v from 'valibot';

const phrase = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80));

/** What editors of a language tell the search (`content/<language>/search.json`). Whatever is missing is empty. */
export const searchDataSchema = v.object({
  /** Words that say nothing of what is looked for: articles, pronouns, courtesies. */
  stopWords: v.optional(v.array(phrase), []),
  /** Groups of words and phrases that mean the same to a customer. */
  synonyms: v.optional(v.array(v.array(phrase)), []),
  /** Words and phrases that an article is to be found by, by its slug. */
  keywords: v.optional(v.record(v.string(), v.array(phrase)), {}),
});

export type SearchData = v.InferOutput<typeof searchDataSchema>;

/** The same as the search reads it: keywords by the id of their article. */
export interface SearchWords {
  readonly stopWords: readonly string[];
  readonly synonyms: readonly (readonly string[])[];
  readonly keywords: Readonly<Record<number, readonly string[]>>;
}

export const emptySearchData: SearchData = { stopWords: [], synonyms: [], keywords: {} };
