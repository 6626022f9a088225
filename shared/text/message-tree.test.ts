import { describe, expect, test } from 'vitest';
import { flattenMessages, isKeyPath, isMessageTree, nestMessages, stemOfKey } from './message-tree.ts';

test.each(['header.menu', 'search.found_other', 'a', 'footer.links.app', 'x-1.y_2'])(
  '%s names a text',
  (key) => {
    expect(isKeyPath(key)).toBe(true);
  },
);

test.each([
  '', '.', 'a.', '.a', 'a..b', '__proto__', 'a.__proto__', 'constructor.x', 'a.prototype', 'a b', 'ä', '<b>', 'a/b',
  'a.b.c.d.e.f.g', '$t(a)', 'x'.repeat(61),
])('%j names none', (key) => {
  expect(isKeyPath(key)).toBe(false);
}); // oxfmt-ignore

describe('a tree of texts', () => {
  test('is nested objects with strings at their ends', () => {
    expect(isMessageTree({ header: { menu: 'Menu' }, a: 'b' })).toBe(true);
    expect(isMessageTree({})).toBe(true);
  });

  test.each([
    null, 'text', 7, [], { a: 1 }, { a: null }, { a: ['b'] }, { a: { b: undefined } }, { 'a.b': 'c' }, { '': 'x' },
    JSON.parse('{"__proto__": {"x": "y"}}'), { constructor: { prototype: 'x' } }, { a: 'x'.repeat(5_001) },
    { a: { b: { c: { d: { e: { f: { g: 'deep' } } } } } } },
  ])('is not %j', (value) => {
    expect(isMessageTree(value)).toBe(false);
  }); // oxfmt-ignore

  test('flattens to whole keys and nests back to itself', () => {
    const tree = { header: { menu: 'Menu', close: 'Close' }, a: 'b' };
    const flat = flattenMessages(tree);
    expect([...flat]).toEqual([
      ['header.menu', 'Menu'],
      ['header.close', 'Close'],
      ['a', 'b'],
    ]);
    expect(nestMessages(flat)).toEqual(tree);
  });

  test('never becomes a prototype, and no text replaces a branch', () => {
    const tree = nestMessages([
      ['__proto__.polluted', 'yes'],
      ['search.title', 'Search'],
      ['search', 'all of it'],
      ['search.title.more', 'deeper'],
    ]);
    expect(tree).toEqual({ search: { title: 'Search' } });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

test('the forms of a plural share a stem', () => {
  expect(stemOfKey('search.found_few')).toBe('search.found');
  expect(stemOfKey('search.founder')).toBe('search.founder');
});
