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

/** Pages served by second of the clock, and by second of the site's processor time. */
const served = async (site: SiteProcess, work: () => Promise<number>) => {
  const [start, cpu] = [performance.now(), site.cpu()];
  const count = await work();
  const seconds = (performance.now() - start) / 1_000;
  return { perSecond: count / seconds, perCpuSecond: count / (site.cpu() - cpu) };
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

/**
 * Five times as many cold pages as the site can make. Throughput is compared by the site's own processor time, for on a
 * machine that others use as well both parts of the run do not get the same share of it.
 */
export const overload = async (): Promise<Measured> => {
  const upstream = await startUpstream();
  await upstream.tell({ do: 'grow', articles: perSubCategory });
  const site = await startSiteProcess(upstream.url);
  const visitors = createVisitors(site.port);
  const addresses = coldPages();
  const atPeak = (seconds: number) =>
    served(site, async () => {
      const tally = createTally();
      await visitors.inTurns(until(addresses, performance.now() + seconds * 1_000), 16, tally.add);
      return tally.of(200);
    });
  try {
    await warm(visitors);
    await atPeak(scaled(5));
    const before = await atPeak(scaled(15));
    const stopHealth = watchHealth(site);
    const stopHot = askHotPages(visitors);
    const tally = createTally();
    let withoutRetry = 0;
    const tell = (result: Result): void => {
      tally.add(result);
      if (result.status === 503 && !result.headers['retry-after']) withoutRetry += 1;
    };
    let offered = 0;
    const during = await served(site, async () => {
      offered = await visitors.atRate(addresses, before.perSecond * 5, scaled(20), tell);
      return tally.of(200);
    });
    const [health, hot] = [await stopHealth(), await stopHot()];
    const after = await atPeak(scaled(10));
    const peak = (before.perCpuSecond + after.perCpuSecond) / 2;
    const share = during.perCpuSecond / peak;
    return {
      measured: {
        peakPerSecond: round(before.perSecond, 0),
        offered,
        statuses: tally.counts,
        servedPerSecond: round(during.perSecond, 0),
        shareOfPeak: round(share),
        shareOfPeakByClock: round(during.perSecond / before.perSecond),
        withoutRetryAfter: withoutRetry,
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
