import { LRUCache } from 'lru-cache';
import { searchResource } from './cache-rules.ts';

/** What the store has to know of an entry. */
interface Stored {
  readonly key: { readonly resource: string; readonly id?: string | number };
  /** `null`: it does not exist. */
  readonly value: unknown;
  /** Bytes of memory, as `weigh` counts them. */
  readonly bytes: number;
}

/** Bytes of memory for each kind of entry; no kind evicts another. */
export interface Budgets {
  /** What has an id, such as articles, together with what every host has one of. */
  readonly content: number;
  readonly search: number;
  /** What does not exist. */
  readonly missing: number;
}

export type EntryStore<E extends Stored> = ReturnType<typeof createEntryStore<E>>;

/**
 * Entries by name, within their budgets (behaviour/cache 11). What a host has one of (tree, settings,
 * messages, the blocks around every page) is never evicted, as the project table limits how many there are;
 * entries with ids get the rest of the budget.
 */
export const createEntryStore = <E extends Stored>(budgets: Budgets) => {
  const lru = (maxSize: number) =>
    new LRUCache<string, E>({ maxSize, sizeCalculation: ({ bytes }) => bytes });
  const kinds = {
    ofHost: lru(Number.MAX_SAFE_INTEGER),
    content: lru(budgets.content),
    search: lru(budgets.search),
    missing: lru(budgets.missing),
  };
  const all = Object.values(kinds);
  const contentBytes = () => kinds.ofHost.calculatedSize + kinds.content.calculatedSize;

  return {
    get: (name: string): E | undefined => all.find((kind) => kind.has(name))?.get(name),
    /** As `get`, without marking the entry as used. */
    peek: (name: string): E | undefined => all.find((kind) => kind.has(name))?.peek(name),
    set(name: string, entry: E): void {
      const kind = kinds[kindOf(entry)];
      for (const other of all) if (other !== kind) other.delete(name);
      kind.set(name, entry);
      while (kinds.content.size > 0 && contentBytes() > budgets.content) kinds.content.pop();
    },
    delete(name: string): void {
      for (const kind of all) kind.delete(name);
    },
    *entries(): IterableIterator<[string, E]> {
      for (const kind of all) yield* kind.entries();
    },
    /** Bytes of memory that each kind takes. */
    sizes: (): Readonly<Record<keyof Budgets, number>> => ({
      content: contentBytes(),
      search: kinds.search.calculatedSize,
      missing: kinds.missing.calculatedSize,
    }),
  };
};

const kindOf = ({ key, value }: Stored): keyof Budgets | 'ofHost' => {
  if (key.id === undefined) return 'ofHost';
  if (value === null) return 'missing';
  return key.resource === searchResource ? 'search' : 'content';
};
