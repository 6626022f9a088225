import type { LanguageCode } from '#shared/projects/locales.ts';
import { sourceLanguage } from '../content/tree.ts';
import type { ArticleDates } from './content-store.ts';

/** Days after which a review is due again. */
const reviewDays = 365;
const dayLength = 86_400_000;

/** How fresh an article of a language is. */
export interface Freshness {
  /** ISO 8601; `null`: nobody knows. */
  readonly reviewed: string | null;
  /** Not reviewed for a year. */
  readonly due: boolean;
  /** Headings of the sections of its source that were changed after it; empty for what stands before the first heading. */
  readonly behind: readonly string[];
}

/**
 * @param source the same article in the source language.
 * @param now milliseconds since 1970.
 */
export const freshnessOf = (
  language: LanguageCode,
  own: ArticleDates | undefined,
  source: ArticleDates | undefined,
  now: number,
): Freshness => {
  const reviewed = own?.reviewed ?? null;
  const { changed = null } = own ?? {};
  const isTranslation = language !== sourceLanguage && changed !== null;
  const isBehind = isTranslation && (source?.changed ?? '') > changed;
  return {
    reviewed,
    due: reviewed !== null && now - Date.parse(reviewed) > reviewDays * dayLength,
    behind: isBehind
      ? (source?.sections ?? []).filter((section) => section.changed > changed).map(({ title }) => title)
      : [],
  };
};
