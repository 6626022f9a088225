import { beforeEach, expect, test } from 'vitest';
import type { Entry } from './content-entry.ts';
import { createEntryStore, type EntryStore } from './entry-store.ts';

const budgets = { content: 100, search: 50, missing: 20 };
let store: EntryStore;
beforeEach(() => {
  store = createEntryStore(budgets);
});

const put = (resource: string, id?: string | number, facts: Partial<Entry> = {}) => {
  const name = `${resource}|${id ?? ''}`;
  const key = { host: '', resource, ...(id !== undefined && { id }) };
  store.set(name, { key, value: 'x', bytes: 10, ...facts } as Partial<Entry> as Entry);
  return name;
};
const flood = (resource: string, value: unknown = 'x') => {
  for (let id = 100; id < 1_100; id++) put(resource, id, { value });
};

test('no kind of entry pushes out one of another kind', () => {
  const [tree, article, search, missing] = [
    put('categories'),
    put('article', 7),
    put('search', 'oil'),
    put('article', 8, { value: null }),
  ];
  flood('search');
  expect([tree, article, missing].every((name) => store.get(name))).toBe(true);
  expect(store.get(search)).toBeUndefined();
  flood('article', null);
  expect([tree, article].every((name) => store.get(name))).toBe(true);
  expect(store.get(missing)).toBeUndefined();
  flood('article');
  expect(store.get(tree)).toBeDefined();
  expect(store.get(article)).toBeUndefined();
});

test('every kind stays inside its budget; what every host has one of counts as content', () => {
  put('categories', undefined, { bytes: 60 });
  flood('article');
  flood('search');
  flood('videos', null);
  expect(store.sizes()).toEqual({ content: 100, search: 50, missing: 20 });
  put('translations', undefined, { bytes: 90 });
  expect(store.sizes().content).toBe(150);
  expect([...store.entries()].filter(([name]) => name.startsWith('article'))).toEqual([]);
});

test('an entry that exists no more is counted once, as missing, and the other way round', () => {
  put('article', 7);
  put('article', 7, { value: null });
  expect(store.sizes()).toEqual({ content: 0, search: 0, missing: 10 });
  put('article', 7);
  expect(store.sizes()).toEqual({ content: 10, search: 0, missing: 0 });
});

test('what is replaced or deleted is counted no more', () => {
  const tree = put('categories');
  put('categories', undefined, { bytes: 30 });
  expect(store.sizes().content).toBe(30);
  store.delete(tree);
  store.delete(put('search', 'oil'));
  expect(store.sizes()).toEqual({ content: 0, search: 0, missing: 0 });
});
