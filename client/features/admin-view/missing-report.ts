import { isMissing, type TextSource } from '#shared/edit-protocol/edit-frame.ts';
import { isKeyPath } from '#shared/text/message-tree.ts';

/** Milliseconds for which keys are collected before they are sent. */
const batchDelay = 200;
const batchSize = 500;

interface MissingReport {
  readonly sourceOf: (key: string) => TextSource;
  /** Path of the page without its query, which may hold an order's id. */
  readonly route: () => string;
  readonly tell: (route: string, keys: readonly string[]) => void;
  readonly schedule?: (work: () => void, delay: number) => unknown;
}

/**
 * Collects keys without a translation and reports them in batches, each once, with the page it was first seen on
 * (behaviour/editor 3).
 */
export const createMissingReport = ({ sourceOf, route, tell, schedule = setTimeout }: MissingReport) => {
  const told = new Set<string>();
  const waiting = new Map<string, string[]>();

  const flush = () => {
    for (const [path, keys] of waiting)
      for (let start = 0; start < keys.length; start += batchSize)
        tell(path, keys.slice(start, start + batchSize));
    waiting.clear();
  };

  return (key: string): void => {
    // The parent would drop a whole message with an invalid key in it.
    if (told.has(key) || !isKeyPath(key) || !isMissing(sourceOf(key))) return;
    told.add(key);
    const path = route();
    if (waiting.size === 0) schedule(flush, batchDelay);
    waiting.set(path, [...(waiting.get(path) ?? []), key]);
  };
};
