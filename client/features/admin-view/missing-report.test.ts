import { expect, test, vi } from 'vitest';
import { createMissingReport } from './missing-report.ts';

const setUp = () => {
  const page = { path: '/' };
  const tell = vi.fn<(route: string, keys: readonly string[]) => void>();
  const waiting: (() => void)[] = [];
  const used = createMissingReport({
    sourceOf: (key) => (key.startsWith('own') ? 'own' : key.startsWith('base') ? 'base' : 'fallback'),
    route: () => page.path,
    tell,
    schedule: (work) => waiting.push(work),
  });
  const passTime = () => waiting.splice(0).forEach((work) => work());
  return { page, tell, used, passTime };
};

test('missing keys come in one batch, each once however often it is used', () => {
  const { tell, used, passTime } = setUp();
  for (const key of ['a', 'b', 'own.x', 'a', 'base.y', 'b']) used(key);
  expect(tell).not.toHaveBeenCalled();
  passTime();
  expect(tell.mock.calls).toEqual([['/', ['a', 'b']]]);
  used('a');
  passTime();
  expect(tell).toHaveBeenCalledTimes(1);
});

test('each is told with the page it was met on first, and not again on the next', () => {
  const { page, tell, used, passTime } = setUp();
  used('a');
  page.path = '/search';
  used('a');
  used('b');
  passTime();
  page.path = '/';
  used('a');
  used('b');
  passTime();
  expect(tell.mock.calls).toEqual([
    ['/', ['a']],
    ['/search', ['b']],
  ]);
});

test('a very long batch is cut', () => {
  const { tell, used, passTime } = setUp();
  for (let index = 0; index < 700; index += 1) used(`key${index}`);
  passTime();
  expect(tell.mock.calls.map(([, keys]) => keys.length)).toEqual([500, 200]);
});

test('what is no key is left out', () => {
  const { tell, used, passTime } = setUp();
  for (const key of ['a b', 'a', '__proto__.x', '']) used(key);
  passTime();
  expect(tell.mock.calls).toEqual([['/', ['a']]]);
});
