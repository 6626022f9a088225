import type { HelpTopic, KnownTitle, SearchHit } from '#shared/help-api/models.ts';

/** An option of the listbox. */
export interface Suggestion {
  readonly path: string;
  readonly title: string;
  /** Category and sub-category; may be empty. */
  readonly place: string;
  readonly placeLang?: string;
  readonly lang?: string;
  /** The part of the text that matches, with marks. */
  readonly passage?: Passage;
  /** The article's short content, once it is loaded. */
  readonly answer?: Passage;
  /** From the previous query. */
  readonly isOld?: true;
}

interface Passage {
  readonly text: string;
  readonly marks: NonNullable<SearchHit['marks']>;
}

/** Most suggestions in all, and most of them before the network responds. */
const suggestionLimits = { all: 8, instant: 5 } as const;

const toSuggestion = ({ path, title, place, placeLang, lang }: Suggestion): Suggestion => ({
  path,
  title,
  place,
  ...(placeLang !== undefined && { placeLang }),
  ...(lang !== undefined && { lang }),
});

export const instantSuggestions = (found: readonly KnownTitle[]): readonly Suggestion[] =>
  found.slice(0, suggestionLimits.instant).map(toSuggestion);

const fromHit = ({ shortContent, marks = [], ...hit }: SearchHit): Suggestion => ({
  ...toSuggestion(hit),
  ...(marks.length > 0 && { passage: { text: shortContent, marks } }),
  ...answerOf(shortContent, marks),
});

const answerOf = (text: string, marks: Passage['marks']) => (text === '' ? {} : { answer: { text, marks } });

/** Adds the article's answer to a suggestion that came without one. */
const withAnswer = (line: Suggestion, items: readonly SearchHit[]): Suggestion => {
  const found = items.find(({ path }) => path === line.path);
  return found ? { ...line, ...answerOf(found.shortContent, found.marks ?? []) } : line;
};

/** What the network found. */
export interface Found {
  readonly asksForContact?: true;
  readonly withdraw?: string;
  readonly area?: HelpTopic;
  readonly items: readonly SearchHit[];
}

/**
 * Adds the network's results to the instant suggestions, each page once. The first ones stay where they are, so
 * that nothing moves under a pointer.
 *
 * @param ways suggestions for contact and for withdrawal.
 * @param isOld the results are those of the previous query.
 */
export const mergeSuggestions = (
  instant: readonly Suggestion[],
  { asksForContact, withdraw, area, items }: Found,
  ways: { readonly contact: Suggestion; readonly withdraw: Suggestion },
  isOld = false,
): readonly Suggestion[] => {
  const shown = new Set(instant.map(({ path }) => path));
  const found: readonly Suggestion[] = [
    ...(asksForContact ? [ways.contact] : []),
    ...(withdraw === undefined ? [] : [ways.withdraw]),
    ...(area ? [toSuggestion({ ...area, place: '' })] : []),
    ...items.map(fromHit),
  ];
  const added = found.filter(({ path }) => !shown.has(path));
  return [
    ...instant.map((line) => (isOld ? line : withAnswer(line, items))),
    ...added.map((line) => (isOld ? { ...line, isOld } : line)),
  ].slice(0, suggestionLimits.all);
};
