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

/** Bytes of memory for each kind of entry: none of them pushes out another. */
export interface Budgets {
  /** What has an id, such as articles, together with what every host has one of. */
  readonly content: number;
  readonly search: number;
  /** What does not exist. */
  readonly missing: number;
}

/**
 * Entries by name, within their budgets (behaviour/cache 11). What a host has one of (tree, settings, words, the blocks
 * around every page) is never pushed out: the project table bounds how many there are. It counts, though: what has
 * ids gets what it leaves.
 */
export interface EntryStore<E extends Stored> {
  get(name: string): E | undefined;
  /** As `get`, without making the entry the last to go. */
  peek(name: string): E | undefined;
  set(name: string, entry: E): void;
  delete(name: string): void;
  entries(): IterableIterator<[string, E]>;
  /** Bytes of memory that each kind takes. */
  sizes(): Readonly<Record<keyof Budgets, number>>;
}

export const createEntryStore = <E extends Stored>(budgets: Budgets): EntryStore<E> => {
  const lasting = new Map<string, E>();
  let lastingBytes = 0;
  const bounded = (maxSize: number) => new LRUCache<string, E>({ maxSize, sizeCalculation: sizeOf });
  const kinds = {
    content: bounded(budgets.content),
    search: bounded(budgets.search),
    missing: bounded(budgets.missing),
  };
  const all = Object.values(kinds);

  const removeLasting = (name: string): void => {
    lastingBytes -= lasting.get(name)?.bytes ?? 0;
    lasting.delete(name);
  };
  const makeRoom = ({ content } = kinds): void => {
    while (content.size > 0 && content.calculatedSize + lastingBytes > budgets.content) content.pop();
  };

  return {
    get: (name) => lasting.get(name) ?? firstOf(all, (kind) => kind.get(name)),
    peek: (name) => lasting.get(name) ?? firstOf(all, (kind) => kind.peek(name)),
    set(name, entry) {
      const kind = kindOf(entry);
      if (kind === 'lasting') {
        removeLasting(name);
        lasting.set(name, entry);
        lastingBytes += entry.bytes;
      } else {
        for (const other of all) if (other !== kinds[kind]) other.delete(name);
        kinds[kind].set(name, entry);
      }
      makeRoom();
    },
    delete(name) {
      removeLasting(name);
      for (const kind of all) kind.delete(name);
    },
    *entries() {
      yield* lasting.entries();
      for (const kind of all) yield* kind.entries();
    },
    sizes: () => ({
      content: lastingBytes + kinds.content.calculatedSize,
      search: kinds.search.calculatedSize,
      missing: kinds.missing.calculatedSize,
    }),
  };
};

const sizeOf = ({ bytes }: Stored): number => bytes;

const kindOf = ({ key, value }: Stored): keyof Budgets | 'lasting' => {
  if (key.id === undefined) return 'lasting';
  if (value === null) return 'missing';
  return key.resource === searchResource ? 'search' : 'content';
};

const firstOf = <K, E>(kinds: readonly K[], look: (kind: K) => E | undefined): E | undefined => {
  for (const kind of kinds) {
    const found = look(kind);
    if (found !== undefined) return found;
  }
  return undefined;
};
