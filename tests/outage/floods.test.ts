import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtInProjects } from '#shared/projects/project-table.ts';
import { startFaultProxy, type FaultProxy } from '#tests/fakes/fault-proxy.ts';
import { startEmbedded } from '#tests/setup/start-embedded.ts';
import { startSite, type Site } from '#tests/setup/start-site.ts';

let proxy: FaultProxy;
let site: Site;
const endings: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  const embedded = await startEmbedded();
  endings.push(embedded.close);
  proxy = await startFaultProxy(embedded.url);
  endings.push(() => proxy.close());
  // The smallest budget there is: a small flood does to it what a large one does to a large one.
  site = await startSite(proxy.url, { SEARCH_CACHE_MB: '1', CACHE_MB: '16' });
  endings.push(() => site.close());
});
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

const hosts = builtInProjects.map(({ host }) => host);
/** Where others search: a host's first search opens its whole index, and what is kept of all hosts shares its room. */
const flooding = hosts.slice(1, 4);
const reads = ['/bff/project', '/bff/home', '/bff/categories', '/bff/articles/120201'];
const warm = [
  ...hosts.flatMap((host) => reads.map((path) => ({ host, path }))),
  { host: hosts[0] ?? '', path: '/' },
  { host: hosts[0] ?? '', path: '/categories/12/1202/120201' },
];
const statusesOfWarm = () =>
  Promise.all(warm.map(async ({ host, path }) => (await site.ask(host, path)).status));

test('others’ searches and unknown ids take nothing that is warm away from any host', async () => {
  await site.warm();
  await statusesOfWarm();
  // A search takes 1.6 kB: two fifths more than there is room for.
  const searches = Array.from({ length: 900 }, (_, at) => `/bff/search?articles=oil${at}`);
  const unknown = Array.from({ length: 300 }, (_, at) => `/bff/articles/${9_000_000 + at}`);
  const flood = [...searches, ...unknown];
  for (let at = 0; at < flood.length; at += 100)
    await Promise.all(
      flood.slice(at, at + 100).map((path, place) => site.ask(flooding[place % flooding.length] ?? '', path)),
    );
  const { length } = proxy.calls;
  await site.ask(flooding[0] ?? '', searches[0] ?? '');
  expect(proxy.calls.length, 'the first search has made room for the last').toBe(length + 1);
  proxy.fail('status-500');
  expect(await statusesOfWarm()).toEqual(warm.map(() => 200));
});
