import { describe, expect, test } from 'vitest';
import { buildAlternative } from '#tests/builders/build-alternative.ts';
import { createDraftStorage, draftKeyOf, unsent } from './draft.ts';

const id = '11111111-1111-4111-8111-111111111111';

const storageWith = (entries: Record<string, string> = {}) => {
  const map = new Map(Object.entries(entries));
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
};

describe('the key of a draft', () => {
  test('is the same for every spelling of an id, another for another id, and holds none of it', async () => {
    const key = await draftKeyOf(id, crypto);
    expect(key).toMatch(/^order-draft:[\da-f]{24}$/);
    expect(key).not.toContain('1111');
    const letters = 'abcdefab-abcd-4abc-8abc-abcdefabcdef';
    expect(await draftKeyOf(letters.toUpperCase(), crypto)).toBe(await draftKeyOf(letters, crypto));
    expect(await draftKeyOf(letters, crypto)).not.toBe(key);
  });

  test('is none where the browser cannot hash', async () => {
    expect(await draftKeyOf(id, {} as Crypto)).toBeNull();
  });
});

describe('a draft', () => {
  test('comes back as it was written', () => {
    const storage = storageWith();
    createDraftStorage('k', () => storage).write({ 301: true, 302: false });
    expect(createDraftStorage('k', () => storage).read()).toEqual({ 301: true, 302: false });
  });

  test('that is empty leaves nothing behind', () => {
    const storage = storageWith({ k: '{"301":true}' });
    createDraftStorage('k', () => storage).write({});
    expect(storage.map.size).toBe(0);
  });

  test.each(['', '{', 'null', '[true]', '{"301":"yes"}', '{"<b>":true}'])('%j counts as none', (stored) => {
    expect(createDraftStorage('k', () => storageWith({ k: stored })).read()).toEqual({});
  });

  test('in a storage that refuses is no failure', () => {
    const draft = createDraftStorage('k', () => {
      throw new Error('denied');
    });
    expect(draft.read()).toEqual({});
    expect(() => draft.write({ 1: true })).not.toThrow();
  });
});

test('what the server proposes is no draft: after a reload another proposal would not count', () => {
  const order = buildAlternative([
    { now: true, preselected: true },
    { now: false, preselected: true },
    { now: true },
    {},
    { loaded: true },
  ]);
  expect(unsent(order)).toEqual({ 2: false, 3: true });
});
