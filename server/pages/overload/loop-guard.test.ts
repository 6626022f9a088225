import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchLoop } from './loop-guard.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The loop comes to nothing for so long, then goes on. */
const hold = async (milliseconds: number) => {
  vi.setSystemTime(Date.now() + milliseconds);
  vi.spyOn(performance, 'now').mockReturnValueOnce(performance.now() + milliseconds);
  await vi.advanceTimersByTimeAsync(500);
};

test('one long task is no stuck loop, two in a row are, and it comes right by itself', async () => {
  const { isStuck, close } = watchLoop();
  await hold(3_000);
  expect(isStuck()).toBe(false);
  await hold(6_000);
  expect(isStuck()).toBe(true);
  vi.restoreAllMocks();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isStuck()).toBe(false);
  close();
});
