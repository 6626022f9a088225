import { hosts } from './hot-pages.ts';
import { createTally, createVisitors } from './load.ts';
import type { Measured } from './measured.ts';
import { startSiteProcess, startUpstream, until } from './processes.ts';
import { madeUp } from './synthetic-upstream-table.ts';

const id = madeUp.firstId;

/** 1,000 at once for one cold article, then one of every host at once, while the upstream holds its answers. */
export const singleFlight = async (): Promise<Measured> => {
  const upstream = await startUpstream();
  const site = await startSiteProcess(upstream.url);
  const visitors = createVisitors(site.port);
  const callsOf = (article: number) => upstream.tell({ do: 'count', text: `articleId=${article}` });
  const ask = (host: string, article: number) => visitors.ask({ host, path: `/bff/articles/${article}` });
  try {
    const trees = () => upstream.tell({ do: 'count', text: 'get_categories' });
    await until(async () => (await trees()) >= hosts.length);
    const held = async (article: number, crowd: readonly string[]) => {
      await upstream.tell({ do: 'hold' });
      const asked = Promise.all(crowd.map((host) => ask(host, article)));
      await until(async () => (await callsOf(article)) >= new Set(crowd).size);
      await upstream.tell({ do: 'release' });
      return asked;
    };
    const tally = createTally();
    const crowd = Array.from({ length: 1_000 }, () => hosts[0] ?? '');
    for (const result of await held(id, crowd)) tally.add(result);
    const all = Array.from({ length: 10 }, () => hosts).flat();
    for (const result of await held(id + 1, all)) tally.add(result);
    const calls = { oneHost: await callsOf(id), allHosts: await callsOf(id + 1) };
    return {
      measured: { statuses: tally.counts, calls },
      held: tally.others(200) === 0 && calls.oneHost === 1 && calls.allHosts === hosts.length,
    };
  } finally {
    visitors.close();
    await site.close();
    upstream.close();
  }
};
