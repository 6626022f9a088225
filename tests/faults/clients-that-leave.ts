import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { longTimeout } from '#server/upstream/resources.ts';
import { startSite } from '#tests/setup/start-site.ts';
import { hotPages } from './hot-pages.ts';
import { megabytes, round, scaled, type Measured } from './measured.ts';
import { startUpstream, until } from './processes.ts';

/** Sends a request and leaves: at once, when the answer begins, or while it is being made. */
const leave = (port: number, { host, path }: { host: string; path: string }, how: number): Promise<void> =>
  new Promise((resolve) => {
    const call = request({ host: '127.0.0.1', port, path, headers: { host }, agent: false });
    call.on('error', () => {}).on('close', resolve);
    call.on('response', (response) => {
      response.on('error', () => {});
      call.destroy();
    });
    call.end();
    if (how === 0) call.destroy();
    else if (how === 1) setTimeout(() => call.destroy(), 2);
  });

/** A search goes on whoever has left, and its deadline holds what it was asked with; in milliseconds, with some to spare. */
const searchesEnd = longTimeout + 5_000;

/** 10,000 requests whose clients leave; the site is in this process, so that its garbage can be collected. */
export const clientsThatLeave = async (): Promise<Measured> => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const upstream = await startUpstream();
  // So small that the first flood fills it: what a cache may keep is no leak.
  const site = await startSite(upstream.url, { SEARCH_CACHE_MB: '1' });
  const standing = async () => {
    let heap = Number.POSITIVE_INFINITY;
    for (let time = 0; time < 5; time += 1) {
      collect();
      heap = Math.min(heap, process.memoryUsage().heapUsed);
      await sleep(100);
    }
    const kinds = process.getActiveResourcesInfo();
    const of = (kind: string) => kinds.filter((each) => each === kind).length;
    return { heap, sockets: of('TCPSocketWrap'), timers: of('Timeout') };
  };
  const flood = async (count: number): Promise<void> => {
    let left = count;
    const visit = async (): Promise<void> => {
      for (; left > 0;) {
        left -= 1;
        const page = hotPages[left % hotPages.length] ?? { host: '', path: '' };
        // Every third one is a page that nobody has made yet.
        const path = left % 3 === 0 ? `/search?articles=word${left}` : page.path;
        await leave(site.port, { host: page.host, path }, left % 4);
      }
    };
    await Promise.all(Array.from({ length: 32 }, visit));
  };
  const floodAndSettle = async (): Promise<void> => {
    await flood(scaled(10_000));
    await sleep(scaled(searchesEnd));
  };
  try {
    for (const { host, path } of hotPages) await site.ask(host, path);
    // Compiles what it needs, and asks for all that the last flood will ask for: what is kept by address is kept by then.
    // Once is not enough: what was compiled for the start goes only after it.
    for (let time = 0; time < 2; time += 1) await floodAndSettle();
    const before = await standing();
    const errorsBefore = site.logged.length;
    await floodAndSettle();
    let after = before;
    await until(async () => {
      after = await standing();
      return after.sockets <= before.sockets && after.timers <= before.timers;
    }, 30).catch(() => {});
    const growth = (after.heap - before.heap) / before.heap;
    const errors = site.logged.slice(errorsBefore).filter(({ level }) => Number(level) >= 50).length;
    return {
      measured: {
        before: { ...before, heap: `${megabytes(before.heap)} MB` },
        after: { ...after, heap: `${megabytes(after.heap)} MB` },
        heapGrowth: round(growth, 3),
        errors,
      },
      held:
        growth <= 0.05 && after.sockets <= before.sockets && after.timers <= before.timers && errors === 0,
    };
  } finally {
    await site.close();
    upstream.close();
  }
};
