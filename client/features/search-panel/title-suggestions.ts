import type { Category, SearchHit } from '#shared/help-api/models.ts';
import { fold, foldedWords, searchTerms, termMatches } from '#shared/text/search-terms.ts';

/** A line of the panel's list. */
export interface Suggestion {
  readonly path: string;
  readonly title: string;
  /** Where it stands: category and sub-category; empty when the page does not know. */
  readonly place: string;
  /** Language of the title, where it is not the page's. */
  readonly lang?: string;
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
    known(category, ''),
    ...category.children.flatMap((child) =>
      child.articles.map((article) => known(article, `${category.title} › ${child.title}`)),
    ),
  ]);

type Titled = Pick<SearchHit, 'path' | 'title' | 'lang'>;

const suggestionOf = ({ path, title, lang }: Titled, place: string): Suggestion => ({
  path,
  title,
  place,
  ...(lang !== undefined && { lang }),
});

const known = (titled: Titled, place: string): KnownTitle => ({
  ...suggestionOf(titled, place),
  words: foldedWords(fold(titled.title)),
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

const toSuggestion = (known: Suggestion): Suggestion => suggestionOf(known, known.place);

/** The network's answer behind what stands already, each page once: nothing moves under a pointer or an active line. */
export const mergeSuggestions = (
  instant: readonly Suggestion[],
  hits: readonly SearchHit[],
  titles: readonly KnownTitle[],
): readonly Suggestion[] => {
  const shown = new Set(instant.map(({ path }) => path));
  const added = hits
    .filter(({ path }) => !shown.has(path))
    .map((hit) => suggestionOf(hit, titles.find((each) => each.path === hit.path)?.place ?? ''));
  return [...instant, ...added].slice(0, suggestionLimits.all);
};
