import type { DatabaseSync } from 'node:sqlite';
import { languageOf, type LocaleCode } from '#shared/projects/locales.ts';
import { createIndexer, type SearchableArticle } from './search-index.ts';

const selectSearchable = `
  select article.id, article_text.title, article_text.short, article_text.description, article_text.body,
    area_text.title || ' ' || category_text.title as area
  from article_text
  join article on article.id = article_text.article
  join category on category.id = article.category
  join category_text on category_text.locale = article_text.locale and category_text.category = category.id
  join category_text as area_text on area_text.locale = article_text.locale and area_text.category = category.parent
  where article_text.locale = ? order by article_text.rowid`;

/** Indexes the articles of a locale as they are stored, in place of what was indexed before. */
export const indexArticles = (database: DatabaseSync, locale: LocaleCode): void => {
  const index = createIndexer(database, locale, languageOf(locale));
  for (const article of database.prepare(selectSearchable).all(locale))
    index.add(article as unknown as SearchableArticle);
  for (const table of ['search_word', 'search_article'])
    database.prepare(`delete from ${table} where locale = ?`).run(locale);
  index.store();
};
