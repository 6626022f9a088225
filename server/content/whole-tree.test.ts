import { expect, test } from 'vitest';
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
  });
  expect(category).toMatchObject({ lang: 'en', children: [{ id: 1201 }] });
  expect(category).not.toHaveProperty('open');
});
