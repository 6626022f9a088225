import { expect, test } from 'vitest';
import { builtInProjects } from '#shared/projects/project-table.ts';
import { surrogateKeysOf } from './surrogate-keys.ts';

const project = builtInProjects.find(({ host }) => host === 'help.atd-parts.fr')!;
const articles = (count: number) =>
  new Set(Array.from({ length: count }, (_, id) => `article:${120000 + id}`));
const keysOf = (count: number) =>
  surrogateKeysOf(project, 'abc', { category: '12' }, articles(count)).split(' ');

test('what an answer shows is named beside what it is about, each once', () => {
  expect(surrogateKeysOf(project, 'abc', { article: '7' }, new Set(['article:7', 'article:8']))).toBe(
    'host:help.atd-parts.fr locale:fr article:7 article:8 build:abc',
  );
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
