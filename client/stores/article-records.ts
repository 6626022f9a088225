/** Numbers by article and language: `120201:en-GB`. */
type Records = Readonly<Record<string, number>>;

/** The oldest entries go first: nobody remembers a vote of a thousand articles ago, and storage is small. */
const maxEntries = 500;

/** What a storage entry holds. Anything damaged counts as missing, entry by entry. */
export const parseRecords = (stored: string | null): Records => {
  if (stored === null) return {};
  try {
    // By hand: the schema library would be in the first load of every article for little.
    const records: unknown = JSON.parse(stored);
    if (typeof records !== 'object' || records === null || Array.isArray(records)) return {};
    return Object.fromEntries(
      Object.entries(records).filter((entry): entry is [string, number] => Number.isSafeInteger(entry[1])),
    );
  } catch {
    return {};
  }
};

/** The records with one more, or without it where `value` is null, as they are stored. */
export const printRecords = (records: Records, key: string, value: number | null): string => {
  const { [key]: _before, ...others } = records;
  const entries = [...Object.entries(others), ...(value === null ? [] : [[key, value]])];
  return JSON.stringify(Object.fromEntries(entries.slice(-maxEntries)));
};

/** What this browser remembers of articles, by storage entry; both are listed as necessary in the consent dialog. */
export type RecordKind = 'votes' | 'views';

/** Storage events reach only the other tabs; this one tells the tab that wrote. */
const ownChange = 'articlerecord';

/** Per article and language (behaviour/articles 17). */
const keyOf = (articleId: number): string => `${articleId}:${document.documentElement.lang}`;

const readAll = (kind: RecordKind): Records => {
  try {
    return parseRecords(localStorage.getItem(kind));
  } catch {
    // Storage is switched off: nothing is remembered.
    return {};
  }
};

/** In the browser only: the stored vote or view count of an article in this page's language, or `null`. */
export const readRecord = (kind: RecordKind, articleId: number): number | null =>
  readAll(kind)[keyOf(articleId)] ?? null;

/** In the browser only; null forgets it. Silent where storage is switched off or full. */
export const writeRecord = (kind: RecordKind, articleId: number, value: number | null): void => {
  try {
    const records = printRecords(readAll(kind), keyOf(articleId), value);
    if (records === printRecords({}, '', null)) localStorage.removeItem(kind);
    else localStorage.setItem(kind, records);
  } catch {
    return;
  }
  window.dispatchEvent(new Event(ownChange));
};

/** Calls back after every change, in this tab and in others. */
export const subscribeToRecords = (onChange: () => void): (() => void) => {
  window.addEventListener('storage', onChange);
  window.addEventListener(ownChange, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(ownChange, onChange);
  };
};
