import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parentPort, Worker, workerData, isMainThread } from 'node:worker_threads';
import { setTimeout as sleep } from 'node:timers/promises';
import { processorTime, type SiteProcess } from './processes.ts';

export interface Health {
  readonly asked: number;
  readonly failed: number;
  /** The longest wait for an answer, in milliseconds. */
  readonly longest: number;
  /** How many answers took 250 ms or more. */
  readonly late: number;
  /**
   * The most processor time that the site's event loop used while an answer was waited for, in milliseconds: what the wait
   * would have been with a processor of its own. In steps of ten.
   */
  readonly longestByProcessor: number;
  /** The longest wait for a bare server that was asked in the same moments: what the machine alone costs. */
  readonly longestOfBare: number;
}

/** The longest that anybody may wait for `/healthz`, in milliseconds. */
export const longestWait = 250;

/** Asks `/healthz` every 50 ms from a thread of its own, which a busy measurement does not hold up. */
export const watchHealth = ({ opsPort, child }: SiteProcess): (() => Promise<Health>) => {
  const worker = new Worker(new URL(import.meta.url), {
    workerData: { opsPort, pid: child.pid ?? 0 } satisfies Watched,
  });
  return async () => {
    const told = new Promise<Health>((resolve) => worker.once('message', resolve));
    worker.postMessage('stop');
    const health = await told;
    await worker.terminate();
    return health;
  };
};

/** A process that answers and does nothing else: it waits for a processor as the site does. */
const startBareServer = async (): Promise<{ readonly url: string; close(): void }> => {
  const child = spawn(
    process.execPath,
    [
      '--eval',
      `const server = require('node:http').createServer((_, res) => res.end('ok'));
       server.listen(0, '127.0.0.1', () => console.log(server.address().port));`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [port] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  return { url: `http://127.0.0.1:${Number(port)}`, close: () => void child.kill('SIGKILL') };
};

/** How long an answer takes, in milliseconds, and whether it is a good one. */
const time = async (url: string): Promise<{ readonly took: number; readonly ok: boolean }> => {
  const start = performance.now();
  const ok = await fetch(url).then(
    async (answer) => (await answer.text(), answer.ok),
    () => false,
  );
  return { took: Math.round(performance.now() - start), ok };
};

interface Watched {
  readonly opsPort: number;
  readonly pid: number;
}

const watch = async ({ opsPort, pid }: Watched): Promise<void> => {
  const bareServer = await startBareServer();
  const health = { asked: 0, failed: 0, longest: 0, late: 0, longestByProcessor: 0, longestOfBare: 0 };
  const state = { watching: true };
  parentPort?.once('message', () => (state.watching = false));
  // The thread of a process that bears its number is the one of its event loop.
  const loopTime = () => processorTime(`${pid}/task/${pid}`) * 1_000;
  while (state.watching) {
    const before = loopTime();
    const bare = time(bareServer.url);
    const { took, ok } = await time(`http://127.0.0.1:${opsPort}/healthz`);
    health.longestByProcessor = Math.max(health.longestByProcessor, Math.round(loopTime() - before));
    health.longestOfBare = Math.max(health.longestOfBare, (await bare).took);
    health.longest = Math.max(health.longest, took);
    health.asked += 1;
    health.failed += ok ? 0 : 1;
    health.late += took >= longestWait ? 1 : 0;
    await sleep(50);
  }
  bareServer.close();
  parentPort?.postMessage(health satisfies Health);
};

if (!isMainThread) await watch(workerData as Watched);
