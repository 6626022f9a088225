import type { KnownTitle, SearchHit } from '#shared/help-api/models.ts';
import { fold, foldedWords, searchTerms, termMatches } from '#shared/text/search-terms.ts';

/** A line of the panel's list. */
export interface Suggestion {
  readonly path: string;
  readonly title: string;
  /** Where it stands: category and sub-category; empty where nobody knows. */
  readonly place: string;
  /** Language of the title, where it is not the page's. */
  readonly lang?: string;
}

/** A title with its words ready to be compared. */
interface SplitTitle extends Suggestion {
  readonly words: readonly string[];
}

/** How many lines the list has at most, and how many of them come before the network has answered. */
export const suggestionLimits = { all: 8, instant: 5 } as const;

/** Titles as they were fetched, ready to be searched. */
export const splitTitles = (titles: readonly KnownTitle[]): readonly SplitTitle[] =>
  titles.map((title) => ({ ...title, words: foldedWords(fold(title.title)) }));

/** Titles in which every word of the query begins a word, those that begin with it first; found without the network. */
export const instantSuggestions = (titles: readonly SplitTitle[], query: string): readonly Suggestion[] => {
  const terms = searchTerms(query);
  const [first] = terms;
  if (!first) return [];
  const found = titles.filter(({ words }) =>
    terms.every((term) => words.some((word) => termMatches(term, word))),
  );
  const leading = found.filter(({ words }) => words[0]?.startsWith(first.text));
  const others = found.filter((title) => !leading.includes(title));
  return [...leading, ...others].slice(0, suggestionLimits.instant).map(toSuggestion);
};

const toSuggestion = ({ path, title, place, lang }: Suggestion): Suggestion => ({
  path,
  title,
  place,
  ...(lang !== undefined && { lang }),
});

/** The network's answer behind what stands already, each page once: nothing moves under a pointer or an active line. */
export const mergeSuggestions = (
  instant: readonly Suggestion[],
  hits: readonly SearchHit[],
): readonly Suggestion[] => {
  const shown = new Set(instant.map(({ path }) => path));
  const added = hits.filter(({ path }) => !shown.has(path)).map(toSuggestion);
  return [...instant, ...added].slice(0, suggestionLimits.all);
};
