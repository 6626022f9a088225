import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languageCodes, locales } from '#shared/projects/locales.ts';
import { builtInProjects } from '#shared/projects/project-table.ts';
import { withdrawalWords } from '#server/content/search/withdrawal-words.ts';
import { articleId, placedArticles } from '#server/embedded/seed/content-tree.ts';
import { startEmbedded } from '#tests/setup/start-embedded.ts';
import { startSite, type Site } from '#tests/setup/start-site.ts';

let embedded: Awaited<ReturnType<typeof startEmbedded>>;
let site: Site;
beforeAll(async () => {
  embedded = await startEmbedded();
  site = await startSite(embedded.url);
  await site.warm();
});
afterAll(async () => {
  await site.close();
  await embedded.close();
});

const pathOf = (slug: string): string => placedArticles.find(({ id }) => id === articleId(slug))!.path;
const hostOf = (locale: string) =>
  builtInProjects.find((project) => project.locale === locale && project.skin === 'atd')!;
const headerOf = (page: string): string => /<header class="stack.*?<\/header>/s.exec(page)?.[0] ?? '';

// behaviour/articles 20, 23
test.each([
  ['return-goods', ['/account/returns', '/withdrawal']],
  ['marketplace-returns', ['/account/returns', '/withdrawal']],
  ['withdrawal', ['/withdrawal']],
  ['invoice', ['/account/invoices']],
  ['track-parcel', ['/account/parcels']],
  ['change-or-cancel-order', ['/orders']],
  ['warranty-claim', []],
])('%s begins with the ways to %j, which paper does not have', async (slug, paths) => {
  const header = headerOf((await site.ask('help.atd-parts.de', pathOf(slug))).body);
  expect([...header.matchAll(/href="https:\/\/www\.atd-parts\.de([^"]*)"/g)].map(([, path]) => path)).toEqual(
    paths,
  );
  expect(header.includes('data-print="hide"')).toBe(paths.length > 0);
});

describe.each(languageCodes)('in %s', (language) => {
  const { host, domain } = hostOf(language);
  const link = `href="https://www.${domain}/withdrawal"`;
  const [word = ''] = withdrawalWords[language].says.split(' ');

  test('the footer and a search for withdrawing lead to the shop’s page for it', async () => {
    expect((await site.ask(host, '/')).body.split(link)).toHaveLength(2);
    const found = await site.ask(host, `/search?${new URLSearchParams({ articles: word })}`);
    expect([found.status, found.body.split(link).length]).toEqual([200, 3]);
  });
});

test('a country whose law knows no such right has no way to it', async () => {
  for (const path of ['/', pathOf('return-goods'), '/search?articles=Widerruf'])
    expect((await site.ask(hostOf('de_CH').host, path)).body).not.toContain('/withdrawal"');
  expect(locales.de_CH.eu).toBe(false);
});
