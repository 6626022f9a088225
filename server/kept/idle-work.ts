/** How long it waits before it looks again whether anything waits for the processor, in milliseconds. */
const idleCheck = 50;
/** What comes when so much is due is not done. */
const mostDue = 1_000;

const sleep = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Work that nobody waits for, done one piece after another while `isBusy` says no; a failure changes nothing. What is due
 * under a key is done once.
 *
 * @param pause how long each piece is put off at least, in milliseconds.
 */
export const createIdleWork = (isBusy: () => boolean, pause = 0) => {
  const due = new Map<string, { readonly work: () => Promise<unknown>; readonly since: number }>();
  let running = false;
  const run = async (): Promise<void> => {
    running = true;
    for (const [key, { work, since }] of due) {
      const early = since + pause - performance.now();
      if (early > 0) await sleep(early);
      while (isBusy()) await sleep(idleCheck);
      due.delete(key);
      await work().catch(() => {});
    }
    running = false;
  };
  return (key: string, work: () => Promise<unknown>): void => {
    if (due.has(key) || due.size >= mostDue) return;
    due.set(key, { work, since: performance.now() });
    if (!running) void run();
  };
};
