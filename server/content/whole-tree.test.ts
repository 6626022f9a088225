import { expect, test, vi } from 'vitest';
import type { ReadCategory } from '#server/upstream/category-tree.ts';
import { createWholeTree } from './whole-tree.ts';

// behaviour/languages 14, behaviour/upstream 13
test('a category that get_category fills keeps the language of its title', async () => {
  const article = { id: 120101, title: 'Delivery times', path: '/categories/12/1201/120101' };
  const open: ReadCategory = {
    id: 12,
    title: 'Delivery',
    description: '',
    lang: 'en',
    path: '/categories/12',
    children: [{ id: 1201, title: 'Times', description: '', articles: [article] }],
    open: true,
  };
  const [category] = await createWholeTree().read({
    read: async () => [open],
    category: async () => null,
    subCategory: async () => null,
    onRepeated: () => {},
  });
  expect(category).toMatchObject({ lang: 'en', children: [{ id: 1201 }] });
  expect(category).not.toHaveProperty('open');
});

test('an article that get_category says twice stands in its first place, and the other is counted', async () => {
  const said = (id: number, ...articles: readonly number[]) => ({
    id,
    title: 'S',
    description: '',
    lang: '',
    weight: 0,
    children: articles.map((each) => ({
      id: each,
      title: `A${each}`,
      lang: '',
      weight: 0,
      reviewed: null,
      changed: null,
    })),
  });
  const onRepeated = vi.fn();
  const open = {
    id: 12,
    title: 'C',
    description: '',
    path: '/categories/12',
    children: [],
    open: true,
  } as const;
  const [category] = await createWholeTree().read({
    read: async () => [open],
    category: async () => ({ ...said(12), children: [said(1201, 1, 2), said(1202, 2, 3)] }) as never,
    subCategory: async () => null,
    onRepeated,
  });
  expect(category?.children.map(({ articles }) => articles.map(({ id }) => id))).toEqual([[1, 2], [3]]);
  expect(onRepeated).toHaveBeenCalledExactlyOnceWith(1);
});
