import { LRUCache } from 'lru-cache';
import { searchResource } from './cache-rules.ts';
import type { Entry } from './content-entry.ts';

/** Bytes of memory for each kind of entry; no kind evicts another. */
export interface Budgets {
  /** What has an id, such as articles, together with what every host has one of. */
  readonly content: number;
  readonly search: number;
  readonly missing: number;
}

export type EntryStore = ReturnType<typeof createEntryStore>;

/**
 * Entries by name, within their budgets (behaviour/cache 11). What a host has one of (tree, settings,
 * messages, the blocks around every page) is never evicted, as the project table limits how many there are;
 * entries with ids get the rest of the budget.
 */
export const createEntryStore = (budgets: Budgets) => {
  const lru = (maxSize: number) =>
    new LRUCache<string, Entry>({ maxSize, sizeCalculation: ({ bytes }) => bytes });
  const kinds = {
    ofHost: lru(Number.MAX_SAFE_INTEGER),
    content: lru(budgets.content),
    search: lru(budgets.search),
    missing: lru(budgets.missing),
  };
  const all = Object.values(kinds);
  const contentBytes = () => kinds.ofHost.calculatedSize + kinds.content.calculatedSize;

  return {
    get: (name: string): Entry | undefined => all.find((kind) => kind.has(name))?.get(name),
    /** As `get`, without marking the entry as used. */
    peek: (name: string): Entry | undefined => all.find((kind) => kind.has(name))?.peek(name),
    set(name: string, entry: Entry): void {
      const kind = kinds[kindOf(entry)];
      for (const other of all) if (other !== kind) other.delete(name);
      kind.set(name, entry);
      while (kinds.content.size > 0 && contentBytes() > budgets.content) kinds.content.pop();
    },
    delete(name: string): void {
      for (const kind of all) kind.delete(name);
    },
    *entries(): IterableIterator<[string, Entry]> {
      for (const kind of all) yield* kind.entries();
    },
    sizes: (): Readonly<Record<keyof Budgets, number>> => ({
      content: contentBytes(),
      search: kinds.search.calculatedSize,
      missing: kinds.missing.calculatedSize,
    }),
  };
};

const kindOf = ({ key, value }: Entry): keyof Budgets | 'ofHost' => {
  if (key.id === undefined) return 'ofHost';
  if (value === null) return 'missing';
  return key.resource === searchResource ? 'search' : 'content';
};
