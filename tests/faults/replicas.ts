import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { findRedis, startRedis, type RedisServer } from '#tests/setup/start-redis.ts';
import { hotPages, warm, lostPages } from './hot-pages.ts';
import { createTally, createVisitors } from './load.ts';
import type { Measured } from './measured.ts';
import { purge, startSiteProcess, startUpstream, until } from './processes.ts';
import { madeUp } from './synthetic-upstream-table.ts';

const token = 'a-token-for-this-run-only';
const host = 'help.atd-parts.fr';
const made = { host, path: `/bff/articles/${madeUp.firstId}` };

/** A CDN that notes what stands in Redis when a purge is posted to it. */
const startCdn = async (redis: RedisServer) => {
  const posts: { readonly keys: string; readonly counter: string }[] = [];
  const server = createServer((req, res) => {
    req.resume();
    const keys = String(req.headers['surrogate-key']);
    void redis.command('GET', 'help-centre:1:counter').then((counter) => {
      posts.push({ keys, counter });
      res.end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, posts, close: () => void server.close() };
};

/** Two replicas and a Redis: a purge, a third replica that starts in an outage, and a Redis that is killed. */
export const replicas = async (): Promise<Measured> => {
  const program = findRedis();
  if (program === null) return { measured: { skipped: 'no redis-server or valkey-server' }, held: false };
  const upstream = await startUpstream();
  const redis = await startRedis(program);
  const cdn = await startCdn(redis);
  const ends: (() => unknown)[] = [() => upstream.close(), () => redis.close(), () => cdn.close()];
  const replica = async () => {
    const environment = { REDIS_URL: redis.url, PURGE_TOKEN: token, CDN_PURGE_URL: cdn.url };
    const site = await startSiteProcess(upstream.url, environment);
    const visitors = createVisitors(site.port);
    ends.unshift(
      () => visitors.close(),
      () => site.close(),
    );
    return { site, visitors };
  };
  const bodyOf = async ({ visitors }: Awaited<ReturnType<typeof replica>>) => (await ask(visitors)).body;
  const ask = async (visitors: ReturnType<typeof createVisitors>) =>
    visitors.ask({ host: made.host, path: made.path });
  try {
    const [one, other] = [await replica(), await replica()];
    await warm(one.visitors);
    await warm(other.visitors);
    await bodyOf(one);
    await bodyOf(other);
    const counterBefore = await redis.command('GET', 'help-centre:1:counter');

    await upstream.tell({ do: 'content', html: '<p>Another text of %</p>' });
    const purged = purge(one.site, token, [`article:${madeUp.firstId}`]);
    const start = performance.now();
    await until(async () => JSON.stringify(await ask(other.visitors)).includes('Another text'), 10);
    const seenAfter = Math.round(performance.now() - start);
    const purgeStatus = (await purged).status;
    const [post] = cdn.posts;
    const cdnLast = cdn.posts.length === 1 && post !== undefined && post.counter !== counterBefore;

    await upstream.tell({ do: 'refuse' });
    const third = await replica();
    const lostByThird = await lostPages(third.visitors);
    await upstream.tell({ do: 'accept' });

    const tally = createTally();
    const state = { asking: true };
    const visits = [one, other].flatMap(({ visitors }) =>
      Array.from({ length: 4 }, async (_, first) => {
        for (let at = first; state.asking; at += 3) {
          tally.add(await visitors.ask(hotPages[at % hotPages.length] ?? made));
          tally.add(await visitors.ask({ host, path: `/bff/search?articles=word${at}x${first}` }));
        }
      }),
    );
    await sleep(1_000);
    await redis.kill();
    await sleep(4_000);
    await redis.start();
    await sleep(2_000);
    state.asking = false;
    await Promise.all(visits);
    return {
      measured: {
        purgeSeenAfterMs: seenAfter,
        purgeStatus,
        cdnPosts: cdn.posts.length,
        cdnLast,
        thirdReplicaLost: lostByThird,
        thirdReplicaPages: hotPages.length,
        statusesWhileRedisDied: tally.counts,
      },
      held:
        seenAfter <= 1_000 && purgeStatus === 200 && cdnLast && lostByThird === 0 && tally.others(200) === 0,
    };
  } finally {
    for (const end of ends) await end();
  }
};
