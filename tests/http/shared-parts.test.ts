import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startEmbeddedSite, type EmbeddedSite } from '#tests/setup/start-embedded-site.ts';
import { startSite, type Site } from '#tests/setup/start-site.ts';

let used: EmbeddedSite;
let fresh: Site;
beforeAll(async () => {
  used = await startEmbeddedSite();
  fresh = await startSite(used.upstreamUrl);
  expect(await Promise.all([used.warm(), fresh.warm()])).toEqual([true, true]);
  // The first article waits for the sanitiser to start; of another host, for parts are a host's own.
  for (const site of [used, fresh])
    await vi.waitFor(async () => {
      const { status } = await site.ask('help.atd-parts.co.uk', '/categories/12/1202/120201');
      expect(status).toBe(200);
    }, 25_000);
});
afterAll(async () => {
  await fresh.close();
  await used.close();
});

test.each([
  ['articles', ['/categories/12/1201/120101', '/categories/11/1101/110101', '/categories/12/1202/120201']],
  ['categories', ['/categories/12', '/categories/11', '/categories/8']],
])('the markup that %s share is the markup that each of them has', async (_kind, paths) => {
  for (const host of ['help.atd-parts.fr', 'help.pkw-parts.de']) {
    const last = paths.at(-1) ?? '';
    for (const path of paths.slice(0, -1)) expect((await used.ask(host, path)).status).toBe(200);
    const [shared, own] = [await used.ask(host, last), await fresh.ask(host, last)];
    expect(shared.body).toBe(own.body);
    expect(shared.body).toContain(`name="from" value="${last}"`);
  }
});
