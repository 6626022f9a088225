/** By article and language: `120201:en-GB`. */
type Records = Readonly<Record<string, number>>;

/** The oldest entries are dropped. */
const maxEntries = 500;

/** Invalid entries are ignored. */
export const parseRecords = (stored: string | null): Records => {
  if (stored === null) return {};
  try {
    // By hand: the schema library would be loaded with every article.
    const records: unknown = JSON.parse(stored);
    if (typeof records !== 'object' || records === null || Array.isArray(records)) return {};
    return Object.fromEntries(
      Object.entries(records).filter((entry): entry is [string, number] => Number.isSafeInteger(entry[1])),
    );
  } catch {
    return {};
  }
};

/** Adds or, with null, removes an entry. */
export const printRecords = (records: Records, key: string, value: number | null): string => {
  const { [key]: _before, ...others } = records;
  const entries = [...Object.entries(others), ...(value === null ? [] : [[key, value]])];
  return JSON.stringify(Object.fromEntries(entries.slice(-maxEntries)));
};

/** Keys in local storage, listed as necessary in the consent dialog. */
export type RecordKind = 'votes' | 'views';

/** Storage events reach other tabs only. */
const ownChange = 'articlerecord';

/** behaviour/articles 17 */
const keyOf = (articleId: number): string => `${articleId}:${document.documentElement.lang}`;

const readAll = (kind: RecordKind): Records => {
  try {
    return parseRecords(localStorage.getItem(kind));
  } catch {
    // Storage is disabled.
    return {};
  }
};

/** Browser only: the stored value for the page's language, or `null`. */
export const readRecord = (kind: RecordKind, articleId: number): number | null =>
  readAll(kind)[keyOf(articleId)] ?? null;

/** Browser only; null removes it. Ignores storage that is disabled or full. */
export const writeRecord = (kind: RecordKind, articleId: number, value: number | null): void => {
  try {
    const records = printRecords(readAll(kind), keyOf(articleId), value);
    if (records === '{}') localStorage.removeItem(kind);
    else localStorage.setItem(kind, records);
  } catch {
    return;
  }
  window.dispatchEvent(new Event(ownChange));
};

/** Calls back after changes in any tab. */
export const subscribeToRecords = (onChange: () => void): (() => void) => {
  const end = new AbortController();
  for (const event of ['storage', ownChange])
    window.addEventListener(event, onChange, { signal: end.signal });
  return () => end.abort();
};
