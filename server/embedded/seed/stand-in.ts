import type { LanguageCode } from '#shared/projects/locales.ts';
import { contentLinks, placedArticles } from './content-tree.ts';
import { createArticleRenderer } from './markdown.ts';
import type { RenderedArticle } from './markdown.ts';
import type { ArticleSource, LanguageContent } from './read-content.ts';
import type { AreaTexts, SiteTexts } from './site-texts.ts';

interface FinishedArticle extends ArticleSource, RenderedArticle {
  readonly id: number;
}

/** All words of one language, nothing missing. */
export interface FinishedLanguage {
  readonly areas: AreaTexts;
  readonly site: SiteTexts;
  readonly articles: readonly FinishedArticle[];
  /** What the stand-in supplied, for the log. */
  readonly borrowed: readonly string[];
}

/** The language that stands in where another has no words yet, or words that cannot be shown. A lasting rule. */
const standInLanguage = 'en' satisfies LanguageCode;

const renderArticle = createArticleRenderer(contentLinks);

const finishArticle = (id: number, source: ArticleSource | undefined): FinishedArticle | undefined => {
  try {
    return source && { id, ...source, ...renderArticle(source.body) };
  } catch {
    return undefined;
  }
};

const finishStandIn = ({ areas, site, articles }: LanguageContent): FinishedLanguage => {
  if (!areas || !site) throw new Error(`areas.json or site.json of "${standInLanguage}" cannot be read`);
  const finished = placedArticles.map(({ id, slug }) => {
    const source = articles.get(slug);
    if (!source) throw new Error(`The article ${slug} of "${standInLanguage}" cannot be read`);
    return { id, ...source, ...renderArticle(source.body) };
  });
  return { areas, site, articles: finished, borrowed: [] };
};

const finishLanguage = (own: LanguageContent, standIn: FinishedLanguage): FinishedLanguage => {
  const borrowed: string[] = [];
  if (!own.areas) borrowed.push('areas.json');
  if (!own.site) borrowed.push('site.json');
  const articles = placedArticles.map(({ id, slug }, index) => {
    const article = finishArticle(id, own.articles.get(slug));
    if (article) return article;
    borrowed.push(slug);
    return standIn.articles[index] as FinishedArticle;
  });
  return { areas: { ...standIn.areas, ...own.areas }, site: own.site ?? standIn.site, articles, borrowed };
};

/**
 * Every language complete, with the stand-in's words where its own are missing or damaged. Throws when the
 * stand-in itself is not whole.
 */
export const finishContent = (
  content: ReadonlyMap<LanguageCode, LanguageContent>,
): ReadonlyMap<LanguageCode, FinishedLanguage> => {
  const own = content.get(standInLanguage);
  if (!own) throw new Error(`There are no texts of "${standInLanguage}"`);
  const standIn = finishStandIn(own);
  return new Map(
    Array.from(content, ([language, words]) => [
      language,
      language === standInLanguage ? standIn : finishLanguage(words, standIn),
    ]),
  );
};
