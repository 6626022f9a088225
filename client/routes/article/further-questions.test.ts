import { expect, test } from 'vitest';
import { isPreviewSize } from './further-questions.tsx';

test.each([
  { width: 200, height: 10, fits: true },
  { width: 10, height: 200, fits: true },
  { width: 199, height: 199, fits: false },
  { width: 0, height: 0, fits: false },
])('a picture of $width x $height is shown: $fits', ({ width, height, fits }) => {
  expect(isPreviewSize({ width, height })).toBe(fits);
});
