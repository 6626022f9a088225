import { expect, test, vi } from 'vitest';
import type { RouteObject } from 'react-router-dom';
import type { HelpApi } from '#shared/help-api/help-api.ts';
import { helpApiOf, type LoadArgs } from '#client/api/load-context.ts';
import { createPrefetch } from './use-prefetch.ts';

const api = {} as HelpApi;

const tableWith = (loader: (args: LoadArgs) => unknown) => {
  const lazy = vi.fn(() => Promise.resolve({ loader }));
  const routes = [
    { path: 'categories/:category', lazy },
    { path: 'search', lazy },
    { path: 'alternatives', lazy },
  ] as unknown as RouteObject[];
  return { routes, lazy };
};

const at = (path: string) => new URL(path, 'https://help.atd-parts.de');

test('data of a page is fetched by its own loader, once a minute', async () => {
  const loader = vi.fn((args: LoadArgs) => [args.params['category'], helpApiOf(args)]);
  const { data } = createPrefetch(tableWith(loader).routes, api);
  await data(at('/categories/12'));
  await data(at('/categories/12'));
  expect(loader).toHaveBeenCalledTimes(1);
  expect(loader).toHaveReturnedWith(['12', api]);
});

test('data is fetched for a page of the served kind too, whose route hydration has loaded', async () => {
  const loader = vi.fn(() => null);
  const routes = [{ path: 'categories/:category', loader }] as unknown as RouteObject[];
  await createPrefetch(routes, api).data(at('/categories/12'));
  expect(loader).toHaveBeenCalledTimes(1);
});

test('data is fetched anew after a minute, also where the clock was put back meanwhile', async () => {
  vi.useFakeTimers();
  const loader = vi.fn(() => null);
  const { data } = createPrefetch(tableWith(loader).routes, api);
  await data(at('/categories/12'));
  vi.advanceTimersByTime(60_000);
  vi.setSystemTime(Date.now() - 3_600_000);
  await data(at('/categories/12'));
  vi.useRealTimers();
  expect(loader).toHaveBeenCalledTimes(2);
});

test.each(['/search?articles=x', '/alternatives?id=secret'])(
  'of %s only the code is fetched',
  async (path) => {
    const loader = vi.fn(() => null);
    const { routes, lazy } = tableWith(loader);
    await createPrefetch(routes, api).data(at(path));
    expect(lazy).toHaveBeenCalledTimes(1);
    expect(loader).not.toHaveBeenCalled();
  },
);

test('a page that cannot be had is asked for again the next time, and nobody hears of it', async () => {
  const loader = vi.fn(() => {
    throw new Response(null, { status: 503 });
  });
  const { data } = createPrefetch(tableWith(loader).routes, api);
  await data(at('/categories/12'));
  await data(at('/categories/12'));
  expect(loader).toHaveBeenCalledTimes(2);
});

test('a chunk that fails to load ahead says nothing', async () => {
  const routes = [
    { path: 'search', lazy: () => Promise.reject(new Error('gone')) },
  ] as unknown as RouteObject[];
  await expect(createPrefetch(routes, api).code(at('/search'))).resolves.toBeUndefined();
});
