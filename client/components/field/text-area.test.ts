import { expect, test } from 'vitest';
import { shouldAnnounce } from './text-area.tsx';

test.each([
  { length: 0, max: 500, spoken: false },
  { length: 449, max: 500, spoken: false },
  { length: 450, max: 500, spoken: true },
  { length: 500, max: 500, spoken: true },
  { length: 15, max: 20, spoken: false },
  { length: 16, max: 20, spoken: true },
])('$length of $max is spoken: $spoken', ({ length, max, spoken }) => {
  expect(shouldAnnounce(length, max)).toBe(spoken);
});
