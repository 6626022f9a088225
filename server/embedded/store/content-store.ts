import type { DatabaseSync } from 'node:sqlite';
import { languageOf, type LanguageCode, type LocaleCode } from '#shared/projects/locales.ts';
import type { DatedSection } from '../seed/article-dates.ts';
import type { SiteTexts } from '../seed/site-texts.ts';

export interface CategoryRow {
  readonly id: number;
  readonly parent: number | null;
  readonly weight: number;
  readonly title: string;
  readonly description: string;
}

/** An article in one locale, placeholders unfilled. `views` are those it was seeded with. */
export interface ArticleRow {
  readonly id: number;
  readonly category: number;
  readonly categoryTitle: string;
  readonly area: number;
  readonly weight: number;
  readonly views: number;
  /** Of title, short text, description and content: another than the locale's own where the stand-in's are shown. */
  readonly language: LanguageCode;
  readonly title: string;
  readonly short: string;
  readonly description: string;
  readonly image: string | null;
  /** ISO 8601; `null` where the content does not say. */
  readonly reviewed: string | null;
  readonly changed: string | null;
}

type ArticleContentRow = ArticleRow & { readonly html: string };

export interface ArticleDates {
  readonly reviewed: string | null;
  readonly changed: string | null;
  readonly sections: readonly DatedSection[];
}

type VideoRow = { readonly slug: string; readonly id: string; readonly weight: number };

const articleColumns = `
  article.id, article.category, category_text.title as categoryTitle, category.parent as area, article.weight,
  article.views, article_text.language, article_text.title, article_text.short, article_text.description, article_text.image,
  article_text.reviewed, article_text.changed`;

const articleTables = `
  article_text
  join article on article.id = article_text.article
  join category on category.id = article.category
  join category_text on category_text.category = category.id and category_text.locale = article_text.locale`;

const selectCategories = `
  select category.id, category.parent, category.weight, category_text.title, category_text.description
  from category join category_text on category_text.category = category.id
  where category_text.locale = ? order by category.weight desc, category.id`;

const selectArticles = `
  select ${articleColumns} from ${articleTables} where article_text.locale = ?
  order by article.weight desc, article.id`;

const selectArticle = `
  select ${articleColumns}, article_text.html from ${articleTables}
  where article_text.locale = ? and article.id = ?`;

const selectRelevant = `
  select ${articleColumns} from ${articleTables}
  join article_relevant on article_relevant.relevant = article.id
  where article_text.locale = ? and article_relevant.article = ? order by article_relevant.position`;

const selectPopular = `
  select ${articleColumns} from ${articleTables} join popular_topic on popular_topic.article = article.id
  where article_text.locale = ? order by popular_topic.position limit ?`;

const selectNaming = `
  select distinct ${articleColumns} from ${articleTables}
  join article_ui_word on article_ui_word.article = article.id
  where article_text.locale = ? and article_ui_word.language = ?
    and article_ui_word.word in (select value from json_each(?)) order by article_text.title`;

/** Reads what the seed wrote. All lists come best first; weights rank (behaviour/pages 16). */
export const createContentStore = (database: DatabaseSync) => {
  const categories = database.prepare(selectCategories);
  const articles = database.prepare(selectArticles);
  const article = database.prepare(selectArticle);
  const relevant = database.prepare(selectRelevant);
  const popular = database.prepare(selectPopular);
  const naming = database.prepare(selectNaming);
  const body = database.prepare('select body from article_text where locale = ? and article = ?');
  const dates = database.prepare(
    'select article, reviewed, changed, sections from article_dates where language = ?',
  );
  const videos = database.prepare('select slug, id, weight from video order by weight desc');
  const site = database.prepare('select texts from site_text where locale = ?');
  return {
    categories: (locale: LocaleCode) => categories.all(locale) as unknown as CategoryRow[],
    articles: (locale: LocaleCode) => articles.all(locale) as unknown as ArticleRow[],
    article: (locale: LocaleCode, id: number) =>
      article.get(locale, id) as unknown as ArticleContentRow | undefined,
    relevantArticles: (locale: LocaleCode, id: number) => relevant.all(locale, id) as unknown as ArticleRow[],
    popularArticles: (locale: LocaleCode, limit: number) =>
      popular.all(locale, limit) as unknown as ArticleRow[],
    /** Articles that name one of these words of the screens, as they were seeded or edited: with the words of then. */
    articlesNaming: (locale: LocaleCode, keys: readonly string[]) =>
      naming.all(locale, languageOf(locale), JSON.stringify(keys)) as unknown as ArticleRow[],
    /** The words of an article, one line a block. */
    articleText: (locale: LocaleCode, id: number) => String(body.get(locale, id)?.body ?? ''),
    /** When the articles of a language were reviewed and changed, and those of the source language section by section. */
    dates: (language: LanguageCode): ReadonlyMap<number, ArticleDates> =>
      new Map(
        dates.all(language).map(({ article: id, reviewed, changed, sections }) => [
          Number(id),
          {
            reviewed: reviewed === null ? null : String(reviewed),
            changed: changed === null ? null : String(changed),
            sections: JSON.parse(String(sections)) as DatedSection[],
          },
        ]),
      ),
    videos: () => videos.all() as unknown as VideoRow[],
    siteTexts: (locale: LocaleCode) => JSON.parse(String(site.get(locale)?.texts)) as SiteTexts,
  };
};

export type ContentStore = ReturnType<typeof createContentStore>;
