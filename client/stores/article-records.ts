import { parseRecords, printRecords, type Records } from './record-entries.ts';

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
