import { expect, test, vi } from 'vitest';
import { buildTree } from '#tests/builders/build-tree.ts';
import { placeOf, withPlaces } from './tree-places.ts';

test('an article that stands twice lives where it stands first', () => {
  const tree = buildTree([1201, 1, 2], [1202, 2, 3]);
  expect([1, 2, 3].map((id) => placeOf(tree, id)?.subCategory.id)).toEqual([1201, 1201, 1202]);
  expect(placeOf(tree, 4)).toBeUndefined();
});

test('another tree has places of its own', () => {
  expect(placeOf(buildTree([1201, 1]), 1)?.subCategory.id).toBe(1201);
  expect(placeOf(buildTree([1202, 1]), 1)?.subCategory.id).toBe(1202);
});

const idsIn = (tree: ReturnType<typeof withPlaces>) =>
  tree.flatMap(({ children }) => children.map(({ articles }) => articles.map(({ id }) => id)));

// behaviour/upstream 13, 26: the second place is an address that nobody answers
test('an article that stands twice is left in its first place alone, and the others are counted', () => {
  const onRepeated = vi.fn();
  const tree = withPlaces(buildTree([1201, 1, 2, 1], [1202, 2, 3], [1203, 2]), onRepeated);
  expect(idsIn(tree)).toEqual([[1, 2], [3], []]);
  expect(onRepeated).toHaveBeenCalledExactlyOnceWith(3);
  expect([1, 2, 3].map((id) => placeOf(tree, id)?.subCategory.id)).toEqual([1201, 1201, 1202]);
});

test('a tree that holds each article once stays the object that it is', () => {
  const onRepeated = vi.fn();
  const tree = buildTree([1201, 1], [1202, 2]);
  expect(withPlaces(tree, onRepeated)).toBe(tree);
  expect(onRepeated).toHaveBeenCalledExactlyOnceWith(0);
});
