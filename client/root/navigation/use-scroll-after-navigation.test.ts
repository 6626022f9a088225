import { expect, test } from 'vitest';
import { decideScroll, createScrollPositions, scrollPositionsKey } from './use-scroll-after-navigation.ts';

const arrival = { state: null, search: '', hash: '', saved: undefined };

test.each([
  { name: 'a new page', given: {}, expected: { kind: 'top' } },
  { name: 'a page come back to', given: { saved: 740 }, expected: { kind: 'restore', top: 740 } },
  { name: 'a page left at its top', given: { saved: 0 }, expected: { kind: 'restore', top: 0 } },
  { name: 'a hash', given: { hash: '#r%C3%BCckgabe' }, expected: { kind: 'target', id: 'rückgabe' } },
  {
    name: 'a hash that is no text',
    given: { hash: '#%E0%A4%A' },
    expected: { kind: 'target', id: '%E0%A4%A' },
  },
  { name: 'an empty hash', given: { hash: '#' }, expected: { kind: 'top' } },
  {
    name: 'a saved position and a hash',
    given: { saved: 9, hash: '#a' },
    expected: { kind: 'restore', top: 9 },
  },
  {
    name: 'noScrolling in the state',
    given: { state: { noScrolling: true }, saved: 9 },
    expected: { kind: 'stay' },
  },
  {
    name: 'noScrolling in the address',
    given: { search: '?noScrolling=1', hash: '#a' },
    expected: { kind: 'stay' },
  },
  { name: 'a state of somebody else', given: { state: 'x' }, expected: { kind: 'top' } },
])('$name: $expected.kind', ({ given, expected }) => {
  expect(decideScroll({ ...arrival, ...given })).toEqual(expected);
});

const storageWith = (value: string | null) => {
  const entries = new Map(value === null ? [] : [[scrollPositionsKey, value]]);
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
  };
};

test('the next document of the tab knows where entries were left', () => {
  const storage = storageWith(null);
  const positions = createScrollPositions(() => storage);
  positions.keep('a', 120);
  positions.keep('b', 0);
  positions.store();
  const next = createScrollPositions(() => storage);
  expect([next.of('a'), next.of('b'), next.of('c')]).toEqual([120, 0, undefined]);
});

test.each(['', 'null', '{', '[["a","x"]]', '[["a",-1]]', '{"a":1}'])(
  'garbage %j in the storage counts as nothing',
  (value) => {
    expect(createScrollPositions(() => storageWith(value)).of('a')).toBeUndefined();
  },
);

test('only the last fifty entries are kept', () => {
  const positions = createScrollPositions(() => storageWith(null));
  for (let entry = 0; entry < 60; entry += 1) positions.keep(String(entry), entry);
  expect(positions.of('9')).toBeUndefined();
  expect(positions.of('10')).toBe(10);
});

test.each([
  {
    name: 'is denied',
    storage: () => {
      throw new Error('denied');
    },
  },
  {
    name: 'is full',
    storage: () => ({
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    }),
  },
])('a storage that $name is no failure', ({ storage }) => {
  const positions = createScrollPositions(storage);
  positions.keep('a', 1);
  expect(positions.store).not.toThrow();
  expect(positions.of('a')).toBe(1);
});
