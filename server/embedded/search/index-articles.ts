import type { DatabaseSync } from 'node:sqlite';
import type { LocaleCode } from '#shared/projects/locales.ts';
import { fold } from '#shared/text/search-terms.ts';
import { searchTable } from '../store/schema.ts';

/** What of an article is searched, placeholders unfilled. */
interface SearchableArticle {
  readonly title: string;
  readonly short: string;
  readonly body: string;
  /** Titles of the category and sub-category it stands in: who searches for "Returns" means all of them. */
  readonly area: string;
}

// The shop's name, a price: they differ by country and are nothing that a visitor looks for.
const searchable = (text: string): string => fold(text.replace(/\{\{[^{}]*\}\}/g, ' '));

/** Adds articles to the full-text table of a locale, folded as queries are. */
export const articleIndexer = (
  database: DatabaseSync,
  locale: LocaleCode,
): ((id: number, article: SearchableArticle) => void) => {
  const insert = database.prepare(
    `insert into ${searchTable(locale)} (rowid, title, short, body, area) values (?, ?, ?, ?, ?)`,
  );
  return (id, { title, short, body, area }) => {
    insert.run(id, searchable(title), searchable(short), searchable(body), searchable(area));
  };
};
