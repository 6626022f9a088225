import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { createOverloadGuard, Overloaded, type Cost } from './overload.ts';

const refused: Cost[] = [];
const guards: ReturnType<typeof createOverloadGuard>[] = [];
const create = () => {
  const guard = createOverloadGuard((cost) => void refused.push(cost));
  guards.push(guard);
  return guard;
};
afterEach(() => {
  for (const guard of guards.splice(0)) guard.close();
  refused.length = 0;
});

/** A render that lasts until `end`. */
const gate = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
};

test('pages are rendered one at a time, in the order in which they were asked for', async () => {
  const { render } = create();
  const log: string[] = [];
  const work = (name: string) => async () => {
    log.push(`${name} begins`);
    await sleep(1);
    log.push(`${name} ends`);
  };
  await Promise.all([render(work('one')), render(work('two'))]);
  expect(log).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});

test('one that breaks keeps nobody from the next', async () => {
  const { render } = create();
  await expect(render(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await render(async () => 'rendered')).toBe('rendered');
});

test('with a hundred waiting pages and data are refused, with two hundred forms; whoever was let in is rendered', async () => {
  const guard = create();
  const { work, end } = gate();
  const waiting = Array.from({ length: 101 }, () => guard.render(work));
  await vi.waitFor(() => expect(guard.waiting()).toBe(100));
  for (const cost of ['page', 'search', 'data'] as const) expect(() => guard.admit(cost)).toThrow(Overloaded);
  expect(() => guard.admit('write')).not.toThrow();
  waiting.push(...Array.from({ length: 100 }, () => guard.render(work)));
  expect(() => guard.admit('write')).toThrow(Overloaded);
  expect(refused).toEqual(['page', 'search', 'data', 'write']);
  end();
  await Promise.all(waiting);
  expect(() => guard.admit('page')).not.toThrow();
});

/** @param milliseconds that one turn of the event loop takes. */
const holdLoop = async (milliseconds: number): Promise<void> => {
  // The histogram counts from the first look at it.
  await sleep(100);
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
  await sleep(20);
};

test('an event loop that is late refuses all but writes, and only as long as it is late', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const guard = create();
  await holdLoop(2_100);
  vi.advanceTimersByTime(1_000);
  // One long task is no flood.
  expect(() => guard.admit('page')).not.toThrow();
  await holdLoop(2_100);
  vi.advanceTimersByTime(1_000);
  expect(() => guard.admit('page')).toThrow(Overloaded);
  expect(() => guard.admit('write')).not.toThrow();
  await sleep(200);
  vi.advanceTimersByTime(1_000);
  expect(() => guard.admit('page')).not.toThrow();
  vi.useRealTimers();
});

test('between two renders the event loop turns more than once, so that Node accepts who asks meanwhile', async () => {
  const { render } = create();
  let turns = 0;
  let counting = true;
  const count = () => {
    turns += 1;
    if (counting) setImmediate(count);
  };
  await render(async () => {});
  setImmediate(count);
  await render(async () => {});
  counting = false;
  expect(turns).toBeGreaterThan(2);
});
