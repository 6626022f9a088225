import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Site as SiteModel } from '#shared/help-api/models.ts';
import { startFaultProxy, type FaultProxy } from '#tests/fakes/fault-proxy.ts';
import { startEmbedded } from '#tests/setup/start-embedded.ts';
import { startSite, type Site } from '#tests/setup/start-site.ts';

let embedded: Awaited<ReturnType<typeof startEmbedded>>;
let upstream: FaultProxy;
let site: Site;

beforeEach(async () => {
  embedded = await startEmbedded();
  upstream = await startFaultProxy(embedded.url);
  site = await startSite(upstream.url);
});
afterEach(async () => {
  await site.close();
  await upstream.close();
  await embedded.close();
});

const offered = async (host: string): Promise<readonly string[]> => {
  const { languages } = JSON.parse((await site.ask(host, '/bff/project')).body) as SiteModel;
  return languages.map(({ tag }) => tag);
};

interface Languages {
  readonly items: readonly { readonly code: string; readonly domain: string }[];
}

describe('countries with two languages', () => {
  test('a French host calls under its own domain', async () => {
    await site.ask('help.fr.atd-parts.ch', '/');
    const named = upstream.calls.map((call) => new URL(call.split(' ')[1] ?? '', upstream.url).searchParams);
    const domains = new Set(named.flatMap((query) => query.getAll('domain')));
    expect(domains).toEqual(new Set(['help.fr.atd-parts.ch', 'fr.atd-parts.ch']));
  });

  test('the one that the upstream calls inactive is not offered, the other is', async () => {
    upstream.bend('active_languages', ({ items }: Languages) => ({
      items: items.filter(({ code }) => code !== 'CH_fr'),
    }));
    const tags = await offered('help.atd-parts.de');
    expect(tags).toContain('de-CH');
    expect(tags).not.toContain('fr-CH');
  });
});
