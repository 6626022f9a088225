import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A stray `console.error` or `console.warn` fails its test: it is a fault that nobody looked at. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  const said = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  expect(said).toEqual([]);
});
