import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { readDockerfile, readEnvironment } from '../../scripts/image/dockerfile.ts';
import { freePort } from '#tests/setup/free-port.ts';
import { whenReady } from '#tests/setup/when-ready.ts';
import type { Order } from './synthetic-upstream.ts';

export interface SyntheticUpstream {
  readonly url: string;
  tell(order: Order): Promise<number>;
  close(): void;
}

export const startUpstream = async (): Promise<SyntheticUpstream> => {
  const child = fork(new URL('./synthetic-upstream.ts', import.meta.url));
  const [port] = (await once(child, 'message')) as [number];
  let turn: Promise<unknown> = Promise.resolve();
  return {
    url: `http://127.0.0.1:${port}`,
    tell(order) {
      const told = turn.then(async () => {
        const answered = once(child, 'message');
        child.send(order);
        return ((await answered) as [number])[0];
      });
      turn = told;
      return told;
    },
    close: () => void child.kill('SIGKILL'),
  };
};

/** The site as it runs for visitors: a process of its own. */
export interface SiteProcess {
  readonly port: number;
  readonly opsPort: number;
  readonly child: ChildProcess;
  /** Lines of the log, warnings and worse. */
  readonly logged: readonly string[];
  /** Resolves with its exit code; `null` where a signal ended it. */
  readonly ended: Promise<number | null>;
  /** Bytes of memory, as the system counts them. */
  memory(): number;
  /** Seconds of processor time so far. */
  cpu(): number;
  close(): Promise<void>;
}

/** Purges by keys, as an editor's save does. */
export const purge = (
  { opsPort }: Pick<SiteProcess, 'opsPort'>,
  token: string,
  keys: readonly string[],
): Promise<Response> =>
  fetch(`http://127.0.0.1:${opsPort}/purge`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ keys }),
  });

/** What the image tells Node and the C library about memory. */
const imageEnvironment = (): Readonly<Record<string, string>> => {
  const lines = readDockerfile(readFileSync('Dockerfile', 'utf8')).filter(({ name }) => name === 'ENV');
  const all = readEnvironment(lines.map(({ rest }) => rest).join(' '));
  return { NODE_OPTIONS: all['NODE_OPTIONS'] ?? '', MALLOC_ARENA_MAX: all['MALLOC_ARENA_MAX'] ?? '' };
};

export const startSiteProcess = async (
  upstreamUrl: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<SiteProcess> => {
  const [port, opsPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      UPSTREAM_URL: upstreamUrl,
      PORT: String(port),
      OPS_PORT: String(opsPort),
      OPS_HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      ...imageEnvironment(),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const logged: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (logged.length < 10_000) logged.push(...text.trim().split('\n'));
  });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  await whenReady(opsPort);
  return {
    port,
    opsPort,
    child,
    logged,
    ended,
    memory: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) * 1024,
    cpu: () => processorTime(String(child.pid)),
    async close() {
      child.kill('SIGKILL');
      await ended;
    },
  };
};

/** Of `/proc/<pid>/stat`, on every Linux that Node runs on. */
const ticksPerSecond = 100;

/** Seconds of processor time so far. @param task below `/proc`: a process, or a thread of one. */
export const processorTime = (task: string): number => {
  const fields = readFileSync(`/proc/${task}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
};

/** Resolves once `test` does not throw and is true; rejects after `seconds`. */
export const until = async (test: () => Promise<boolean>, seconds = 60): Promise<void> => {
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end) {
    if (await test().catch(() => false)) return;
    await sleep(20);
  }
  throw new Error(`what was waited for did not come within ${seconds} s`);
};
