import type { ContentReader } from '#server/cache/content-cache.ts';

/** What one response learns of its content: made for each, and passed to every read. */
export class ReadContext implements ContentReader {
  /** When the answer was begun, on the clock of `performance.now()`. */
  readonly began = performance.now();
  /** False where a block is missing or purged content is still the old one (behaviour/cache 4). */
  isWhole = true;
  /** Refreshes of stale content that was read; they never reject. */
  readonly refreshes: Promise<unknown>[] = [];

  /** A block failed. */
  missing(): void {
    this.isWhole = false;
  }
  outdated(): void {
    this.isWhole = false;
  }
  refreshing(refresh: Promise<unknown>): void {
    this.refreshes.push(refresh);
  }
}
