import type { Category, SearchHit } from '#shared/help-api/models.ts';
import { fold, foldedWords, searchTerms, termMatches } from '#shared/text/search-terms.ts';

/** A line of the panel's list. */
export interface Suggestion {
  readonly path: string;
  readonly title: string;
  /** Where it stands: category and sub-category; empty when the page does not know. */
  readonly place: string;
}

/** A title of the page's own category tree, with its words ready to be compared. */
interface KnownTitle extends Suggestion {
  readonly words: readonly string[];
}

/** How many lines the list has at most, and how many of them the page gives by itself. */
export const suggestionLimits = { all: 8, instant: 5 } as const;

/** Every category and article that the page knows of (site data), in the order of the tree. */
export const knownTitles = (categories: readonly Category[]): readonly KnownTitle[] =>
  categories.flatMap((category) => [
    known(category.path, category.title, ''),
    ...category.children.flatMap((child) =>
      child.articles.map(({ path, title }) => known(path, title, `${category.title} › ${child.title}`)),
    ),
  ]);

const known = (path: string, title: string, place: string): KnownTitle => ({
  path,
  title,
  place,
  words: foldedWords(fold(title)),
});

/** Titles in which every word of the query begins a word, those that begin with it first; found without the network. */
export const instantSuggestions = (titles: readonly KnownTitle[], query: string): readonly Suggestion[] => {
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

const toSuggestion = ({ path, title, place }: Suggestion): Suggestion => ({ path, title, place });

/** The network's answer behind what stands already, each page once: nothing moves under a pointer or an active line. */
export const mergeSuggestions = (
  instant: readonly Suggestion[],
  hits: readonly SearchHit[],
  titles: readonly KnownTitle[],
): readonly Suggestion[] => {
  const shown = new Set(instant.map(({ path }) => path));
  const added = hits
    .filter(({ path }) => !shown.has(path))
    .map(({ path, title }) => ({
      path,
      title,
      place: titles.find((each) => each.path === path)?.place ?? '',
    }));
  return [...instant, ...added].slice(0, suggestionLimits.all);
};
