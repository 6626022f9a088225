import { expect, test } from 'vitest';
import { createRateGate, isSmallPlainJson } from './message-limits.ts';

test('plain JSON of ordinary size passes', () => {
  expect(isSmallPlainJson({ a: ['x', 1, true, null, { b: 'c' }] })).toBe(true);
});

const cycle: Record<string, unknown> = {};
cycle['self'] = cycle;

test.each([
  ['five million characters', 'x'.repeat(5_000_000)],
  ['thirty thousand values', Array.from({ length: 30_000 }, () => 1)],
  ['a hundred million holes', Object.assign([], { length: 100_000_000 })],
  ['a hole', [1, , 2]], // oxlint-disable-line no-sparse-arrays
  ['a cycle', cycle],
  ['a map', new Map([['a', 'b']])],
  ['a buffer', new ArrayBuffer(8)],
  ['a date', new Date(0)],
  ['undefined', undefined],
  ['not a number', Number.NaN],
  ['a key called __proto__', JSON.parse('{"a": {"__proto__": {}}}')],
  ['a big integer', 1n],
])('%s does not', (_name, data) => {
  expect(isSmallPlainJson(data)).toBe(false);
});

test('a flood is let through up to its burst, and the gate opens again with time', () => {
  const admit = createRateGate(10, 5);
  const passed = Array.from({ length: 10_000 }, () => admit(1_000)).filter(Boolean);
  expect(passed).toHaveLength(10);
  expect(admit(1_100)).toBe(false);
  expect(admit(1_300)).toBe(true);
  expect(Array.from({ length: 100 }, () => admit(60_000)).filter(Boolean)).toHaveLength(10);
});
