import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { areas, allArticles, shapeReadings, startBareUpstream } from '#tests/fakes/bare-upstream.ts';
import { startFaultProxy, type FaultProxy } from '#tests/fakes/fault-proxy.ts';
import { startSite, type Site } from '#tests/setup/start-site.ts';

// What the upstream is asked by and for at the start: behaviour/upstream 1 and 13.

describe('what the upstream calls a project', () => {
  let upstream: Awaited<ReturnType<typeof startBareUpstream>>;
  let proxy: FaultProxy;
  beforeEach(async () => {
    upstream = await startBareUpstream(shapeReadings['as we read it']!);
    proxy = await startFaultProxy(upstream.url);
  });
  afterEach(async () => {
    await proxy.close();
    await upstream.close();
  });

  interface Languages {
    readonly items: readonly { readonly domain: string }[];
  }
  /** Has `active_languages` say this of domains, and nothing of others. */
  const tell = (names: Readonly<Record<string, object>>) =>
    proxy.bend('active_languages', ({ items }: Languages) => ({
      items: items.map((each) => ({ ...each, code: null, iso: null, ...names[each.domain] })),
    }));
  /** Each language and country that is named from now on while a page is asked for. */
  const namesFor = async (site: Site, host: string) => {
    const from = proxy.calls.length;
    await site.ask(host, allArticles[0]!.path);
    const queries = proxy.calls.slice(from).map((call) => new URL(call.slice(4), proxy.url).searchParams);
    return [...new Set(queries.map((query) => `${query.get('language')} ${query.get('country')}`))];
  };

  test('is learnt at the start, and leaves no host cold', async () => {
    tell({ 'atd-parts.hu': { backendCode: 'magyar', iso: 'hu-RO' } });
    const site = await startSite(proxy.url);
    try {
      expect(await site.warm()).toBe(true);
      const before = proxy.calls.length;
      const { status, headers } = await site.ask('help.atd-parts.hu', '/');
      expect([status, headers['cdn-cache-control']]).toEqual([200, expect.stringContaining('max-age=300')]);
      expect(proxy.calls.slice(before)).toEqual([]);
      expect(await namesFor(site, 'help.atd-parts.hu')).toEqual(['magyar ro']);
    } finally {
      await site.close();
    }
  });

  test('is nothing where it calls no such project active: neither pages nor the sitemap lead there', async () => {
    const active = ['atd-parts.de', 'atd-parts.fr'];
    proxy.bend('active_languages', ({ items }: Languages) => ({
      items: active.map((domain) => ({ ...items[0], domain })),
    }));
    const site = await startSite(proxy.url);
    try {
      expect(await site.warm()).toBe(true);
      for (const address of [allArticles[0]!.path, '/sitemap.xml']) {
        const { body } = await site.ask('help.atd-parts.de', address);
        const hosts = [...body.matchAll(/ hreflang="[a-z]{2}-[A-Z]{2}" href="https:\/\/help\.([^/"]+)/gi)];
        expect([...new Set(hosts.map(([, host]) => host))], address).toEqual(active);
      }
    } finally {
      await site.close();
    }
  });

  test('is what PROJECTS_FILE says, else active_languages, else our own table', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'projects-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = path.join(folder, 'projects.json');
    const row = (domain: string, names: object) => ({
      host: `help.${domain}`,
      domain,
      skin: 'atd',
      ...names,
    });
    const own = { 'atd-parts.hu': { country: 'h1', language: 'h2' }, 'atd-parts.pt': { country: 'p1' } };
    writeFileSync(file, JSON.stringify(Object.entries(own).map(([domain, names]) => row(domain, names))));
    const told = { backendCode: 'told', iso: 'pt-BR' };
    tell({ 'atd-parts.hu': told, 'atd-parts.pt': told, 'atd-parts.fr': told });
    const site = await startSite(proxy.url, { PROJECTS_FILE: file });
    try {
      expect(await site.warm()).toBe(true);
      expect(await namesFor(site, 'help.atd-parts.hu')).toEqual(['h2 h1']);
      expect(await namesFor(site, 'help.atd-parts.pt')).toEqual(['told p1']);
      expect(await namesFor(site, 'help.atd-parts.fr')).toEqual(['told br']);
      expect(await namesFor(site, 'help.atd-parts.si')).toEqual(['sl si']);
    } finally {
      await site.close();
    }
  });
});

describe.each([
  'a list of categories, and get_category',
  'sub-categories without articles, and get_category for each',
])('with %s', (reading) => {
  let upstream: Awaited<ReturnType<typeof startBareUpstream>>;
  let proxy: FaultProxy;
  beforeEach(async () => {
    upstream = await startBareUpstream(shapeReadings[reading]!);
    proxy = await startFaultProxy(upstream.url);
  });
  afterEach(async () => {
    await proxy.close();
    await upstream.close();
  });
  const host = 'help.atd-parts.de';
  const [, failing = 0] = areas;
  /** Of the category and of those below it. */
  const failingCalls = `categoryId=${failing}`;
  const pathsOf = (area: number) =>
    allArticles.flatMap(({ path: at }) => (at.startsWith(`/categories/${area}/`) ? [at] : []));

  test('a category whose call fails keeps the children that are remembered', async () => {
    const site = await startSite(proxy.url);
    try {
      expect(await site.warm()).toBe(true);
      proxy.fail('status-500', failingCalls);
      const before = proxy.calls.length;
      await site.purge([`host:${host}`]);
      for (const area of areas) {
        const { status, body } = await site.ask(host, `/categories/${area}`);
        expect(status).toBe(200);
        for (const at of pathsOf(area)) expect(body).toContain(`href="${at}"`);
      }
      expect(proxy.calls.slice(before).join()).toContain(failingCalls);
    } finally {
      await site.close();
    }
  });

  test('cold, a category whose call fails makes the tree unavailable, and a later call brings it', async () => {
    proxy.fail('status-500', failingCalls);
    const site = await startSite(proxy.url);
    try {
      expect(await site.warm()).toBe(false);
      const { status, headers } = await site.ask(host, `/categories/${areas[0]}`);
      expect([status, headers['cache-control']]).toEqual([503, 'no-store']);
      proxy.fail('none');
      await site.purge([`host:${host}`]);
      expect((await site.ask(host, `/categories/${areas[0]}`)).status).toBe(200);
    } finally {
      await site.close();
    }
  });
});
