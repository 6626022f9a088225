import { expect, test } from 'vitest';
import { builtInProjects } from '#shared/projects/project-table.ts';
import { buildTree } from '#tests/builders/build-tree.ts';
import { activeProjects, projectsWithPage } from './projects-with-page.ts';

const german = builtInProjects.find(({ host }) => host === 'help.atd-parts.de')!;
const has = (tree: ReturnType<typeof buildTree> | undefined, path: string): boolean =>
  projectsWithPage(path, [german], () => tree).length > 0;

// behaviour/pages 10
test.each(['/', '/categories/12', '/categories/12/1201/1', '/categories/12/1202/3', '/categories/12/1202/2'])(
  'a tree has its own pages: %s',
  (path) => {
    expect(has(buildTree([1201, 1, 2], [1202, 2], [1202, 3]), path)).toBe(true);
  },
);

test.each([
  '/categories',
  '/categories/13',
  '/categories/12/1201',
  '/categories/12/1202/1',
  '/categories/13/1201/1',
  '/search',
])('and no other: %s', (path) => {
  expect(has(buildTree([1201, 1], [1202, 2]), path)).toBe(false);
});

test('of a host whose tree is not known only home is', () => {
  expect(['/', '/categories/12'].map((path) => has(undefined, path))).toEqual([true, false]);
});

test('hosts of another company are none of ours', () => {
  const tree = buildTree([1201, 1]);
  const skins = new Set(
    projectsWithPage('/categories/12', activeProjects(german, builtInProjects, undefined), () => tree).map(
      ({ skin }) => skin,
    ),
  );
  expect([...skins]).toEqual([german.skin]);
});
