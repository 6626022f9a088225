import { longestWait, watchHealth } from './health.ts';
import { hosts, warm } from './hot-pages.ts';
import { createTally, createVisitors } from './load.ts';
import type { Measured } from './measured.ts';
import { purge, startSiteProcess, startUpstream } from './processes.ts';
import { madeUp } from './synthetic-upstream-table.ts';

/** Found to hold every host for seconds once; and a tree beside them that is as long as one may be. */
const hostile = [
  '<li><dt>'.repeat(18_000) + '</ul>'.repeat(30_000),
  '<b>'.repeat(50_000) + '<title><</title>'.repeat(9_000),
  '<div>'.repeat(60_000),
  '<a <p>'.repeat(50_000),
  '<h3>y</h3><img src=x>'.repeat(14_000),
  `<p ${'a b c '.repeat(50_000)}>`,
  'x'.repeat(7_000_000),
  '<p>a<b>b</b></p>'.repeat(7_000),
];

const token = 'a-token-for-this-run-only';
const some = hosts.slice(0, 4).map((host) => `lists:${host}`);

/** Hostile articles on every host and trees of 30,000 articles, while health is asked for. */
export const hostileUpstream = async (): Promise<Measured> => {
  const upstream = await startUpstream();
  const site = await startSiteProcess(upstream.url, { PURGE_TOKEN: token });
  const visitors = createVisitors(site.port);
  try {
    await warm(visitors);
    const stopHealth = watchHealth(site);
    const tally = createTally();
    for (const [at, html] of hostile.entries()) {
      await upstream.tell({ do: 'content', html });
      const ofHosts = hosts.filter((_, place) => place % hostile.length === at);
      const asked = ofHosts.map((host) =>
        visitors.ask({ host, path: `/categories/900/901/${madeUp.firstId + at}` }),
      );
      for (const result of await Promise.all(asked)) tally.add(result);
    }
    // Trees of 3 MB, asked for anew by a purge.
    await upstream.tell({ do: 'grow', articles: 2_500 });
    const purged = await purge(site, token, some);
    for (const host of hosts.slice(0, 4)) tally.add(await visitors.ask({ host, path: '/bff/categories/12' }));
    const health = await stopHealth();
    return {
      measured: { statuses: tally.counts, purge: purged.status, health },
      held:
        purged.ok &&
        health.failed === 0 &&
        health.longestByProcessor < longestWait &&
        tally.others(200, 503) === 0,
    };
  } finally {
    visitors.close();
    await site.close();
    upstream.close();
  }
};
