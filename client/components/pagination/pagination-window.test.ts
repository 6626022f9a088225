import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageWindow } from './pagination-window.ts';

test.each([
  { current: 1, count: 1, shown: [1] },
  { current: 3, count: 7, shown: [1, 2, 3, 4, 5, 6, 7] },
  { current: 1, count: 9, shown: [1, 2, 3, 4, 5, 'gap-after', 9] },
  { current: 4, count: 9, shown: [1, 2, 3, 4, 5, 'gap-after', 9] },
  { current: 5, count: 9, shown: [1, 'gap-before', 4, 5, 6, 'gap-after', 9] },
  { current: 9, count: 9, shown: [1, 'gap-before', 5, 6, 7, 8, 9] },
])('page $current of $count shows $shown', ({ current, count, shown }) => {
  expect(pageWindow(current, count)).toEqual(shown);
});

const anyPage = fc
  .integer({ min: 1, max: 500 })
  .chain((count) => fc.record({ count: fc.constant(count), current: fc.integer({ min: 1, max: count }) }));

test('the current page, the first and the last are always there, in order and once', () => {
  fc.assert(
    fc.property(anyPage, ({ current, count }) => {
      const pages = pageWindow(current, count).filter((slot) => typeof slot === 'number');
      expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
      expect(pages).toEqual(expect.arrayContaining([1, current, count]));
    }),
  );
});

test('a gap never stands for a single page', () => {
  fc.assert(
    fc.property(anyPage, ({ current, count }) => {
      const slots = pageWindow(current, count);
      slots.forEach((slot, index) => {
        if (typeof slot === 'number') return;
        expect(Number(slots[index + 1]) - Number(slots[index - 1])).toBeGreaterThan(2);
      });
    }),
  );
});
