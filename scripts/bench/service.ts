import { setTimeout as sleep } from 'node:timers/promises';
import { localeCodes } from '#shared/projects/locales.ts';
import { hosts, hotPages, warm } from '#tests/faults/hot-pages.ts';
import { createVisitors, type Address } from '#tests/faults/load.ts';
import { megabytes, round } from '#tests/faults/measured.ts';
import { purge, startSiteProcess, startUpstream, until, type SiteProcess } from '#tests/faults/processes.ts';
import { madeUp } from '#tests/faults/synthetic-upstream-table.ts';
import { ask, median } from './servers.ts';

const token = 'a-token-for-this-run-only';
const starts = 3;
const pages = 10_000;
const clients = 1_000;
/** Of the load before such a purge, and after it. */
const seconds = 8;

/** What is true of a running site and no ratio to anything: milliseconds, megabytes, shares. */
export interface ServiceFigures {
  readonly name: string;
  readonly figures: Readonly<Record<string, number>>;
}

type Upstream = Awaited<ReturnType<typeof startUpstream>>;

const withSite = async <T>(
  upstream: Upstream,
  work: (site: SiteProcess, visitors: ReturnType<typeof createVisitors>) => Promise<T>,
): Promise<T> => {
  const site = await startSiteProcess(upstream.url, { PURGE_TOKEN: token });
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
const measureColdStart = async (upstream: Upstream): Promise<ServiceFigures> => {
  const seen: { readonly ms: number; readonly cpuMs: number }[] = [];
  for (let start = 0; start < starts; start += 1) {
    const startedAt = performance.now();
    await withSite(upstream, async (site, { ask }) => {
      await until(async () => (await ask({ host: hosts[0] ?? '', path: '/' })).status === 200);
      seen.push({ ms: performance.now() - startedAt, cpuMs: site.cpu() * 1_000 });
    });
  }
  const figures = {
    clockMs: round(median(seen.map(({ ms }) => ms)), 0),
    processorMs: round(median(seen.map(({ cpuMs }) => cpuMs)), 0),
  };
  return { name: 'cold start', figures };
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
const measureMemory = (upstream: Upstream): Promise<ServiceFigures> =>
  withSite(upstream, async (site, visitors) => {
    await warm(visitors);
    const before = site.memory();
    let failed = 0;
    await visitors.inTurns(manyPages(), 8, ({ status }) => (failed += Number(status !== 200)));
    const figures = { beforeMb: megabytes(before), afterMb: megabytes(site.memory()), pages, failed };
    return { name: 'memory', figures };
  });

const hotUntil = function* (isOver: () => boolean): Generator<Address> {
  for (let at = 0; !isOver(); at += 1) yield hotPages[at % hotPages.length] ?? { host: '', path: '/' };
};

/**
 * Answers of each whole second: the worst one after all content of all hosts was purged at once, by the median before that.
 * Harder than an expiry, for a purge is waited for and what has expired stands in.
 */
const measurePurgeOfAll = (upstream: Upstream): Promise<ServiceFigures> =>
  withSite(upstream, async (site, visitors) => {
    await warm(visitors);
    const counts: number[] = [];
    const startedAt = performance.now();
    const elapsed = () => (performance.now() - startedAt) / 1_000;
    let failed = 0;
    const load = visitors.inTurns(
      hotUntil(() => elapsed() >= 2 * seconds),
      16,
      ({ status }) => {
        const second = Math.floor(elapsed());
        counts[second] = (counts[second] ?? 0) + 1;
        failed += Number(status !== 200);
      },
    );
    await sleep(seconds * 1_000);
    await mustPurge(
      site,
      localeCodes.map((code) => `locale:${code}`),
    );
    await load;
    // The first second is the compiler's, the last one is cut off.
    const usual = median(counts.slice(1, seconds));
    const worst = Math.min(...counts.slice(seconds, 2 * seconds));
    const figures = { usualPerSecond: usual, worstSecond: worst, share: round(worst / usual), failed };
    return { name: 'all purged', figures };
  });

/**
 * How long a purge takes to show while many clients ask for the old page: until it was answered, and until a page that was
 * asked for after that shows it; `looks` is 1 where that was the next one.
 */
const measurePurge = (upstream: Upstream): Promise<ServiceFigures> =>
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
    return {
      name: 'purge',
      figures: { purgedMs: round(purgedMs, 0), seenMs: round(seenMs, 0), looks, clients, answered, failed },
    };
  });

/** Each on a site of its own, with an upstream that answers at once. */
export const measureService = async function* (): AsyncGenerator<ServiceFigures> {
  for (const measure of [measureColdStart, measurePurgeOfAll, measurePurge, measureMemory]) {
    const upstream = await startUpstream();
    try {
      yield await measure(upstream);
    } finally {
      upstream.close();
    }
  }
};
