import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Load } from './load.ts';

/** Ticks a second of the figures in `/proc/<pid>/stat`. */
const ticks = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** A server under test or a yardstick: alone on the first core. */
export const startOnCore = (script: string, args: readonly string[], environment = {}): ChildProcess =>
  spawn('taskset', ['-c', '0', process.execPath, script, ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/** Asks a server to end, and waits for it. */
export const stop = async (server: ChildProcess): Promise<void> => {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
};

/** Sends a load from the second core. */
export const send = (load: Load, folder: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const file = join(folder, `load-${load.port}.json`);
    writeFileSync(file, JSON.stringify(load));
    const args = ['-c', '1', process.execPath, 'scripts/bench/load.ts', file];
    spawn('taskset', args, { stdio: 'inherit' }).on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`the load on port ${load.port} ended with ${code}`)),
    );
  });

/** One answer as it came over the wire. */
export const ask = (
  port: string,
  path: string,
  headers: OutgoingHttpHeaders = {},
): Promise<[IncomingMessage, Buffer]> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve([response, Buffer.concat(chunks)]));
    })
      .on('error', reject)
      .end();
  });

/** Resolves once `test` does not throw and is true; fails after a minute. */
export const until = async (test: () => Promise<boolean>): Promise<void> => {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (await test().catch(() => false)) return;
    await sleep(200);
  }
  throw new Error('a server did not become ready within a minute');
};

/** Seconds of processor time that a process has had, in its own code and in the kernel. */
const cpuSeconds = ({ pid }: ChildProcess): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticks;
};

/** The one in the middle, of an even number the upper one. */
export const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;

/** Processor time for a request, in microseconds, and how often the yardstick's it is: medians of the rounds. */
export interface Comparison {
  readonly microseconds: number;
  readonly yardstickMicroseconds: number;
  readonly ratio: number;
}

interface Measured {
  readonly server: ChildProcess;
  readonly load: Load;
}

/** Alternating rounds, after one for the compiler of each. */
export const compare = async (
  ours: Measured,
  yardstick: Measured,
  rounds: number,
  folder: string,
): Promise<Comparison> => {
  const cost = async ({ server, load }: Measured): Promise<number> => {
    const before = cpuSeconds(server);
    await send(load, folder);
    return ((cpuSeconds(server) - before) / load.count) * 1e6;
  };
  await cost(ours);
  await cost(yardstick);
  const seen = { ours: [] as number[], yardstick: [] as number[], ratios: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const own = await cost(ours);
    const theirs = await cost(yardstick);
    seen.ours.push(own);
    seen.yardstick.push(theirs);
    seen.ratios.push(own / theirs);
  }
  return {
    microseconds: median(seen.ours),
    yardstickMicroseconds: median(seen.yardstick),
    ratio: median(seen.ratios),
  };
};
