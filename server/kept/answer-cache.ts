import { LRUCache } from 'lru-cache';
import { keyNamed, type ContentKey } from '#server/cache/content-entry.ts';
import type { KeptAnswer } from './answer.ts';

export type Standing = 'good' | 'changed' | 'purged';

export interface AnswerCache {
  get(key: string): KeptAnswer | undefined;
  /** `changed`: the old bytes are shown while it is made anew; `purged`: whoever comes waits for that. */
  standing(answer: KeptAnswer): Standing;
  keep(answer: KeptAnswer): void;
  drop(key: string): void;
  /** Content under this name has another value by now. */
  contentChanged(name: string): void;
  /** Such content must be asked for anew before it is shown again. */
  contentPurged(matches: (key: ContentKey) => boolean): void;
  /** Retained bytes, and how many answers. */
  size(): { readonly bytes: number; readonly answers: number };
}

/** What an answer costs beside its bodies and headers, in bytes: its object, its names and their places in the index. */
const overhead = 1_500;
const perName = 120;

const bytesOf = ({ body, headers, names }: KeptAnswer): number =>
  (body.identity?.length ?? 0) +
  (body.br?.length ?? 0) +
  (body.gzip?.length ?? 0) +
  headers.reduce((sum, text) => sum + text.length, 0) +
  names.size * perName +
  overhead;

/** @param maxBytes for all answers, in bytes of memory. */
export const createAnswerCache = (maxBytes: number): AnswerCache => {
  const keysByName = new Map<string, Set<string>>();
  const standings = new Map<string, Standing>();
  const unlink = ({ key, names }: KeptAnswer): void => {
    for (const name of names) {
      const keys = keysByName.get(name);
      keys?.delete(key);
      if (keys?.size === 0) keysByName.delete(name);
    }
    standings.delete(key);
  };
  const answers = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    sizeCalculation: bytesOf,
    dispose: unlink,
  });
  const keep = (answer: KeptAnswer): void => {
    answers.set(answer.key, answer);
    // Larger than the whole budget.
    if (!answers.has(answer.key)) return;
    for (const name of answer.names) {
      const keys = keysByName.get(name) ?? new Set();
      keysByName.set(name, keys.add(answer.key));
    }
  };
  return {
    get: (key) => answers.get(key),
    standing: ({ key }) => standings.get(key) ?? 'good',
    keep,
    drop: (key) => void answers.delete(key),
    contentChanged(name) {
      for (const key of keysByName.get(name) ?? []) if (!standings.has(key)) standings.set(key, 'changed');
    },
    contentPurged(matches) {
      for (const [name, keys] of keysByName)
        if (matches(keyNamed(name))) for (const key of keys) standings.set(key, 'purged');
    },
    size: () => ({ bytes: answers.calculatedSize, answers: answers.size }),
  };
};
