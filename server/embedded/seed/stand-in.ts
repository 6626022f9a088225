import { languageOf, localeCodes, type LanguageCode, type LocaleCode } from '#shared/projects/locales.ts';
import { emptySearchData, type SearchData } from './search-data.ts';
import { contentLinks, placedArticles } from './content-tree.ts';
import { createArticleRenderer, type RenderedArticle } from './markdown.ts';
import { parseArticle, type ArticleSource, type LanguageContent } from './read-content.ts';
import { resolveSource } from './resolve-source.ts';
import type { AreaTexts, SiteTexts } from './site-texts.ts';
import { createUiWords, type UiWords } from './ui-words.ts';

interface FinishedArticle extends ArticleSource, RenderedArticle {
  readonly id: number;
  /** The language it is written in: not the locale's own where it is borrowed. */
  readonly language: LanguageCode;
}

/** All words of one locale, nothing missing; only placeholders of values are unfilled. */
export interface FinishedLocale {
  readonly areas: AreaTexts;
  readonly site: SiteTexts;
  readonly articles: readonly FinishedArticle[];
  readonly search: SearchData;
  /** What the stand-in supplied, for the log. */
  readonly borrowed: readonly string[];
}

/** The language that stands in where another has no words yet, or words that cannot be shown. A lasting rule. */
const standInLanguage = 'en' satisfies LanguageCode;

const renderArticle = createArticleRenderer(contentLinks);

/** What a locale needs to know to finish the texts of its language, or of the one that stands in. */
interface Place {
  readonly locale: LocaleCode;
  readonly uiWords: UiWords;
}

/** Throws where the file is damaged, or names something that does not exist. */
export const finishArticle = (slug: string, file: string | undefined, place: Place) => {
  const source = file && parseArticle(resolveSource(file, place.locale, place.uiWords));
  if (!source) throw new Error(`The article ${slug} cannot be read`);
  return { ...source, ...renderArticle(source.body) };
};

const finishAreas = (areas: AreaTexts | undefined, { locale, uiWords }: Place): AreaTexts =>
  Object.fromEntries(
    Object.entries(areas ?? {}).map(([id, { title, description }]) => [
      id,
      {
        title: resolveSource(title, locale, uiWords),
        description: resolveSource(description, locale, uiWords),
      },
    ]),
  );

const attempt = <Result>(work: () => Result): Result | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

const finishLocale = (own: LanguageContent, standIn: LanguageContent, locale: LocaleCode): FinishedLocale => {
  const place = { locale, uiWords: createUiWords(locale) };
  const borrowed: string[] = [];
  const areas = own.areas && attempt(() => finishAreas(own.areas, place));
  if (!areas) borrowed.push('areas.json');
  const site = own.site ?? standIn.site;
  if (!own.site) borrowed.push('site.json');
  if (!site || !standIn.areas)
    throw new Error(`areas.json or site.json of "${standInLanguage}" cannot be read`);
  const articles = placedArticles.map(({ id, slug }): FinishedArticle => {
    const article = attempt(() => finishArticle(slug, own.articles.get(slug), place));
    if (article) return { id, language: languageOf(locale), ...article };
    borrowed.push(slug);
    return { id, language: standInLanguage, ...finishArticle(slug, standIn.articles.get(slug), place) };
  });
  // The search words of another language would find nothing here.
  const search = own.search ?? emptySearchData;
  return { areas: { ...finishAreas(standIn.areas, place), ...areas }, site, articles, search, borrowed };
};

/**
 * Every locale complete, with the stand-in's words where those of its language are missing or damaged. Throws when
 * the stand-in itself is not whole.
 */
export const finishContent = (
  content: ReadonlyMap<LanguageCode, LanguageContent>,
  wanted: readonly LocaleCode[] = localeCodes,
): ReadonlyMap<LocaleCode, FinishedLocale> => {
  const standIn = content.get(standInLanguage);
  if (!standIn) throw new Error(`There are no texts of "${standInLanguage}"`);
  const missing = { areas: undefined, site: undefined, articles: new Map<string, string>() };
  return new Map(
    wanted.map((locale) => [
      locale,
      finishLocale(content.get(languageOf(locale)) ?? missing, standIn, locale),
    ]),
  );
};
