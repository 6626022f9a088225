import type { HelpTopic, KnownTitle, SearchHit } from '#shared/help-api/models.ts';

/** A line of the panel's list. */
export interface Suggestion {
  readonly path: string;
  readonly title: string;
  /** Where it stands: category and sub-category; empty where nobody knows. */
  readonly place: string;
  /** Language of the title, where it is not the page's. */
  readonly lang?: string;
}

/** How many lines the list has at most, and how many of them come before the network has answered. */
export const suggestionLimits = { all: 8, instant: 5 } as const;

/** What a line shows of whatever it was made of. */
export const toSuggestion = ({ path, title, place, lang }: Suggestion): Suggestion => ({
  path,
  title,
  place,
  ...(lang !== undefined && { lang }),
});

/** What is shown of the host's titles that were found without the network. */
export const instantSuggestions = (found: readonly KnownTitle[]): readonly Suggestion[] =>
  found.slice(0, suggestionLimits.instant).map(toSuggestion);

/** What the network found: the help area that was named, then its hits. */
export interface Found {
  readonly area?: HelpTopic;
  readonly items: readonly SearchHit[];
}

/** The network's answer behind what stands already, each page once: nothing moves under a pointer or an active line. */
export const mergeSuggestions = (
  instant: readonly Suggestion[],
  { area, items }: Found,
): readonly Suggestion[] => {
  const shown = new Set(instant.map(({ path }) => path));
  const found: readonly Suggestion[] = area ? [{ ...area, place: '' }, ...items] : items;
  const added = found.filter(({ path }) => !shown.has(path)).map(toSuggestion);
  return [...instant, ...added].slice(0, suggestionLimits.all);
};
