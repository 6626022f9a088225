import { expect } from 'vitest';
import type { Stage } from './behind-proxy.ts';

/** More than the tree is fresh for, in milliseconds. */
export const sixMinutes = 6 * 60_000;

/** Whether the next one who asks gets it from the page cache. */
export const isCached = async ({ site, ask }: Stage, path: string): Promise<boolean> => {
  const before = await site.cacheHits();
  await ask(path);
  return (await site.cacheHits()) > before;
};

interface Tree {
  readonly items: readonly { readonly id: number; readonly title: string }[];
}

/** The tree with another title of category 12, for `proxy.bend`. */
export const renamed = (title: string) => (answer: Tree) => ({
  ...answer,
  items: answer.items.map((item) => (item.id === 12 ? { ...item, title } : item)),
});

/** More than a page without one of its blocks is kept for, in milliseconds. */
const elevenSeconds = 11_000;

/** Until it is whole and cached: on a busy machine a block may come too late for the first one. */
export const warm = async (stage: Stage, path: string) => {
  const isWhole = async () => {
    const whole = !/^max-age=10$/.test(String((await stage.ask(path)).headers['cdn-cache-control']));
    if (!whole) stage.age(elevenSeconds);
    return whole;
  };
  await expect
    .poll(async () => (await isCached(stage, path)) && isWhole(), { timeout: 30_000, interval: 100 })
    .toBe(true);
  return stage.ask(path);
};
