import { isMissing } from '#shared/edit-protocol/edit-frame.ts';
import type { PageText } from '#shared/edit-protocol/messages.ts';
import { longestText } from '#shared/text/message-tree.ts';
import { fallbackLocale, locales, type LocaleCode } from '#shared/projects/locales.ts';
import type { Draft, MissingText } from './desk-state.ts';

export const filters = ['all', 'missing', 'changed'] as const;
export type Filter = (typeof filters)[number];

/** A text as the list shows it. */
export interface ListedText extends PageText {
  readonly draft: Draft | undefined;
  /** Saved by an editor, now or earlier. */
  readonly isSaved: boolean;
}

export interface TextSection {
  readonly id: 'missing' | 'shown' | 'hidden';
  readonly title: string;
  readonly texts: readonly ListedText[];
}

interface ListFacts {
  readonly texts: readonly PageText[];
  readonly drafts: ReadonlyMap<string, Draft>;
  readonly saved: ReadonlyMap<string, string>;
  /** What the editor looks for in keys and words. */
  readonly search: string;
  readonly filter: Filter;
  /** Listed whatever is looked for: it was pressed on the page, or is being written. */
  readonly selected: string | null;
}

/** The texts of the page: what is missing first, then what is to be seen, then what is not (behaviour/editor 8). */
export const listSections = (facts: ListFacts): readonly TextSection[] => {
  const { texts, drafts, saved, search, filter, selected } = facts;
  const wanted = search.trim().toLowerCase();
  const listed = texts
    .map((text): ListedText => ({
      ...text,
      source: saved.has(text.key) ? 'edited' : text.source,
      draft: drafts.get(text.key),
      // A notice that was taken down is saved without words.
      isSaved: saved.has(text.key) ? saved.get(text.key) !== '' : text.source === 'edited',
    }))
    .filter(({ key, text }) => key === selected || contains(key, wanted) || contains(text, wanted))
    .filter(
      ({ key, source, draft, isSaved }) =>
        key === selected ||
        filter === 'all' ||
        (filter === 'missing' ? isMissing(source) : draft !== undefined || isSaved),
    );
  const present = listed.filter(({ source }) => !isMissing(source));
  const sections: readonly TextSection[] = [
    { id: 'missing', title: 'Missing', texts: listed.filter(({ source }) => isMissing(source)) },
    { id: 'shown', title: 'On the page', texts: present.filter(({ shown }) => shown) },
    { id: 'hidden', title: 'Not to be seen now', texts: present.filter(({ shown }) => !shown) },
  ];
  return sections.filter((section) => section.texts.length > 0);
};

const contains = (text: string, wanted: string): boolean => text.toLowerCase().includes(wanted);

/** What other pages of the host lack, each key once. */
export const missingElsewhere = (
  missing: ReadonlyMap<string, MissingText>,
  texts: readonly PageText[],
): readonly MissingText[] => {
  const here = new Set(texts.map(({ key }) => key));
  return [...missing.values()].filter(({ key }) => !here.has(key));
};

/** What was written on other pages of the host and is not saved yet. */
export const changedElsewhere = (
  drafts: ReadonlyMap<string, Draft>,
  texts: readonly PageText[],
): readonly MissingText[] => {
  const here = new Set(texts.map(({ key }) => key));
  return [...drafts].filter(([key]) => !here.has(key)).map(([key, { route }]) => ({ key, route }));
};

/** The language whose words stand there, where they are not the locale's own. */
export const borrowedFrom = (source: PageText['source'], locale: LocaleCode): LocaleCode | null => {
  if (source === 'base') return locales[locale].base;
  if (source === 'untranslated') return 'en';
  return source === 'fallback' ? fallbackLocale : null;
};

/** How many characters a text has too many; so long it is neither shown in the frame nor saved. */
export const charactersTooMany = (text: string): number => Math.max(0, text.length - longestText);

/** Neither without words nor too long. */
export const canBeSaved = (text: string): boolean => text.trim() !== '' && charactersTooMany(text) === 0;

const placeholder = /\{\{\s*[\w-]+\s*\}\}/g;
const placeholdersOf = (text: string): readonly string[] =>
  [...new Set((text.match(placeholder) ?? []).map((found) => found.replaceAll(/\s/g, '')))].toSorted();

/** Placeholders that an edit lost, and those that nothing will fill. */
export const comparePlaceholders = (original: string, text: string) => {
  const before = placeholdersOf(original);
  const after = placeholdersOf(text);
  return {
    lost: before.filter((each) => !after.includes(each)),
    unknown: original === '' ? [] : after.filter((each) => !before.includes(each)),
  };
};
