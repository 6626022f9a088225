import * as v from 'valibot';

const phrase = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80));

/** What editors of a language tell the search (`content/<language>/search.json`). Whatever is missing is empty. */
export const searchDataSchema = v.object({
  /** Words that say nothing of what is looked for: articles, pronouns, courtesies. */
  stopWords: v.optional(v.array(phrase), []),
  /** Groups of words and phrases that mean the same to a customer. */
  synonyms: v.optional(v.array(v.array(phrase)), []),
  /** What the shop sells and cars by name, by the slug of the article that a search for nothing else is to find. */
  goods: v.optional(v.record(v.string(), v.array(phrase)), {}),
  /** Words and phrases that an article is to be found by, by its slug. */
  keywords: v.optional(v.record(v.string(), v.array(phrase)), {}),
});

export type SearchData = v.InferOutput<typeof searchDataSchema>;

/** The same as the search reads it: goods and keywords by the id of their article. */
export interface SearchWords {
  readonly stopWords: readonly string[];
  readonly synonyms: readonly (readonly string[])[];
  readonly goods: Readonly<Record<number, readonly string[]>>;
  readonly keywords: Readonly<Record<number, readonly string[]>>;
}

export const emptySearchData: SearchData = { stopWords: [], synonyms: [], goods: {}, keywords: {} };
