import { setTimeout as sleep } from 'node:timers/promises';
import { localeCodes } from '#shared/projects/locales.ts';
import { hosts, hotPages, warm } from '#tests/faults/hot-pages.ts';
import { createVisitors, type Address } from '#tests/faults/load.ts';
import { megabytes, round } from '#tests/faults/measured.ts';
import {
  imageEnvironment,
  purge,
  startSiteProcess,
  startUpstream,
  until,
  type SiteProcess,
} from '#tests/faults/processes.ts';
import { madeUp } from '#tests/faults/synthetic-upstream-table.ts';
import { measureWorstSecond } from './expiry.ts';
import { ask, median } from './servers.ts';

const token = 'a-token-for-this-run-only';
const starts = 3;
const pages = 10_000;
const clients = 1_000;
/** Of the load before such a change, and after a purge. */
const seconds = 8;

/** What is true of a running site and no ratio to anything: milliseconds, megabytes, shares. */
type Figures = Readonly<Record<string, number>>;
export interface ServiceFigures {
  readonly name: string;
  readonly figures: Figures;
}

type Upstream = Awaited<ReturnType<typeof startUpstream>>;

const withSite = async <T>(
  upstream: Upstream,
  work: (site: SiteProcess, visitors: ReturnType<typeof createVisitors>) => Promise<T>,
  environment: Readonly<Record<string, string>> = {},
): Promise<T> => {
  const site = await startSiteProcess(upstream.url, { PURGE_TOKEN: token, ...environment });
  const visitors = createVisitors(site.port);
  try {
    return await work(site, visitors);
  } finally {
    visitors.close();
    await site.close();
  }
};

const mustPurge = async (site: SiteProcess, keys: readonly string[]): Promise<void> => {
  const answer = await purge(site, token, keys);
  if (!answer.ok) throw new Error(`the purge was answered with ${answer.status}`);
};

/** From the start of the process to the first page, medians: by the clock, and of its processor time. */
const measureColdStart = async (upstream: Upstream): Promise<Figures> => {
  const seen: { readonly ms: number; readonly cpuMs: number }[] = [];
  for (let start = 0; start < starts; start += 1) {
    const startedAt = performance.now();
    await withSite(upstream, async (site, { ask }) => {
      await until(async () => (await ask({ host: hosts[0] ?? '', path: '/' })).status === 200);
      seen.push({ ms: performance.now() - startedAt, cpuMs: site.cpu() * 1_000 });
    });
  }
  return {
    clockMs: round(median(seen.map(({ ms }) => ms)), 0),
    processorMs: round(median(seen.map(({ cpuMs }) => cpuMs)), 0),
  };
};

/** Each another article, of all hosts in turn. */
const manyPages = function* (): Generator<Address> {
  for (let at = 0; at < pages; at += 1) {
    const number = Math.floor(at / hosts.length);
    const part = number % madeUp.subCategories;
    const id = madeUp.firstId + part * madeUp.idsOfSubCategory + Math.floor(number / madeUp.subCategories);
    yield {
      host: hosts[at % hosts.length] ?? '',
      path: `/categories/${madeUp.category}/${madeUp.category + 1 + part}/${id}`,
    };
  }
};

/** Memory as the system counts it, before and after each of so many pages was asked for once. */
const measureMemory = (upstream: Upstream): Promise<Figures> =>
  withSite(upstream, async (site, visitors) => {
    await warm(visitors);
    const before = site.memory();
    let failed = 0;
    await visitors.inTurns(manyPages(), 8, ({ status }) => (failed += Number(status !== 200)));
    return { beforeMb: megabytes(before), afterMb: megabytes(site.memory()), pages, failed };
  });

const hotUntil = function* (isOver: () => boolean): Generator<Address> {
  for (let at = 0; !isOver(); at += 1) yield hotPages[at % hotPages.length] ?? { host: '', path: '/' };
};

/** Answers of each whole second of so many that hot pages are asked for; `change` comes after the first eight of them. */
const countAnswers = async (
  visitors: ReturnType<typeof createVisitors>,
  duration: number,
  change: () => Promise<void>,
): Promise<Figures> => {
  const counts = Array.from({ length: duration }, () => 0);
  const startedAt = performance.now();
  const elapsed = () => (performance.now() - startedAt) / 1_000;
  let failed = 0;
  const load = visitors.inTurns(
    hotUntil(() => elapsed() >= duration),
    16,
    ({ status }) => {
      const second = Math.floor(elapsed());
      if (second < duration) counts[second] = (counts[second] ?? 0) + 1;
      failed += Number(status !== 200);
    },
  );
  await sleep(seconds * 1_000);
  await change();
  await load;
  // The first second is the compiler's.
  const usual = median(counts.slice(1, seconds));
  const worst = Math.min(...counts.slice(seconds));
  return { usualPerSecond: usual, worstSecond: worst, share: round(worst / usual), failed };
};

/** The worst second after all content of all hosts was purged at once: purged content is waited for. */
const measurePurgeOfAll = (upstream: Upstream): Promise<Figures> =>
  withSite(upstream, async (site, visitors) => {
    await warm(visitors);
    const keys = localeCodes.map((code) => `locale:${code}`);
    return countAnswers(visitors, 2 * seconds, () => mustPurge(site, keys));
  });

const minute = 60_000;

/** With a clock that `expire` sets to so many milliseconds after the start. */
const withClock = (
  upstream: Upstream,
  clock: number,
  work: (
    site: SiteProcess,
    visitors: ReturnType<typeof createVisitors>,
    expire: () => void,
  ) => Promise<Figures>,
): Promise<Figures> => {
  const environment = {
    NODE_OPTIONS: `${imageEnvironment()['NODE_OPTIONS']} --import=./scripts/bench/set-clock.ts`,
    BENCH_CLOCK: `${clock}`,
  };
  return withSite(
    upstream,
    async (site, visitors) => {
      await warm(visitors);
      return work(site, visitors, () => void site.child.kill('SIGWINCH'));
    },
    environment,
  );
};

/** The worst second after all content of all hosts passed its time at one moment. */
const measureExpiryOfAll = (upstream: Upstream): Promise<Figures> =>
  withClock(upstream, 40 * minute, (_site, visitors, expire) =>
    countAnswers(visitors, 2 * seconds + 3, async () => expire()),
  );

/** What readers look at is fresh for 5 minutes give or take a tenth, from the first seconds on: it begins to pass its time. */
const measureExpiryOfReading = (upstream: Upstream): Promise<Figures> =>
  withClock(upstream, 4.5 * minute, (site, _visitors, expire) => measureWorstSecond(site, expire));

/**
 * How long a purge takes to show while many clients ask for the old page: until it was answered, and until a page that was
 * asked for after that shows it; `looks` is 1 where that was the next one.
 */
const measurePurge = (upstream: Upstream): Promise<Figures> =>
  withSite(upstream, async (site, visitors) => {
    const path = `/categories/${madeUp.category}/${madeUp.category + 1}/${madeUp.firstId}`;
    const address = { host: hosts[0] ?? '', path };
    await until(async () => (await visitors.ask(address)).status === 200);
    const state = { asking: true, answered: 0, failed: 0 };
    const same = function* (): Generator<Address> {
      while (state.asking) yield address;
    };
    const load = visitors.inTurns(same(), clients, ({ status }) => {
      state.answered += 1;
      state.failed += Number(status !== 200);
    });
    await sleep(2_000);
    const text = `Purged at ${Date.now()}`;
    await upstream.tell({ do: 'content', html: `<p>${text}</p>` });
    const before = performance.now();
    await mustPurge(site, [`article:${madeUp.firstId}`]);
    const purgedMs = performance.now() - before;
    let looks = 0;
    await until(async () => {
      looks += 1;
      const [, body] = await ask(String(site.port), path, { host: address.host });
      return body.toString('utf8').includes(text);
    });
    const seenMs = performance.now() - before;
    state.asking = false;
    await load;
    const { answered, failed } = state;
    return { purgedMs: round(purgedMs, 0), seenMs: round(seenMs, 0), looks, clients, answered, failed };
  });

const rows = {
  'cold start': measureColdStart,
  expiry: measureExpiryOfReading,
  'all expire': measureExpiryOfAll,
  'all purged': measurePurgeOfAll,
  purge: measurePurge,
  memory: measureMemory,
} as const;

/** Each on a site of its own, with an upstream that answers at once. */
export const measureService = async function* (
  isWanted: (name: string) => boolean,
): AsyncGenerator<ServiceFigures> {
  for (const [name, measure] of Object.entries(rows)) {
    if (!isWanted(name)) continue;
    const upstream = await startUpstream();
    try {
      yield { name, figures: await measure(upstream) };
    } finally {
      upstream.close();
    }
  }
};
