import { expect, test } from 'vitest';
import { mayReload } from './chunk-reload.ts';

const now = 1_800_000_000_000;

test.each([
  { stored: null, expected: true },
  { stored: String(now - 59_999), expected: false },
  { stored: String(now), expected: false },
  { stored: String(now - 60_000), expected: true },
  { stored: 'yesterday', expected: true },
  { stored: '', expected: true },
  { stored: String(now + 1), expected: true },
])('a reload noted as $stored: another one is due: $expected', ({ stored, expected }) => {
  expect(mayReload(stored, now)).toBe(expected);
});
