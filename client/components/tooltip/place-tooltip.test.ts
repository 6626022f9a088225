import { expect, test } from 'vitest';
import { tooltipPosition } from './place-tooltip.ts';

const view = { width: 400, height: 600 };
const tip = { width: 200, height: 100 };
const anchorAt = (top: number, left: number) => ({ top, bottom: top + 40, left, width: 80, height: 40 });

test('stands below its anchor, in the middle', () => {
  expect(tooltipPosition(anchorAt(100, 160), tip, view)).toEqual({ top: 148, left: 100 });
});

test('moves above where the window ends', () => {
  expect(tooltipPosition(anchorAt(500, 160), tip, view).top).toBe(392);
});

test('stays below where neither side has room', () => {
  expect(tooltipPosition(anchorAt(40, 160), tip, { width: 400, height: 150 }).top).toBe(88);
});

test.each([
  { side: 'left', at: 0, left: 8 },
  { side: 'right', at: 390, left: 192 },
])('never leaves the window on the $side', ({ at, left }) => {
  expect(tooltipPosition(anchorAt(100, at), tip, view).left).toBe(left);
});
