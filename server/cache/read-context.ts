/** What one answer learns of the content that it is made of: made for each of them, and handed to every read. */
export class ReadContext {
  /** When the answer was begun, on the clock of `performance.now()`. */
  readonly began = performance.now();
  /** False where a block is missing, or something was purged and could not be had anew (behaviour/cache 4). */
  isWhole = true;
  /** Of content past its freshness that was read all the same; they never reject. */
  readonly refreshes: Promise<unknown>[] = [];

  markPartial(): void {
    this.isWhole = false;
  }
}
