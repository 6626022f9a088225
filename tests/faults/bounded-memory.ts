import { createTally, createVisitors, type Address } from './load.ts';
import { hosts, hotPages, lostPages, warm } from './hot-pages.ts';
import { megabytes, round, scaled, type Measured } from './measured.ts';
import { startSiteProcess, startUpstream } from './processes.ts';
import { madeUp } from './synthetic-upstream-table.ts';

/** Content, searches, pages, what does not exist, cleaned articles (docs/operations.md), in bytes. */
const caps = (128 + 24 + 128 + 8 + 24 + 24) * 2 ** 20;

/** Articles of one host, most of them as data: a page costs a render on top. */
const articlesOf = function* (count: number, pages: number): Iterable<string> {
  for (let at = 0; at < count; at += 1) {
    const part = at % madeUp.subCategories;
    const id = madeUp.firstId + part * madeUp.idsOfSubCategory + Math.floor(at / madeUp.subCategories);
    yield `/bff/articles/${id}`;
    if (at < pages) yield `/categories/${madeUp.category}/${madeUp.category + 1 + part}/${id}`;
  }
};

const numbered = function* (count: number, pathOf: (at: number) => string): Iterable<string> {
  for (let at = 0; at < count; at += 1) yield pathOf(at);
};

/** Every path for one host after the other, each address twice, with a hot page after every fifty. */
const flood = function* (): Generator<Address> {
  const kinds: readonly (() => Iterable<string>)[] = [
    () => numbered(scaled(40_000), (at) => `/bff/search?articles=word${at}`),
    () => numbered(scaled(25_000), (at) => `/bff/articles/${9_000_000 + at}`),
    () => numbered(scaled(13_000), (at) => `/?utm_source=${at}`),
    () => numbered(scaled(10_000), (at) => `/nowhere-${at}`),
  ];
  let sent = 0;
  const next = function* (address: Address): Generator<Address> {
    yield address;
    sent += 1;
    if (sent % 50 === 0) yield hotPages[(sent / 50) % hotPages.length] ?? address;
  };
  for (let round = 0; round < 2; round += 1) {
    const [articles, pages] = [10_000, 2_000].map((count) => Math.ceil(scaled(count) / hosts.length));
    for (const host of hosts)
      for (const path of articlesOf(articles ?? 0, pages ?? 0)) yield* next({ host, path });
    for (const kind of kinds) {
      let at = 0;
      for (const path of kind()) {
        at += 1;
        yield* next({ host: hosts[at % hosts.length] ?? '', path });
      }
    }
  }
};

const unknownHosts = function* (): Generator<Address> {
  for (let at = 0; at < scaled(10_000); at += 1) yield { host: `help.unknown-${at}.example`, path: '/' };
};

/** Dense with tags: of a kilobyte of it jsdom keeps as much as of ten of prose. */
const html = '<ul><li>Part % <b>fits</b> <a href="/x">here</a></li></ul>'.repeat(20);

const figureOf = (metrics: string, name: string): number =>
  Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1]);

/** 200,000 requests over 100,000 addresses and 10,000 unknown hosts, all of it twice, then an upstream that is gone. */
export const boundedMemory = async (): Promise<Measured> => {
  const upstream = await startUpstream();
  const site = await startSiteProcess(upstream.url);
  const visitors = createVisitors(site.port);
  try {
    await upstream.tell({ do: 'content', html });
    await warm(visitors);
    const calls = () => upstream.tell({ do: 'count', text: '/' });
    const before = { memory: site.memory(), calls: await calls() };
    const strangers = createTally();
    await visitors.inTurns(unknownHosts(), 16, strangers.add);
    const callsForStrangers = (await calls()) - before.calls;
    const tally = createTally();
    /** The most memory that it takes meanwhile. */
    const peakOfFlood = async (): Promise<number> => {
      let peak = 0;
      await visitors.inTurns(flood(), 12, (result) => {
        tally.add(result);
        if (tally.of(200) % 100 === 0) peak = Math.max(peak, site.memory());
      });
      return Math.max(peak, site.memory());
    };
    const first = await peakOfFlood();
    const second = await peakOfFlood();
    const metrics = await (await fetch(`http://127.0.0.1:${site.opsPort}/metrics`)).text();
    const labels = new Set([...metrics.matchAll(/host="([^"]*)"/g)].map(([, host]) => host));
    await upstream.tell({ do: 'refuse' });
    const lost = await lostPages(visitors);
    const growth = Math.max(first, second, site.memory()) - before.memory;
    const secondAdds = Math.max(second - first, 0) / first;
    const unknown = [...labels].filter((label) => label !== 'unknown' && !hosts.includes(label ?? ''));
    return {
      measured: {
        requests: tally.of(200, 404) + tally.others(200, 404),
        statuses: tally.counts,
        growthMb: megabytes(growth),
        capsMb: megabytes(caps),
        growthByCaps: round(growth / caps),
        secondAdds: round(secondAdds, 3),
        heapInUseMb: megabytes(figureOf(metrics, 'nodejs_heap_size_used_bytes')),
        heapTakenMb: megabytes(figureOf(metrics, 'nodejs_heap_size_total_bytes')),
        buffersMb: megabytes(figureOf(metrics, 'nodejs_external_memory_bytes')),
        hotPages: hotPages.length,
        lostInOutage: lost,
        unknownHosts: strangers.counts,
        callsForUnknownHosts: callsForStrangers,
        labelsOfUnknownHosts: unknown.length,
      },
      held:
        growth <= 1.5 * caps &&
        secondAdds < 0.05 &&
        lost === 0 &&
        tally.others(200, 404) === 0 &&
        strangers.others(421) === 0 &&
        callsForStrangers === 0 &&
        unknown.length === 0,
    };
  } finally {
    visitors.close();
    await site.close();
    upstream.close();
  }
};
