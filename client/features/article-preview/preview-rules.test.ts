import { expect, test } from 'vitest';
import { isPreviewSize, previewText } from './preview-rules.ts';

test('a text of up to 100 characters stays whole, a longer one is cut there with "..."', () => {
  expect(previewText('x'.repeat(100))).toBe('x'.repeat(100));
  expect(previewText('x'.repeat(101))).toBe(`${'x'.repeat(100)}...`);
});

test.each([
  { width: 200, height: 10, fits: true },
  { width: 10, height: 200, fits: true },
  { width: 199, height: 199, fits: false },
  { width: 0, height: 0, fits: false },
])('a picture of $width x $height is shown: $fits', ({ width, height, fits }) => {
  expect(isPreviewSize({ width, height })).toBe(fits);
});
