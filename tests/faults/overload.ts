import { setTimeout as sleep } from 'node:timers/promises';
import { watchHealth } from './health.ts';
import { hosts, hotPages, warm } from './hot-pages.ts';
import { createTally, createVisitors, type Address, type Result } from './load.ts';
import { round, scaled, type Measured } from './measured.ts';
import { startSiteProcess, startUpstream, type SiteProcess } from './processes.ts';
import { madeUp } from './synthetic-upstream-table.ts';

const perSubCategory = 300;

/** Articles that nobody has asked for yet: each is a render. */
const coldPages = function* (): Generator<Address> {
  for (let at = 0; at < perSubCategory; at += 1)
    for (let part = 0; part < madeUp.subCategories; part += 1)
      for (const host of hosts) {
        const id = madeUp.firstId + part * madeUp.idsOfSubCategory + at;
        yield { host, path: `/categories/${madeUp.category}/${madeUp.category + 1 + part}/${id}` };
      }
};

const until = function* (addresses: Iterator<Address>, end: number): Generator<Address> {
  while (performance.now() < end) {
    const { value, done } = addresses.next();
    if (done) return;
    yield value;
  }
};

/** Pages served, by the clock and by the site's processor time, over all its turns. */
const createServed = (site: SiteProcess) => {
  const sum = { pages: 0, seconds: 0, cpuSeconds: 0 };
  return {
    async turn(work: () => Promise<number>): Promise<void> {
      const [start, cpu] = [performance.now(), site.cpu()];
      sum.pages += await work();
      sum.seconds += (performance.now() - start) / 1_000;
      sum.cpuSeconds += site.cpu() - cpu;
    },
    perSecond: () => sum.pages / sum.seconds,
    perCpuSecond: () => sum.pages / sum.cpuSeconds,
  };
};

/** Pages that are kept whole: they are never refused (behaviour/operations 10). */
const keptPages = hotPages.filter(({ path }) => !path.startsWith('/bff/'));

/** Every kept page in turn, as long as the load lasts. */
const askHotPages = (visitors: ReturnType<typeof createVisitors>) => {
  const state = { asking: true };
  const tally = createTally();
  const asked = (async () => {
    for (let at = 0; state.asking; at += 1) {
      tally.add(await visitors.ask(keptPages[at % keptPages.length] ?? { host: '', path: '' }));
      await sleep(50);
    }
  })();
  return async () => {
    state.asking = false;
    await asked;
    return tally;
  };
};

/** How often the site is at its peak and beyond it, in turns, and how long each time, in seconds. */
const turns = 5;
const turnSeconds = 5;

/**
 * Five times as many cold pages as the site can make. Throughput is compared by the site's own processor time and turn by
 * turn, for on a machine that others use as well two long parts of a run do not get the same share of it.
 */
export const overload = async (): Promise<Measured> => {
  const upstream = await startUpstream();
  await upstream.tell({ do: 'grow', articles: perSubCategory });
  const site = await startSiteProcess(upstream.url);
  const visitors = createVisitors(site.port);
  const addresses = coldPages();
  const askAtPeak = async (): Promise<number> => {
    const tally = createTally();
    const end = performance.now() + scaled(turnSeconds) * 1_000;
    await visitors.inTurns(until(addresses, end), 16, tally.add);
    return tally.of(200);
  };
  try {
    await warm(visitors);
    await askAtPeak();
    const [peak, beyond] = [createServed(site), createServed(site)];
    const stopHealth = watchHealth(site);
    const stopHot = askHotPages(visitors);
    const tally = createTally();
    let withoutRetry = 0;
    const unexpected: object[] = [];
    const tell = (result: Result, asked: Address): void => {
      tally.add(result);
      if (result.status !== 200 && result.status !== 503 && unexpected.length < 3)
        unexpected.push({ ...asked, ...result });
      if (result.status === 503 && !result.headers['retry-after']) withoutRetry += 1;
    };
    let offered = 0;
    for (let turn = 0; turn < turns; turn += 1) {
      await peak.turn(askAtPeak);
      await beyond.turn(async () => {
        const before = tally.of(200);
        offered += await visitors.atRate(addresses, peak.perSecond() * 5, scaled(turnSeconds), tell);
        return tally.of(200) - before;
      });
    }
    const [health, hot] = [await stopHealth(), await stopHot()];
    const share = beyond.perCpuSecond() / peak.perCpuSecond();
    return {
      measured: {
        peakPerSecond: round(peak.perSecond(), 0),
        offered,
        statuses: tally.counts,
        servedPerSecond: round(beyond.perSecond(), 0),
        shareOfPeak: round(share),
        shareOfPeakByClock: round(beyond.perSecond() / peak.perSecond()),
        withoutRetryAfter: withoutRetry,
        unexpected,
        keptPages: hot.counts,
        health,
      },
      held:
        share >= 0.8 &&
        tally.of(503) > 0 &&
        tally.others(200, 503) === 0 &&
        withoutRetry === 0 &&
        hot.others(200) === 0 &&
        health.failed === 0 &&
        site.child.exitCode === null,
    };
  } finally {
    visitors.close();
    await site.close();
    upstream.close();
  }
};
