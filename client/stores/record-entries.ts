import * as v from 'valibot';

/** Numbers by article and language: `120201:en-GB`. */
export type Records = Readonly<Record<string, number>>;

/** The oldest entries go first: nobody remembers a vote of a thousand articles ago, and storage is small. */
const maxEntries = 500;

const Stored = v.record(v.string(), v.fallback(v.nullable(v.pipe(v.number(), v.safeInteger())), null));

/** What a storage entry holds. Anything damaged counts as missing, entry by entry. */
export const parseRecords = (stored: string | null): Records => {
  if (stored === null) return {};
  try {
    const records = v.parse(Stored, JSON.parse(stored));
    return Object.fromEntries(
      Object.entries(records).filter((entry): entry is [string, number] => entry[1] !== null),
    );
  } catch {
    return {};
  }
};

/** The records with one more, as they are stored. */
export const printRecords = (records: Records, key: string, value: number): string => {
  const { [key]: _before, ...others } = records;
  return JSON.stringify(Object.fromEntries([...Object.entries(others), [key, value]].slice(-maxEntries)));
};
