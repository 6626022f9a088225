import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createIdleWork } from './idle-work.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const workbook = () => {
  const done: string[] = [];
  return {
    done,
    write: (name: string) => async () => void done.push(name),
    fail: () => Promise.reject(new Error('not this one')),
  };
};

test('what is due is done once a key, in its turn, whatever fails, as soon as nothing is busy', async () => {
  const { done, write, fail } = workbook();
  let busy = true;
  const later = createIdleWork(() => busy);
  later('a', write('a'));
  later('b', fail);
  later('a', write('a again'));
  later('c', write('c'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(done).toEqual([]);
  busy = false;
  await vi.advanceTimersByTimeAsync(100);
  expect(done).toEqual(['a', 'c']);
  later('d', write('d'));
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toEqual(['a', 'c', 'd']);
});

test('it is put off for its pause', async () => {
  const { done, write } = workbook();
  const later = createIdleWork(() => false, 5_000);
  later('a', write('a'));
  await vi.advanceTimersByTimeAsync(4_000);
  later('b', write('b'));
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(done).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(done).toEqual(['a', 'b']);
});

test('of a flood no more is remembered than a thousand', async () => {
  const { done, write } = workbook();
  const later = createIdleWork(() => false, 1);
  for (let number = 0; number < 5_000; number += 1) later(`${number}`, write(`${number}`));
  await vi.advanceTimersByTimeAsync(10);
  expect(done).toHaveLength(1_000);
});
