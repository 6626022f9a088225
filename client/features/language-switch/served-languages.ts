import type { LanguageTag } from '#shared/projects/locales.ts';
import type { Site } from '#shared/help-api/models.ts';

type LanguageLink = Site['languages'][number];

/** Own names of languages by their tag: what the links of the switch do not tell. */
export type ToldNames = Readonly<Partial<Record<LanguageTag, Pick<LanguageLink, 'name' | 'langName'>>>>;

/** What is left to tell of the languages where the switch stands in the page. */
export const toldNames = (languages: readonly LanguageLink[]): ToldNames =>
  Object.fromEntries(
    languages.flatMap(({ tag, origin: _linked, ...told }) =>
      Object.keys(told).length > 0 ? [[tag, told]] : [],
    ),
  );

/** The languages as the links of the header's switch name them, in a page that nobody has touched yet. */
export const servedLanguages = (page: ParentNode, names: ToldNames): readonly LanguageLink[] =>
  Array.from(page.querySelectorAll<HTMLAnchorElement>('header a[hreflang]'), ({ hreflang, origin }) => ({
    tag: hreflang as LanguageTag,
    origin,
    ...names[hreflang as LanguageTag],
  }));
