import type { HelpTopic, KnownTitle, SearchHit } from '#shared/help-api/models.ts';

/** A line of the panel's list. */
export interface Suggestion {
  readonly path: string;
  readonly title: string;
  /** Where it stands: category and sub-category; empty where nobody knows. */
  readonly place: string;
  readonly placeLang?: string;
  /** Language of the title, where it is not the page's. */
  readonly lang?: string;
  /** What its text says of what was typed, marked. */
  readonly passage?: Passage;
  /** What its article answers, as far as the network has told. */
  readonly answer?: Passage;
  /** Found for the words before, until the answer for those that are typed now is there. */
  readonly isOld?: true;
}

interface Passage {
  readonly text: string;
  readonly marks: NonNullable<SearchHit['marks']>;
}

/** How many lines the list has at most, and how many of them come before the network has answered. */
export const suggestionLimits = { all: 8, instant: 5 } as const;

/** What a line shows of whatever it was made of. */
export const toSuggestion = ({ path, title, place, placeLang, lang }: Suggestion): Suggestion => ({
  path,
  title,
  place,
  ...(placeLang !== undefined && { placeLang }),
  ...(lang !== undefined && { lang }),
});

/** What is shown of the host's titles that were found without the network. */
export const instantSuggestions = (found: readonly KnownTitle[]): readonly Suggestion[] =>
  found.slice(0, suggestionLimits.instant).map(toSuggestion);

const fromHit = ({ shortContent, marks = [], ...hit }: SearchHit): Suggestion => ({
  ...toSuggestion(hit),
  ...(marks.length > 0 && { passage: { text: shortContent, marks } }),
  ...answerOf(shortContent, marks),
});

const answerOf = (text: string, marks: Passage['marks']) => (text === '' ? {} : { answer: { text, marks } });

/** A line that stood before the network answered, with what the article says, which the network alone knows. */
const withAnswer = (line: Suggestion, items: readonly SearchHit[]): Suggestion => {
  const found = items.find(({ path }) => path === line.path);
  return found ? { ...line, ...answerOf(found.shortContent, found.marks ?? []) } : line;
};

/** What the network found: the way to a person or to withdraw that was asked for, the help area that was named, then its hits. */
export interface Found {
  readonly asksForContact?: true;
  readonly withdraw?: string;
  readonly area?: HelpTopic;
  readonly items: readonly SearchHit[];
}

/**
 * The network's answer behind what stands already, each page once: nothing moves under a pointer or an active line.
 *
 * @param ways the lines for who asks for a person, and for who wants to withdraw from a contract.
 * @param isOld the answer is that for the words before.
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
