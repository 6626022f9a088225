import { setTimeout as sleep } from 'node:timers/promises';

/** Status of a GET to the operations port of a process on this machine; `null` where nobody answers. */
export const opsStatus = async (
  opsPort: number | string,
  path: '/readyz' | '/healthz',
): Promise<number | null> =>
  (await fetch(`http://127.0.0.1:${opsPort}${path}`).catch(() => null))?.status ?? null;

/** Resolves once the process behind this operations port is ready for visitors; rejects after a minute. */
export const whenReady = async (opsPort: number | string): Promise<void> => {
  const end = performance.now() + 60_000;
  while ((await opsStatus(opsPort, '/readyz')) !== 200) {
    if (performance.now() > end) throw new Error('the site did not become ready');
    await sleep(100);
  }
};
