import { LRUCache } from 'lru-cache';
import { keyNamed, type ContentKey } from '#server/cache/content-entry.ts';
import type { Wholeness } from '#server/cache/reading.ts';
import type { Visit } from '#server/projects/project-registry.ts';
import type { PageBody } from './encodings.ts';

/**
 * A finished page. It is derived from content and has no horizon of its own: it is good until something that it was
 * made from has changed, an hour at most (behaviour/cache 20).
 */
export interface KeptPage {
  readonly key: string;
  readonly recipe: PageRecipe;
  /** The kind of its address, for metrics. */
  readonly route: string;
  readonly status: number;
  /** Names and values in turn, without those that depend on the encoding. */
  readonly headers: readonly string[];
  readonly etag: string;
  readonly body: PageBody;
  /** Names of the content entries that it was made from. */
  readonly names: ReadonlySet<string>;
  readonly wholeness: Wholeness;
  /** When it has to be made anew, on the clock of `performance.now()`. */
  readonly until: number;
  /** What changes with every look at it: when content is due for a refresh (same clock), and how many looks. */
  readonly looks: { dueAt: number; count: number };
}

/** What it takes to make a page anew. */
export interface PageRecipe {
  readonly visit: Visit;
  /** Path and the query that the page reads, in their one spelling. */
  readonly address: string;
  /** Headers that every response of the host carries. */
  readonly common: Readonly<Record<string, string>>;
}

export type Standing = 'good' | 'changed' | 'purged';

export interface PageCache {
  get(key: string): KeptPage | undefined;
  /** `changed`: the old bytes are shown while it is made anew; `purged`: whoever comes waits for that. */
  standing(page: KeptPage): Standing;
  keep(page: KeptPage): void;
  drop(key: string): void;
  /** Content under this name has another value by now. */
  contentChanged(name: string): void;
  /** Such content must be asked for anew before it is shown again. */
  contentPurged(matches: (key: ContentKey) => boolean): void;
  /** Retained bytes, and pages. */
  size(): { readonly bytes: number; readonly pages: number };
}

/** What a page costs beside its bodies and headers, in bytes: its object, its names and their places in the index. */
const overhead = 1_500;
const perName = 120;

const bytesOf = ({ body, headers, names }: KeptPage): number =>
  (body.identity?.length ?? 0) +
  (body.br?.length ?? 0) +
  (body.gzip?.length ?? 0) +
  headers.reduce((sum, text) => sum + text.length, 0) +
  names.size * perName +
  overhead;

/** @param maxBytes for all pages, in bytes of memory. */
export const createPageCache = (maxBytes: number): PageCache => {
  const pagesByName = new Map<string, Set<string>>();
  const standings = new Map<string, Standing>();
  const unlink = ({ key, names }: KeptPage): void => {
    for (const name of names) {
      const keys = pagesByName.get(name);
      keys?.delete(key);
      if (keys?.size === 0) pagesByName.delete(name);
    }
    standings.delete(key);
  };
  const pages = new LRUCache<string, KeptPage>({
    maxSize: maxBytes,
    sizeCalculation: bytesOf,
    dispose: unlink,
  });
  const keep = (page: KeptPage): void => {
    pages.set(page.key, page);
    // Larger than the whole budget.
    if (!pages.has(page.key)) return;
    for (const name of page.names) {
      const keys = pagesByName.get(name) ?? new Set();
      pagesByName.set(name, keys.add(page.key));
    }
  };
  return {
    get: (key) => pages.get(key),
    standing: ({ key }) => standings.get(key) ?? 'good',
    keep,
    drop: (key) => void pages.delete(key),
    contentChanged(name) {
      for (const key of pagesByName.get(name) ?? []) if (!standings.has(key)) standings.set(key, 'changed');
    },
    contentPurged(matches) {
      for (const [name, keys] of pagesByName)
        if (matches(keyNamed(name))) for (const key of keys) standings.set(key, 'purged');
    },
    size: () => ({ bytes: pages.calculatedSize, pages: pages.size }),
  };
};
