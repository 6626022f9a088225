import { expect } from 'vitest';
import type { Stage } from './behind-proxy.ts';

/** More than the tree is fresh for, in milliseconds. */
export const sixMinutes = 6 * 60_000;

/** What is kept is answered before Express, which gives every request an id. */
export const isKept = (headers: object): boolean => !('x-request-id' in headers);

interface Tree {
  readonly items: readonly { readonly id: number; readonly title: string }[];
}

/** The tree with another title of category 12, for `proxy.bend`. */
export const renamed = (title: string) => (answer: Tree) => ({
  ...answer,
  items: answer.items.map((item) => (item.id === 12 ? { ...item, title } : item)),
});

/** Until it is whole and kept: on a busy machine a block may come too late for the first one. */
export const warm = async ({ site, ask }: Stage, path: string) => {
  await site.warm();
  await expect
    .poll(async () => isKept((await ask(path)).headers), { timeout: 30_000, interval: 100 })
    .toBe(true);
  return ask(path);
};
