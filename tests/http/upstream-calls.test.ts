import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFaultProxy, type FaultProxy } from '#tests/fakes/fault-proxy.ts';
import { startEmbedded } from '#tests/setup/start-embedded.ts';
import { startSite, type Site } from '#tests/setup/start-site.ts';

let embedded: Awaited<ReturnType<typeof startEmbedded>>;
let proxy: FaultProxy;
let site: Site;

beforeAll(async () => {
  embedded = await startEmbedded();
  proxy = await startFaultProxy(embedded.url);
  site = await startSite(proxy.url);
});
afterAll(async () => {
  await site.close();
  await proxy.close();
  await embedded.close();
});

/** Queries of the upstream calls of one resource that are made while a page or its data is asked for. */
const queriesDuring = async (resource: string, path: string) => {
  const before = proxy.calls.length;
  await site.ask('help.atd-parts.at', path);
  return proxy.calls
    .slice(before)
    .filter((call) => call.includes(`/api/${resource}?`))
    .map((call) => Object.fromEntries(new URLSearchParams(call.split('?')[1])));
};
const scope = { language: 'de', country: 'at', skin: 'atd' };

test.each([
  { name: 'the results page', path: '/search?articles=Paket&page=2', page: '2', perPage: '10', preview: '0' },
  {
    name: 'the search panel',
    path: '/bff/search?articles=Paket&preview=1',
    page: '1',
    perPage: '5',
    preview: '1',
  },
])('$name asks with preview=$preview', async ({ path, page, perPage, preview }) => {
  expect(await queriesDuring('find_articles', path)).toEqual([
    { ...scope, searchString: 'Paket', page, perPage, preview },
  ]);
});

test('settings are asked for by host alone, popular topics as many as the setting says', async () => {
  expect(await queriesDuring('settings', '/bff/project')).toEqual([]);
  const settings = proxy.calls.find((call) => call.includes('/api/settings?'));
  expect(settings).toMatch(/\?domain=help\.atd-parts\.at$/);
  expect(await queriesDuring('top_articles', '/')).toEqual([
    expect.objectContaining({ ...scope, perPage: '8' }),
  ]);
});
