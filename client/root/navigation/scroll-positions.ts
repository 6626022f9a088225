/** Name of the session-storage entry. */
export const scrollPositionsKey = 'scroll-positions';

/** History entries whose position is kept; the oldest go first. */
const limit = 50;

/** Where each history entry was left, in pixels from the top. */
export interface ScrollPositions {
  readonly of: (entry: string) => number | undefined;
  readonly keep: (entry: string, top: number) => void;
  /** Writes them down for the next document of this tab (a reload, the way back from another site). */
  readonly store: () => void;
}

/** Positions of this tab; what is stored is taken as untrusted, and a full or forbidden storage is no failure. */
export const createScrollPositions = (storage: Pick<Storage, 'getItem' | 'setItem'>): ScrollPositions => {
  const positions = new Map<string, number>(read(storage));
  return {
    of: (entry) => positions.get(entry),
    keep: (entry, top) => {
      positions.delete(entry);
      positions.set(entry, Math.max(0, top));
      const [oldest] = positions.keys();
      if (positions.size > limit && oldest !== undefined) positions.delete(oldest);
    },
    store: () => {
      try {
        storage.setItem(scrollPositionsKey, JSON.stringify([...positions]));
      } catch {
        // The page then opens at its top: no reason to say anything.
      }
    },
  };
};

const read = (storage: Pick<Storage, 'getItem'>): [string, number][] => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(scrollPositionsKey) ?? '[]');
    return Array.isArray(stored) && stored.every(isPosition) ? stored : [];
  } catch {
    return [];
  }
};

// By hand: the schema library would be in the first load of every page for little.
const isPosition = (value: unknown): value is [string, number] =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  Number.isFinite(value[1]) &&
  (value[1] as number) >= 0;
