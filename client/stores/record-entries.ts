/** Numbers by article and language: `120201:en-GB`. */
export type Records = Readonly<Record<string, number>>;

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
