import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

/** A stray `console.error` or `console.warn` fails its test: it is a fault that nobody looked at. */
let spies: readonly MockInstance<typeof console.error>[] = [];
beforeEach(() => {
  spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

afterEach(() => {
  const said = spies.flatMap(({ mock }) => mock.calls);
  vi.restoreAllMocks();
  expect(said).toEqual([]);
});
