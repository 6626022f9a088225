import fc from 'fast-check';
import { expect, test } from 'vitest';
import { collapsedCount } from './use-collapsed-trail.ts';

const widths = { home: 40, trail: [100, 150, 120], current: 200, ellipsis: 44 };

test.each([
  { available: 610, hidden: 0, why: 'all fit exactly' },
  { available: 609, hidden: 1, why: 'one pixel short hides the link nearest to home' },
  { available: 553, hidden: 2, why: 'the ellipsis needs room of its own' },
  { available: 300, hidden: 3, why: 'only home, the ellipsis and the title are left' },
])('with $available px: $why', ({ available, hidden }) => {
  expect(collapsedCount({ ...widths, available })).toBe(hidden);
});

test('a long title is cut short before it drives out the links', () => {
  expect(collapsedCount({ ...widths, trail: [100], current: 5000, available: 400 })).toBe(0);
});

test('a trail without links hides nothing', () => {
  expect(collapsedCount({ ...widths, trail: [], available: 10 })).toBe(0);
});

test('less room never shows more links', () => {
  const width = fc.integer({ min: 0, max: 400 });
  fc.assert(
    fc.property(
      fc.array(width, { maxLength: 6 }),
      width,
      width,
      fc.integer({ min: 0, max: 1500 }),
      (trail, home, current, room) => {
        const at = (available: number) => collapsedCount({ available, home, trail, current, ellipsis: 44 });
        expect(at(room)).toBeGreaterThanOrEqual(at(room + 50));
      },
    ),
  );
});
