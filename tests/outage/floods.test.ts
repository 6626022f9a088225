import { expect, test } from 'vitest';
import { startFaultProxy } from '#tests/fakes/fault-proxy.ts';
import { startSite } from '#tests/setup/start-site.ts';
import { builtInProjects } from '#shared/projects/project-table.ts';
import { behindProxy } from '#tests/setup/behind-proxy.ts';

const stage = behindProxy();
const pages = ['/', '/categories/12', '/categories/12/1202/120201'];
const hosts = builtInProjects.map(({ host }) => host);
const warm = hosts.flatMap((host) => pages.map((path) => ({ host, path })));

/** The site with the smallest budgets there are: a small flood does what a large one does to large budgets. */
const small = { CACHE_MB: '16', SEARCH_CACHE_MB: '1' };

test('others’ searches and unknown ids push no warm page of any host out', async () => {
  const flooded = await startFaultProxy(stage.proxy.url);
  const site = await startSite(flooded.url, small);
  try {
    const ask = ({ host, path }: { host: string; path: string }) => site.ask(host, path);
    for (const each of warm) expect((await ask(each)).status).toBe(200);
    const searches = Array.from({ length: 1_500 }, (_, at) => `/bff/search?articles=oil${at}`);
    const unknown = Array.from({ length: 3_000 }, (_, at) => `/bff/articles/${9_000_000 + at}`);
    for (const some of inHundreds([...searches, ...unknown]))
      await Promise.all(some.map((path, at) => site.ask(hosts[at % hosts.length] ?? '', path)));
    flooded.fail('status-500');
    const statuses = await Promise.all(warm.map(async (each) => (await ask(each)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(warm.length);
  } finally {
    await site.close();
    await flooded.close();
  }
});

const inHundreds = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / 100) }, (_, at) => all.slice(at * 100, at * 100 + 100));
