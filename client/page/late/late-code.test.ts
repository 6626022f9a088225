// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Which parts there are and whether their code is wanted is known to the module: each test begins with a new one.
beforeEach(() => {
  vi.resetModules();
  // As in the browser.
  vi.stubEnv('SSR', false);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});
const fresh = () => import('./late-code.ts');
const never = () => new Promise<never>(() => {});

test('late code is loaded once it is wanted, not before', async () => {
  const { lateCode, wantLateCode } = await fresh();
  let loads = 0;
  const code = lateCode(async () => ++loads);
  await Promise.resolve();
  expect([loads, code.current()]).toEqual([0, undefined]);
  wantLateCode();
  expect(await code.arrival).toBe(1);
  expect([loads, code.current()]).toEqual([1, 1]);
});

test('all late code is that which comes up while it is awaited, too', async () => {
  const { allLateCode, lateCodeOfPart } = await fresh();
  const inner = Promise.withResolvers<string>();
  const outer = lateCodeOfPart(async () => lateCodeOfPart(() => inner.promise));
  const all = allLateCode();
  const within = await outer.arrival;
  inner.resolve('inner');
  await all;
  expect(within?.current()).toBe('inner');
});

test('a page has its late code where nothing of it is missing; what another page alone shows is not waited for', async () => {
  const { isLateCodeHere, lateCodeOfPart } = await fresh();
  lateCodeOfPart(async () => 'shell');
  const article = lateCodeOfPart(never, 'article');
  expect(await isLateCodeHere('home')).toBe(true);
  expect(await isLateCodeHere(null)).toBe(true);
  expect(article.current()).toBeUndefined();
});

test('code that cannot be had is told as such, and waited for no longer', async () => {
  const { isLateCodeHere, lateCodeOfPart } = await fresh();
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  const code = lateCodeOfPart(async () => Promise.reject(new Error('gone')));
  expect(await isLateCodeHere('home')).toBe(false);
  expect(code.current()).toBeNull();
  expect(complain).toHaveBeenCalledOnce();
  complain.mockRestore();
});

test.each([
  { waits: 'nobody', patience: 10_000 },
  { waits: 'a visitor', patience: 2000 },
])('code counts as missing after $patience ms where $waits waits for it', async ({ waits, patience }) => {
  const { isLateCodeHere, lateCodeOfPart, wantLateCode } = await fresh();
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  const code = lateCodeOfPart(never);
  if (waits === 'nobody') wantLateCode();
  else void isLateCodeHere('home');
  await vi.advanceTimersByTimeAsync(patience - 1);
  expect(code.current()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(code.current()).toBeNull();
  complain.mockRestore();
});
