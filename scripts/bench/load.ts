import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

/** What a load sends, over and over, target after target. */
export interface Load {
  readonly port: string;
  /** Requests of one turn. */
  readonly count: number;
  /** Kept open; each sends one request after the other. */
  readonly connections: number;
  readonly method: string;
  readonly targets: readonly { readonly host: string; readonly path: string }[];
  readonly headers: Readonly<Record<string, string>>;
}

/** A process, and what is sent to it. */
export interface Loaded {
  readonly pid: number;
  readonly load: Load;
}

export interface Contest {
  readonly ours: Loaded;
  readonly yardstick: Loaded;
  readonly rounds: number;
  /** How often both have their turn in a round, at the least. */
  readonly turns: number;
  /** What a round takes by the clock at the least, in milliseconds. */
  readonly atLeast?: number;
}

/** Processor time for a request, in microseconds. */
export interface Round {
  /** Of its end: milliseconds since 1970. */
  readonly at: number;
  readonly ours: number;
  readonly yardstick: number;
  /** Answers in a second of the clock, in times of the yardstick's. */
  readonly throughput: number;
}

/** Nanoseconds of processor time that a process's threads of now have had, in its own code and in the kernel. */
const cpuNanoseconds = (pid: number): number => {
  const tasks = `/proc/${pid}/task`;
  return readdirSync(tasks)
    .map((task) => Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ', 1)[0]))
    .reduce((sum, time) => sum + time, 0);
};

/** Any other status than 200 and 304 fails. */
const createSender = ({ port, count, connections, method, targets, headers }: Load) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let number = 0;
  const once = (): Promise<void> =>
    new Promise((resolve, reject) => {
      number += 1;
      const { host = '', path = '/' } = targets[number % targets.length] ?? {};
      request({ host: '127.0.0.1', port, method, path, agent, headers: { host, ...headers } }, (response) => {
        const { statusCode } = response;
        if (statusCode !== 200 && statusCode !== 304)
          return reject(new Error(`${host}${path}: status ${statusCode}`));
        response.resume().on('end', resolve).on('error', reject);
      })
        .on('error', reject)
        .end();
    });
  return async (): Promise<void> => {
    let sent = 0;
    await Promise.all(
      Array.from({ length: connections }, async () => {
        while (sent < count) {
          sent += 1;
          await once();
        }
      }),
    );
  };
};

/**
 * Both have their turns one after the other, many short ones in a round: what else the machine does meets both alike. The
 * first two rounds are the compilers' and count for nothing.
 */
const hold = async ({ ours, yardstick, rounds, turns, atLeast = 0 }: Contest): Promise<Round[]> => {
  const [askOurs, askYardstick] = [createSender(ours.load), createSender(yardstick.load)];
  // Of the whole round: what a server does behind its answers belongs to it.
  const spent = () => ({ ours: cpuNanoseconds(ours.pid), yardstick: cpuNanoseconds(yardstick.pid) });
  const round = async (): Promise<Round> => {
    const before = spent();
    const took = { ours: 0, yardstick: 0 };
    const roundBegun = performance.now();
    let held = 0;
    for (; held < turns || performance.now() - roundBegun < atLeast; held += 1) {
      const begun = performance.now();
      await askOurs();
      const between = performance.now();
      await askYardstick();
      took.ours += between - begun;
      took.yardstick += performance.now() - between;
    }
    const after = spent();
    return {
      at: Date.now(),
      ours: (after.ours - before.ours) / 1_000 / (ours.load.count * held),
      yardstick: (after.yardstick - before.yardstick) / 1_000 / (yardstick.load.count * held),
      throughput: took.yardstick / yardstick.load.count / (took.ours / ours.load.count),
    };
  };
  await round();
  await round();
  const seen: Round[] = [];
  while (seen.length < rounds) seen.push(await round());
  return seen;
};

// `node scripts/bench/load.ts <file with a Contest>` prints the rounds.
const [file = ''] = process.argv.slice(2);
if (file !== '') {
  const rounds = await hold(JSON.parse(readFileSync(file, 'utf8')) as Contest);
  process.stdout.write(JSON.stringify(rounds), () => process.exit(0));
}
