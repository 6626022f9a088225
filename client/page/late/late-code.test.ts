// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// What is awaited and whether it is wanted is known to the module: each test begins with a new one.
beforeEach(() => {
  vi.resetModules();
  // As in the browser.
  vi.stubEnv('SSR', false);
});
afterEach(() => vi.unstubAllEnvs());
const fresh = () => import('./late-code.ts');

test('late code is loaded once it is wanted, not before', async () => {
  const { lateCode, wantLateCode, isLateCodeHere } = await fresh();
  let loads = 0;
  const code = lateCode(async () => ++loads);
  await Promise.resolve();
  expect([loads, code.current(), isLateCodeHere()]).toEqual([0, undefined, false]);
  wantLateCode();
  expect(await code.arrival).toBe(1);
  await Promise.resolve();
  expect([loads, code.current(), isLateCodeHere()]).toEqual([1, 1, true]);
});

test('all late code is that which comes up while it is awaited, too', async () => {
  const { allLateCode, lateCode } = await fresh();
  const inner = Promise.withResolvers<string>();
  const outer = lateCode(async () => lateCode(() => inner.promise));
  const all = allLateCode();
  const within = await outer.arrival;
  inner.resolve('inner');
  await all;
  expect(within?.current()).toBe('inner');
});

test('code that cannot be had is told as such, and waited for no longer', async () => {
  const { allLateCode, lateCode, isLateCodeHere } = await fresh();
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  const code = lateCode(async () => Promise.reject(new Error('gone')));
  await allLateCode();
  expect([code.current(), isLateCodeHere()]).toEqual([null, true]);
  expect(complain).toHaveBeenCalledOnce();
  complain.mockRestore();
});

test('code that does not come within ten seconds counts as one that cannot be had', async () => {
  vi.useFakeTimers();
  const { allLateCode, lateCode } = await fresh();
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  const code = lateCode(() => new Promise(() => {}));
  const all = allLateCode();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(code.current()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await all;
  expect(code.current()).toBeNull();
  complain.mockRestore();
  vi.useRealTimers();
});
