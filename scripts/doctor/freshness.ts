import type { DatedArticle } from './examine-host.ts';

/** How fresh the articles of a host are; `null` where the shop does not say. */
export interface Freshness {
  /** Day of the review that is the longest ago, ISO 8601. */
  readonly oldestReview: string | null;
  /** Articles that were not reviewed for a year. */
  readonly due: number | null;
  /** Articles whose source was changed after their translation. */
  readonly behind: number | null;
}

const year = 365 * 86_400_000;

/**
 * @param source the articles of a host in the source language; those of the host itself where it is one.
 * @param now milliseconds since 1970.
 */
export const freshnessOf = (
  articles: readonly DatedArticle[],
  source: readonly DatedArticle[],
  now: number = Date.now(),
): Freshness => {
  const reviews = articles.flatMap(({ reviewed }) => reviewed ?? []).toSorted();
  const changes = new Map(source.map(({ id, changed }) => [id, changed]));
  const dated = articles.filter(({ changed }) => changed !== undefined);
  return {
    oldestReview: reviews[0] ?? null,
    due: reviews.length === 0 ? null : reviews.filter((day) => now - Date.parse(day) > year).length,
    behind:
      dated.length === 0 || source.every(({ changed }) => changed === undefined)
        ? null
        : dated.filter(({ id, changed = '' }) => (changes.get(id) ?? '') > changed).length,
  };
};
