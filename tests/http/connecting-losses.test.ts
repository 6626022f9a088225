import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtInProjects } from '#shared/projects/project-table.ts';
import { startFaultProxy, type FaultProxy } from '#tests/fakes/fault-proxy.ts';
import { startEmbedded } from '#tests/setup/start-embedded.ts';
import { readHost } from '../../scripts/check-upstream/read-host.ts';

// What `npm run check:upstream` says is dropped is what was dropped (behaviour/upstream 24).

let embedded: Awaited<ReturnType<typeof startEmbedded>>;
let proxy: FaultProxy;
beforeAll(async () => {
  embedded = await startEmbedded();
  proxy = await startFaultProxy(embedded.url);
});
afterAll(async () => {
  await proxy.close();
  await embedded.close();
});

interface Entry {
  readonly children: readonly Entry[];
  readonly items: readonly unknown[];
  readonly data: { readonly settings: readonly unknown[] };
}

/** An answer of the embedded content API: of the fields that are changed here, each has its own. */
interface Answer {
  readonly items: readonly Entry[];
  readonly data: { readonly id: number; content: string; readonly articlesRelevant: readonly unknown[] };
}

type Plant = (answer: Answer, count: number) => void;

const many = (count: number, make: (at: number) => unknown): readonly unknown[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** Adds entries to the end of a list, `adds` to its beginning: a search shows its first page alone. */
const last =
  (listOf: (answer: Answer) => readonly unknown[] | undefined, make: (at: number) => unknown): Plant =>
  (answer, count) =>
    void (listOf(answer) as unknown[] | undefined)?.push(...many(count, make));
const adds =
  (make: (at: number) => unknown): Plant =>
  ({ items }, count) =>
    void (items as unknown[]).unshift(...many(count, make));
const addsLast = (make: (at: number) => unknown): Plant => last(({ items }) => items, make);

/** Articles that every host has. */
const known = [120_201, 110_101, 120_101, 80_104];
const addsRelatives = (make: (at: number) => unknown): Plant =>
  last(({ data }) => (data.id === known[0] ? data.articlesRelevant : undefined), make);

const unknownArticle = (at: number) => ({ article_id: 990_000 + at, title: 'Nowhere', url: '' });
const strangeAddress = 'javascript:alert(1)';

interface Loss {
  /** As the report names it. */
  readonly call: string;
  /** What its address contains. */
  readonly asked: string;
  readonly plant: Plant;
}

const inCall = (call: string, plant: Plant, asked = call): Loss => ({ call, asked, plant });
const inTree = (plant: Plant): Loss => inCall('get_categories', plant);
const inArticle = (plant: Plant): Loss => inCall('get_article', plant, 'get_article?');
const inElements = (type: string, plant: Plant): Loss =>
  inCall(`get_static_elements?type=${type}`, plant, `type=${type}`);

const video = { cleanLink: 'https://www.youtube.com/embed/abcdefghijk', weight: 'heavy' };

// oxfmt-ignore
const losses: Readonly<Record<string, Loss>> = {
  'categories without an id': inTree(addsLast(() => ({ title: 'Area', children: [] }))),
  'sub-categories without an id': inTree(last(({ items }) => items[0]?.children, () => ({ children: [unknownArticle(1)] }))),
  'articles without a title': inTree(last(({ items }) => items[0]?.children[0]?.children, (at) => ({ id: 980_000 + at }))),
  'entries that are nothing': inTree(last(({ items }) => items[1]?.children[0]?.children, () => null)),
  'articles directly in a category': inTree(last(({ items }) => items[1]?.children, unknownArticle)),
  'articles that stand in two places': inTree(last(({ items }) => items[1]?.children[0]?.children, () => ({ ...unknownArticle(0), article_id: known[0] }))),
  'popular questions without an article': inCall('top_articles', adds(unknownArticle)),
  'popular questions without an id': inCall('top_articles', adds(() => ({ title: 'What?' }))),
  'hits without an article': inCall('find_articles', adds(unknownArticle)),
  'hits without an id': inCall('find_articles', adds(() => ({ title: 7, shortContent: [] }))),
  'relatives without an article': inArticle(addsRelatives(unknownArticle)),
  'relatives that are nothing': inArticle(addsRelatives(() => ({}))),
  'articles without content': inArticle(({ data }, count) => {
    if (known.slice(0, count).includes(data.id)) data.content = ' ';
  }),
  'links without a name': inCall('footer_links', adds(() => ({ data: { link: '/somewhere' } }))),
  'links that lead nowhere': inCall('footer_links', adds((at) => ({ data: { name: at, link: '' } }))),
  'banners that are nothing': inCall('banners', addsLast(() => ({ data: 7 }))),
  'privacy policies without a link': inCall('gdpr', addsLast((at) => ({ data: { title: at } }))),
  'reasons without an alias': inCall('comment_reasons', adds((at) => ({ id: 90 + at, text: 'No' }))),
  'languages without a domain': inCall('active_languages', adds(() => ({ name: 'Nowhere', code: 'xx' }))),
  'settings without a value': inCall('settings', last(({ items }) => items[0]?.data.settings, (at) => ({ key: `odd${at}` }))),
  'videos of another host': inElements('videos', adds(() => ({ name: 'Fit it', cleanLink: 'https://a.example/v' }))),
  'videos without a name': inElements('videos', adds(() => video)),
  'searches that lead elsewhere': inElements('popularRequests', adds(() => ({ name: 'Oil', link: 'https://a.example/' }))),
  'searches without a name': inElements('popularRequests', adds(() => ({ link: '/search?articles=oil' }))),
  'cookies without a type': inElements('cookies', adds((at) => ({ id: 90 + at, name: 'c', type: 'HTTP' }))),
  'cookies without a type and a name': inElements('cookies', adds((at) => ({ id: 90 + at, type: 'HTTP' }))),
  'shops without a link': inElements('header', adds(() => ({ name: 'Other shop', link: '' }))),
  'logos without a picture': inElements('companies', adds((at) => ({ id: 90 + at, imageSrc: strangeAddress }))),
  'logos without an id': inElements('companies', adds(() => ({ imageSrc: '/images/companies/partner-1.svg', imageAlt: 7 }))),
  'social links that lead nowhere': inElements('social', last(({ items }) => items[0]?.items, () => ({ linkText: 7, link: strangeAddress }))),
  'social blocks that are nothing': inElements('social', addsLast(() => 'club')),
};

const names = Object.keys(losses);
const addresses = new Set(Object.values(losses).map(({ asked }) => asked));

/** How often each is planted; most are not. */
const planted = fc.dictionary(fc.constantFrom(...names), fc.integer({ min: 1, max: 4 }), {
  maxKeys: 12,
  noNullPrototype: true,
});

const plant = (counts: Readonly<Record<string, number>>): void => {
  for (const address of addresses)
    proxy.bend(address, (answer: Answer) => {
      for (const [name, count] of Object.entries(counts))
        if (losses[name]?.asked === address) losses[name].plant(answer, count);
      return answer;
    });
};

const hosts = new Set(['help.atd-parts.hu', 'help.fr.atd-parts.ch', 'help.pkw-parts.de']);

test.each(builtInProjects.filter(({ host }) => hosts.has(host)))(
  'losses planted on $host are named by call and count, no more and no less',
  async (project) => {
    await fc.assert(
      fc.asyncProperty(planted, async (counts) => {
        plant(counts);
        const expected = new Map<string, number>();
        for (const [name, count] of Object.entries(counts)) {
          const { call = '' } = losses[name] ?? {};
          expected.set(call, (expected.get(call) ?? 0) + count);
        }
        const { dropped, empty } = await readHost(project, builtInProjects, proxy.url);
        const said = new Map<string, number>();
        for (const { call, count } of dropped) said.set(call, (said.get(call) ?? 0) + count);
        expect(Object.fromEntries(said)).toEqual(Object.fromEntries(expected));
        expect(dropped.every(({ host }) => host === project.host)).toBe(true);
        expect(empty.filter((line) => !line.endsWith('have a title and no text'))).toEqual([]);
      }),
      { numRuns: 6, seed: 29 },
    );
  },
);
