import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Contest, Load, Loaded, Round } from './load.ts';

const run = promisify(execFile);

/** None of them outlives the bench. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const server of running) server.kill('SIGKILL');
});

/** A server under test or a yardstick: alone on the first core. If it ends before it is stopped, the bench fails. */
export const startOnCore = (script: string, args: readonly string[], environment = {}): ChildProcess => {
  const server = spawn('taskset', ['-c', '0', process.execPath, script, ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  running.add(server);
  server.once('exit', () => {
    if (running.delete(server)) throw new Error(`${script} ended while it was measured`);
  });
  return server;
};

/** Asks a server to end, and waits for it. */
export const stop = async (server: ChildProcess): Promise<void> => {
  if (!running.delete(server)) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
};

/** The load comes from the second core. */
const hold = async (contest: Contest, folder: string): Promise<Round[]> => {
  const file = join(folder, 'contest.json');
  writeFileSync(file, JSON.stringify(contest));
  const { stdout } = await run('taskset', ['-c', '1', process.execPath, 'scripts/bench/load.ts', file]);
  return JSON.parse(stdout) as Round[];
};

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

/** The one in the middle, of an even number the upper one. */
export const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;

/** Processor time for a request, in microseconds, and how often the yardstick's it is: medians of the rounds. */
export interface Comparison {
  readonly microseconds: number;
  readonly yardstickMicroseconds: number;
  readonly ratio: number;
  /** Answers in a second of the clock, in times of the yardstick's; the load that asks for them is part of it. */
  readonly throughput: number;
}

export interface Measured {
  readonly server: ChildProcess;
  readonly load: Load;
}

const loaded = ({ server, load }: Measured): Loaded => {
  if (server.pid === undefined) throw new Error('a server that is measured did not start');
  return { pid: server.pid, load };
};

/** How a series of rounds is held. */
interface Series {
  readonly rounds: number;
  /** How often both have theirs in each round, at the least. */
  readonly turns: number;
  /** What a round takes by the clock at the least, in milliseconds. */
  readonly atLeast?: number;
}

/** What both cost, round after round, in microseconds of processor time for a request. */
export const takeTurns = (
  ours: Measured,
  yardstick: Measured,
  series: Series,
  folder: string,
): Promise<Round[]> => hold({ ours: loaded(ours), yardstick: loaded(yardstick), ...series }, folder);

const rounds = 9;

/** @param turns how often both have theirs in each of the rounds. */
export const compare = async (
  ours: Measured,
  yardstick: Measured,
  turns: number,
  folder: string,
): Promise<Comparison> => {
  const seen = await takeTurns(ours, yardstick, { rounds, turns }, folder);
  return {
    microseconds: median(seen.map((round) => round.ours)),
    yardstickMicroseconds: median(seen.map((round) => round.yardstick)),
    ratio: median(seen.map((round) => round.ours / round.yardstick)),
    throughput: median(seen.map((round) => round.throughput)),
  };
};
