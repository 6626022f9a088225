import { parentPort, Worker, workerData, isMainThread } from 'node:worker_threads';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Health {
  readonly asked: number;
  readonly failed: number;
  /** The longest wait for an answer, in milliseconds, and how many took over 250. */
  readonly longest: number;
  readonly late: number;
}

/** Asks `/healthz` every 50 ms from a thread of its own, which a busy measurement does not hold up. */
export const watchHealth = (opsPort: number): (() => Promise<Health>) => {
  const worker = new Worker(new URL(import.meta.url), { workerData: { opsPort } });
  return async () => {
    const told = new Promise<Health>((resolve) => worker.once('message', resolve));
    worker.postMessage('stop');
    const health = await told;
    await worker.terminate();
    return health;
  };
};

const watch = async (opsPort: number): Promise<void> => {
  let [asked, failed, longest, late] = [0, 0, 0, 0];
  const state = { watching: true };
  parentPort?.once('message', () => (state.watching = false));
  while (state.watching) {
    const start = performance.now();
    const ok = await fetch(`http://127.0.0.1:${opsPort}/healthz`).then(
      async (answer) => (await answer.text(), answer.ok),
      () => false,
    );
    asked += 1;
    failed += ok ? 0 : 1;
    const took = Math.round(performance.now() - start);
    longest = Math.max(longest, took);
    late += took >= 250 ? 1 : 0;
    await sleep(50);
  }
  parentPort?.postMessage({ asked, failed, longest, late } satisfies Health);
};

if (!isMainThread) await watch((workerData as { readonly opsPort: number }).opsPort);
