import { LRUCache } from 'lru-cache';
import type { StaticHandlerContext } from 'react-router';
import type { RouteHandle } from '#client/page/head/route-handle.ts';
import type { SharedMarkup } from '#client/page/late/shared-markup.ts';
import type { Site } from '#shared/help-api/models.ts';
import { sharedPartsBudget } from '#shared/rendering/shared-parts-budget.ts';

/** The pieces of a part's markup between which the page's path stands, by the id of its box. */
type Parts = ReadonlyMap<string, readonly string[]>;

/** Where a page is rendered for its parts alone: no page is there, and nothing in it is written otherwise in HTML. */
const nowhere = '/-nowhere-';

/** What is kept for a kind of page beside its parts, in bytes; and of a character, for most parts hold one that takes two. */
const overhead = 500;
const perCharacter = 2;

const bytesOf = ({ parts }: Kind): number =>
  [...(parts?.values() ?? [])].flat().reduce((sum, piece) => sum + piece.length * perCharacter, overhead);

/** `parts` is `null` for what was asked for once. */
interface Kind {
  readonly parts: Parts | null;
}

/** By site and kind of page; a kind is a route and the hosts that have the page. */
const kinds = new LRUCache<string, Kind>({ maxSize: sharedPartsBudget, sizeCalculation: bytesOf });

/** A site that says something else is another object: what was kept for the one before is asked for no more, and goes. */
const namesOfSites = new WeakMap<Site, number>();
let sites = 0;
const nameOf = (site: Site): number => {
  const name = namesOfSites.get(site) ?? (sites += 1);
  namesOfSites.set(site, name);
  return name;
};

/** Makes the markup of a page, whole, at another path than its own. */
export type RenderAt = (pathname: string, shared: SharedMarkup) => Promise<string | null>;

/**
 * The parts of a page that are as they were on an earlier one, at this page's path; `null` where they are to be rendered
 * with it. What is asked for a second time is rendered once more for the next pages.
 */
export const sharedMarkupOf = async (
  page: StaticHandlerContext,
  site: Site,
  renderAt: RenderAt,
): Promise<SharedMarkup | null> => {
  const { pathname, search } = page.location;
  // A query may say what came of a form; a path goes into the markup as it is.
  if (page.errors || search !== '' || !/^[\w/-]+$/.test(pathname)) return null;
  const key = `${nameOf(site)} ${kindOf(page)}`;
  const known = kinds.get(key);
  const parts = known?.parts ?? (known ? await makeParts(renderAt) : null);
  if (parts !== known?.parts) kinds.set(key, { parts });
  if (!parts) return null;
  return { inside: (id) => parts.get(id)?.join(pathname) ?? null };
};

const kindOf = ({ matches, loaderData }: StaticHandlerContext): string => {
  const route = matches.at(-1)?.route;
  const availableIn = (route?.handle as RouteHandle | undefined)?.availableIn;
  return `${route?.id} ${String(availableIn?.(loaderData[route?.id ?? '']))}`;
};

const makeParts = async (renderAt: RenderAt): Promise<Parts | null> => {
  const ids = new Set<string>();
  const inside = (id: string) => {
    if (id !== '') ids.add(id);
    return null;
  };
  const markup = await renderAt(nowhere, { inside });
  return markup === null ? null : cutParts(markup, ids);
};

/** What stands in the boxes of late parts (`late-part.tsx`), each the only element of a boundary, cut at each path. */
export const cutParts = (markup: string, ids: ReadonlySet<string>): Parts =>
  new Map(
    [...ids].map((id) => {
      const box = `<div id="${id}" data-late="true">`;
      const start = markup.indexOf(box) + box.length;
      const end = endOfBoundary(markup, start) - '</div>'.length;
      return [id, markup.slice(start, end).split(nowhere).map(own)];
    }),
  );

/** A text cut out of another one holds all of that in memory. */
const own = (text: string): string => new TextDecoder().decode(new TextEncoder().encode(text));

/** Where the boundary ends that stands open at `start`; React marks boundaries by comments, and no text holds one. */
const endOfBoundary = (markup: string, start: number): number => {
  const marks = /<!--(\/?)\$-->/g;
  marks.lastIndex = start;
  for (let depth = 1, mark = marks.exec(markup); mark; mark = marks.exec(markup)) {
    depth += mark[1] === '/' ? -1 : 1;
    if (depth === 0) return mark.index;
  }
  throw new Error('a boundary without an end');
};
