import type { DatabaseSync } from 'node:sqlite';
import { localeCodes } from '#shared/projects/locales.ts';
import type { LocaleCode } from '#shared/projects/locales.ts';
import { searchTerms } from '#shared/text/search-terms.ts';
import { searchTable, vocabularyTable } from '../store/schema.ts';
import { queryStages } from './query-stages.ts';
import type { QueryStage } from './query-stages.ts';

/** More words than a question has; the rest of a longer query is not read. */
const mostTerms = 12;

/** Ids of the articles found, best first, and what to mark in them (`QueryStage`). */
export interface Findings {
  readonly articles: readonly number[];
  readonly marked: readonly string[];
}

const nothing: Findings = { articles: [], marked: [] };

/** Fewer than this are no choice: the next, more generous reading of the query adds to them. */
const fewestFindings = 3;

// Title over text: an article whose title answers the whole query comes first, then those that answer it anywhere.
// Among equals bm25 counts a word in the title ten times, in the short content four times and in the titles of its
// categories twice, and an article's weight (10 to 30) lifts it by as many per cent. bm25 is negative: the best is the least.
const selectRanked = (table: string): string => `
  with
    listed as materialized (
      select rowid as id, bm25(${table}, 10, 4, 1, 2) as score from ${table} where ${table} match :listed),
    whole as materialized (select rowid as id from ${table} where ${table} match :whole),
    in_title as materialized (select rowid as id from ${table} where ${table} match :inTitle)
  select listed.id from listed join article on article.id = listed.id
  where exists (select 1 from whole)
  order by
    listed.id in (select id from in_title) desc,
    listed.id in (select id from whole) desc,
    listed.score * (1 + article.weight / 100.0),
    article.weight desc, listed.id`;

const createLocaleSearch = (database: DatabaseSync, locale: LocaleCode) => {
  const ranked = database.prepare(selectRanked(searchTable(locale)));
  const vocabulary = database
    .prepare(`select term from ${vocabularyTable(locale)}`)
    .all()
    .map(({ term }) => String(term));
  const find = ({ whole, listed }: QueryStage): number[] =>
    ranked.all({ whole, listed, inTitle: `title : (${whole})` }).map(({ id }) => Number(id));
  return (searchString: string, isPreview: boolean): Findings => {
    const terms = searchTerms(searchString).slice(0, mostTerms);
    if (terms.length === 0) return nothing;
    const articles = new Set<number>();
    let marked: readonly string[] = [];
    for (const stage of queryStages(terms, vocabulary, isPreview)) {
      if (articles.size >= fewestFindings) break;
      for (const id of find(stage)) articles.add(id);
      // Each reading contains the one before it.
      marked = stage.marked;
    }
    return { articles: [...articles], marked };
  };
};

/**
 * Searches the articles of a locale. `isPreview`: the query is still being typed. A query without letters or
 * digits finds nothing.
 */
export const createSearch = (database: DatabaseSync) => {
  const searches = new Map(localeCodes.map((locale) => [locale, createLocaleSearch(database, locale)]));
  return (locale: LocaleCode, searchString: string, isPreview: boolean): Findings =>
    searches.get(locale)?.(searchString, isPreview) ?? nothing;
};

export type Search = ReturnType<typeof createSearch>;
