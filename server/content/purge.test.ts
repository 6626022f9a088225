import { expect, test } from 'vitest';
import { builtInProjects } from '#shared/projects/project-table.ts';
import { isPurgeable, matchSurrogateKeys } from './purge.ts';

const fr = 'help.atd-parts.fr';
const it = 'help.atd-parts.it';

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
  { keys: ['article:7'], entry: { host: fr, resource: 'categories' }, matches: true },
  { keys: ['category:12'], entry: { host: fr, resource: 'search', id: 'x' }, matches: true },
  { keys: ['category:12'], entry: { host: fr, resource: 'footerLinks' }, matches: false },
  { keys: ['build:abc'], entry: { host: fr, resource: 'categories' }, matches: false },
  { keys: [], entry: { host: fr, resource: 'categories' }, matches: false },
  { keys: ['article:8', `host:${fr}`], entry: { host: fr, resource: 'gdpr' }, matches: true },
] as const)('$keys names $entry: $matches', ({ keys, entry, matches }) => {
  expect(matchSurrogateKeys(keys, builtInProjects)(entry)).toBe(matches);
});

test.each(['', '*', 'host:', 'host:a b', 'article:7|8', 'secret:x'])('%j is no key to purge by', (key) => {
  expect(isPurgeable(key)).toBe(false);
});
