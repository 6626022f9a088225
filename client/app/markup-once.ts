import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MakeMarkupOnce } from '#client/page/late/markup-once.ts';
import { markupOnceBudget } from '#shared/rendering/shared-parts-budget.ts';
import { nameOf } from './name-of.ts';

const perCharacter = 2;
const overhead = 200;

const known = new LRUCache<string, string>({
  maxSize: markupOnceBudget,
  sizeCalculation: ({ length }) => overhead + length * perCharacter,
});

/** What was asked for longest ago goes first, and so does what was made from an object that nobody asks with any more. */
export const makeMarkupOnce: MakeMarkupOnce = (of, name, make) => {
  const key = `${nameOf(of)} ${name}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = renderToStaticMarkup(make());
  known.set(key, made);
  return made;
};
