import { expect, test } from 'vitest';
import { buildTree } from '#tests/builders/build-tree.ts';
import { placeOf } from './tree-places.ts';

test('an article that stands twice lives where it stands first', () => {
  const tree = buildTree([1201, 1, 2], [1202, 2, 3]);
  expect([1, 2, 3].map((id) => placeOf(tree, id)?.subCategory.id)).toEqual([1201, 1201, 1202]);
  expect(placeOf(tree, 4)).toBeUndefined();
});

test('another tree has places of its own', () => {
  expect(placeOf(buildTree([1201, 1]), 1)?.subCategory.id).toBe(1201);
  expect(placeOf(buildTree([1202, 1]), 1)?.subCategory.id).toBe(1202);
});
