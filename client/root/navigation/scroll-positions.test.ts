import { expect, test } from 'vitest';
import { createScrollPositions, scrollPositionsKey } from './scroll-positions.ts';

const storageWith = (value: string | null) => {
  const entries = new Map(value === null ? [] : [[scrollPositionsKey, value]]);
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
  };
};

test('the next document of the tab knows where entries were left', () => {
  const storage = storageWith(null);
  const positions = createScrollPositions(storage);
  positions.keep('a', 120);
  positions.keep('b', 0);
  positions.store();
  const next = createScrollPositions(storage);
  expect([next.of('a'), next.of('b'), next.of('c')]).toEqual([120, 0, undefined]);
});

test.each(['', 'null', '{', '[["a","x"]]', '[["a",-1]]', '{"a":1}'])(
  'garbage %j in the storage counts as nothing',
  (value) => {
    expect(createScrollPositions(storageWith(value)).of('a')).toBeUndefined();
  },
);

test('only the last fifty entries are kept', () => {
  const positions = createScrollPositions(storageWith(null));
  for (let entry = 0; entry < 60; entry += 1) positions.keep(String(entry), entry);
  expect(positions.of('9')).toBeUndefined();
  expect(positions.of('10')).toBe(10);
});

test('a storage that refuses is no failure', () => {
  const positions = createScrollPositions({
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('full');
    },
  });
  positions.keep('a', 1);
  expect(positions.store).not.toThrow();
  expect(positions.of('a')).toBe(1);
});
