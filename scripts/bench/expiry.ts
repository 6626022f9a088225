import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hotPages } from '#tests/faults/hot-pages.ts';
import { round } from '#tests/faults/measured.ts';
import type { SiteProcess } from '#tests/faults/processes.ts';
import type { BareAnswer } from './bare-server.ts';
import { ask, median, startOnCore, stop, takeTurns, until } from './servers.ts';

const barePort = '3816';
/** Turns of 300 requests to the site, and of as many more to the yardstick as take about as long; a second of them. */
const turns = 1;
const second = 1_000;
const count = 300;
const yardstickCount = 2 * count;
/** The first of them are the compiler's, and pages that many ask for are packed tightly meanwhile. */
const settling = 25;
/** That minute and its ends, and as long before it: what the machine alone does to a worst second shows there. */
const seconds = 66;

/** Means of three in a row. */
const inThrees = (costs: readonly number[]): readonly number[] =>
  costs.slice(2).map((cost, at) => (cost + (costs[at] ?? 0) + (costs[at + 1] ?? 0)) / 3);

/**
 * The worst second of a time in which all that readers look at passes its time, which `expire` brings about: what the site serves
 * in a second of its processor time, in times of what a bare server does that has its turns in the same second. From one
 * second to the next the machine itself is up to half as quick, and no two seconds get the same pages and collections:
 * the worst one of as long before tells what that alone does, and the worst three in a row tell more.
 */
export const measureWorstSecond = async (
  site: SiteProcess,
  expire: () => void,
): Promise<Readonly<Record<string, number>>> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-expiry-'));
  const [{ host, path } = { host: '', path: '/' }] = hotPages;
  const headers = { 'accept-encoding': 'br' };
  const [response, body] = await ask(String(site.port), path, { host, ...headers });
  const answer: BareAnswer = { headers: response.rawHeaders, body: body.toString('base64') };
  const file = join(folder, 'answer.json');
  writeFileSync(file, JSON.stringify(answer));
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', '0', String(site.child.pid)], {
    stdio: 'ignore',
  });
  const bare = startOnCore('scripts/bench/bare-server.ts', [barePort, file]);
  try {
    await until(async () => (await ask(barePort, path))[0].statusCode === 200);
    const load = { count, connections: 16, method: 'GET', targets: hotPages, headers };
    const held = takeTurns(
      { server: site.child, load: { ...load, port: String(site.port) } },
      { server: bare, load: { ...load, count: yardstickCount, port: barePort } },
      { rounds: settling + 2 * seconds, turns, atLeast: second },
      folder,
    );
    await sleep((settling + seconds) * 1_000);
    const expiredAt = Date.now();
    expire();
    const costs = (await held)
      .slice(settling)
      .map(({ at, ours, yardstick }) => ({ after: (at - expiredAt) / 1_000, cost: ours / yardstick }));
    const usual = median(costs.map(({ cost }) => cost));
    const before = costs.filter(({ after }) => after <= 0).map(({ cost }) => cost);
    const meanwhile = costs.filter(({ after }) => after > 0 && after <= seconds).map(({ cost }) => cost);
    return {
      timesBareBefore: round(median(before)),
      timesBare: round(median(meanwhile)),
      shareBefore: round(usual / Math.max(...before)),
      share: round(usual / Math.max(...meanwhile)),
      shareOfThreeBefore: round(usual / Math.max(...inThrees(before))),
      shareOfThree: round(usual / Math.max(...inThrees(meanwhile))),
    };
  } finally {
    await stop(bare);
    rmSync(folder, { recursive: true, force: true });
  }
};
