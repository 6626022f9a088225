import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepWarm } from './keep-warm.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

test('an upstream that is down at the start is asked again within a minute, until all is there', async () => {
  const sweep = vi.fn(async () => sweep.mock.calls.length > 2);
  const stop = keepWarm(sweep, () => true);
  await minutes(2);
  expect(sweep).toHaveBeenCalledTimes(3);
  stop();
});

test('what is complete is looked after now and then, until told to stop', async () => {
  const sweep = vi.fn(async () => true);
  const stop = keepWarm(sweep, () => true);
  await minutes(60);
  const swept = sweep.mock.calls.length;
  expect(swept).toBeGreaterThan(3);
  expect(swept).toBeLessThan(15);
  stop();
  await minutes(60);
  expect(sweep).toHaveBeenCalledTimes(swept);
});

test('an upstream that has given nothing yet is asked again every few seconds, however long it takes', async () => {
  let had = false;
  const sweep = vi.fn(async () => had);
  const stop = keepWarm(sweep, () => had);
  await minutes(10);
  const swept = sweep.mock.calls.length;
  expect(swept).toBeGreaterThan(60);
  had = true;
  await minutes(0.2);
  await minutes(5);
  expect(sweep.mock.calls.length).toBeLessThan(swept + 5);
  stop();
});
