import { describe, expect, test } from 'vitest';
import { moveIndex } from './move-index.ts';

describe('in a row of three', () => {
  test.each([
    { key: 'ArrowRight', from: 0, to: 1 },
    { key: 'ArrowRight', from: 2, to: 0 },
    { key: 'ArrowLeft', from: 0, to: 2 },
    { key: 'Home', from: 2, to: 0 },
    { key: 'End', from: 0, to: 2 },
  ])('$key goes from $from to $to', ({ key, from, to }) => {
    expect(moveIndex(key, from, 3, 'horizontal')).toBe(to);
  });

  test.each(['ArrowDown', 'ArrowUp', 'Tab', 'a', 'Enter'])('%s is left to the browser', (key) => {
    expect(moveIndex(key, 1, 3, 'horizontal')).toBeUndefined();
  });
});

test('a column moves by up and down only', () => {
  expect(moveIndex('ArrowDown', 0, 2, 'vertical')).toBe(1);
  expect(moveIndex('ArrowRight', 0, 2, 'vertical')).toBeUndefined();
});

test('from outside the row, down enters at the first and up at the last', () => {
  expect(moveIndex('ArrowDown', -1, 4, 'vertical')).toBe(0);
  expect(moveIndex('ArrowUp', -1, 4, 'vertical')).toBe(3);
});

test('an empty row takes no focus', () => {
  expect(moveIndex('Home', -1, 0, 'vertical')).toBeUndefined();
});
