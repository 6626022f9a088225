import { expect, test } from 'vitest';
import { builtInProjects } from '#shared/projects/project-table.ts';
import { keysOfPath, surrogateKeysOf } from './cache-headers.ts';

const project = builtInProjects.find(({ host }) => host === 'help.atd-parts.fr')!;
const articles = (count: number) => Array.from({ length: count }, (_, id) => `article:${120000 + id}`);
const keysOf = (count: number) => surrogateKeysOf(project, 'abc', ['category:12'], articles(count));

test('what an answer shows is named beside what it is about, each once', () => {
  expect(surrogateKeysOf(project, 'abc', ['article:7'], ['article:7', 'article:8'])).toEqual([
    'host:help.atd-parts.fr',
    'locale:fr',
    'article:7',
    'article:8',
    'build:abc',
  ]);
});

test('more than 4 kB of them are named by the lists of the host', () => {
  expect(keysOf(100)).toHaveLength(104);
  expect(keysOf(1_000)).toEqual([
    'host:help.atd-parts.fr',
    'locale:fr',
    'category:12',
    'lists:help.atd-parts.fr',
    'build:abc',
  ]);
});

test.each([
  { path: '/', keys: [] },
  { path: '/search', keys: [] },
  { path: '/categories/12', keys: ['category:12'] },
  { path: '/categories/12/1202/120201', keys: ['category:12', 'subCategory:1202', 'article:120201'] },
  { path: `/categories/${'a'.repeat(15_000)}`, keys: [] },
  { path: `/categories/12/${'1'.repeat(16)}/7`, keys: ['category:12', 'article:7'] },
])('$path names $keys', ({ path, keys }) => {
  expect(keysOfPath(path)).toEqual(keys);
});
