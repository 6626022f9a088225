import { describe, expect, test } from 'vitest';
import { growthOf } from '#tests/setup/cost.ts';
import { builtInProjects } from '#shared/projects/project-table.ts';
import { expandKeys, isPurgeable, keysForCdn, keysNaming, matchSurrogateKeys } from './purge-keys.ts';

const fr = 'help.atd-parts.fr';
const it = 'help.atd-parts.it';
const de = 'help.atd-parts.de';

test.each([
  { keys: [`host:${fr}`], entry: { host: fr, resource: 'translations' }, matches: true },
  { keys: [`host:${fr}`], entry: { host: it, resource: 'translations' }, matches: false },
  { keys: [`words:${fr}`], entry: { host: fr, resource: 'translations' }, matches: true },
  { keys: [`words:${fr}`], entry: { host: fr, resource: 'categories' }, matches: false },
  { keys: [`words:${fr}`], entry: { host: it, resource: 'translations' }, matches: false },
  { keys: ['locale:it'], entry: { host: it, resource: 'footerLinks' }, matches: true },
  { keys: ['locale:de'], entry: { host: 'help.pkw-parts.de', resource: 'footerLinks' }, matches: true },
  { keys: ['article:7'], entry: { host: fr, resource: 'article', id: 7 }, matches: true },
  { keys: ['article:7'], entry: { host: fr, resource: 'article', id: 77 }, matches: false },
  { keys: [`lists:${fr}`], entry: { host: fr, resource: 'categories' }, matches: true },
  { keys: [`lists:${fr}`], entry: { host: fr, resource: 'search', id: 'x' }, matches: true },
  { keys: [`lists:${fr}`], entry: { host: it, resource: 'categories' }, matches: false },
  { keys: [`lists:${fr}`], entry: { host: fr, resource: 'footerLinks' }, matches: false },
  { keys: ['build:abc'], entry: { host: fr, resource: 'categories' }, matches: false },
  { keys: [], entry: { host: fr, resource: 'categories' }, matches: false },
  { keys: ['article:8', `host:${fr}`], entry: { host: fr, resource: 'gdpr' }, matches: true },
] as const)('$keys names $entry: $matches', ({ keys, entry, matches }) => {
  expect(matchSurrogateKeys(keys, builtInProjects)(entry)).toBe(matches);
  const localeOf = (host: string) => builtInProjects.find((each) => each.host === host)?.locale;
  const naming: readonly string[] = keysNaming(entry, localeOf);
  expect(keys.some((key) => naming.includes(key))).toBe(matches);
});

test.each(['', '*', 'host:', 'host:a b', 'article:7|8', 'secret:x'])('%j is no key to purge by', (key) => {
  expect(isPurgeable(key)).toBe(false);
});

describe('a key with what follows from it', () => {
  const articleOf = (id: number) => ({ id, title: '', path: `/categories/12/1202/${id}` });
  const tree = [
    {
      id: 12,
      title: '',
      description: '',
      path: '/categories/12',
      children: [{ id: 1202, title: '', description: '', articles: [articleOf(7)] }],
    },
  ];
  const holdings = {
    projects: builtInProjects.filter(({ host }) => [fr, it, de].includes(host)),
    knownTree: ({ host }: { host: string }) => (host === fr ? tree : undefined),
    isRemembered: ({ host }: { host: string }, id: number) =>
      host === it && (id === 8 || (id === 10 && 'missing')),
    showing: (ids: ReadonlySet<number>) => (ids.has(7) ? ['article:5'] : []),
  };
  const everywhere = [`lists:${de}`, `lists:${fr}`, `lists:${it}`];

  test.each([
    {
      key: 'article:7',
      also: ['category:12', `lists:${fr}`, 'subCategory:1202', 'showing:7', 'article:5'],
      why: 'where it stands, and where it is shown',
    },
    { key: 'article:8', also: [`lists:${it}`, 'showing:8'], why: 'where it was asked for' },
    { key: 'article:9', also: [...everywhere, 'showing:9'], why: 'everywhere, for it may be new' },
    {
      key: 'article:10',
      also: [...everywhere, 'showing:10'],
      why: 'everywhere, where it was asked for too early',
    },
    { key: 'category:12', also: [`lists:${fr}`, `menu:${fr}`], why: 'where it is, and in the menu' },
    { key: 'subCategory:1202', also: ['category:12', `lists:${fr}`], why: 'where it is' },
    {
      key: 'category:13',
      also: [...everywhere, `menu:${de}`, `menu:${fr}`, `menu:${it}`],
      why: 'everywhere, for it may be new',
    },
    { key: `host:${fr}`, also: [], why: 'nothing more' },
  ])('$key is $also: $why', async ({ key, also }) => {
    const expanded = await expandKeys([key], holdings);
    expect(expanded.toSorted()).toEqual([key, ...also].toSorted());
  });

  test('at a CDN the menu is all pages of its host', () => {
    expect(keysForCdn([`lists:${fr}`, `menu:${fr}`])).toEqual([`lists:${fr}`, `host:${fr}`]);
  });

  test('at a CDN words are all pages of their host', () => {
    expect(keysForCdn([`words:${fr}`, `host:${fr}`, 'article:7', 'showing:7'])).toEqual([
      `host:${fr}`,
      'article:7',
    ]);
  });
});

test('500 keys cost no more than one: every entry is looked at once', () => {
  const keys = Array.from({ length: 500 }, (_, id) => [`article:${id}`, `lists:host-${id}`]).flat();
  const entries = Array.from({ length: 40_000 }, (_, id) => ({ host: fr, resource: 'article', id }) as const);
  const matching = (some: readonly string[]) => {
    const matches = matchSurrogateKeys(some, builtInProjects);
    return () => entries.forEach(matches);
  };
  expect(growthOf(matching(keys.slice(0, 2)), matching(keys))).toBeLessThan(10);
});
