import { LRUCache } from 'lru-cache';
import type { StaticHandlerContext } from 'react-router';
import type { RouteHandle } from '#client/page/head/route-handle.ts';
import type { SharedMarkup } from '#client/page/late/shared-markup.ts';
import type { Site } from '#shared/help-api/models.ts';
import { nameOf } from './name-of.ts';
import { sharedPartsBudget } from '#shared/rendering/shared-parts-budget.ts';

/** The pieces of a part's markup between which the page's path stands, as they are sent, by the id of its box. */
type Parts = ReadonlyMap<string, readonly Uint8Array[]>;

/** Where a page is rendered for its parts alone: no page is there, and nothing in it is written otherwise in HTML. */
const nowhere = '/-nowhere-';

/** What is kept for a kind of page beside its parts, and for each piece beside its bytes, in bytes. */
const overhead = 500;
const perPiece = 150;

const bytesOf = ({ parts }: Kind): number =>
  [...(parts?.values() ?? [])].flat().reduce((sum, { length }) => sum + length + perPiece, overhead);

/** `parts` is `null` for what was asked for once. */
interface Kind {
  readonly parts: Parts | null;
}

/**
 * By site and kind of page; a kind is a route and the hosts that have the page. A site that says something else is another
 * object: what was kept for the one before is asked for no more, and goes.
 */
const kinds = new LRUCache<string, Kind>({ maxSize: sharedPartsBudget, sizeCalculation: bytesOf });

/** The parts of a page that stand already. */
export interface KnownParts extends SharedMarkup {
  /** The pieces of the page's markup with them: it was rendered with a mark in each of their boxes. */
  readonly fill: (markup: Uint8Array) => readonly Uint8Array[];
}

/** Makes the markup of a page, whole, at another path than its own. */
export type RenderAt = (pathname: string, shared: SharedMarkup) => Promise<Uint8Array | null>;

/**
 * The parts of a page that are as they were on an earlier one, at this page's path; `null` where they are to be rendered
 * with it. What is asked for a second time is rendered once more for the next pages.
 */
export const sharedMarkupOf = async (
  page: StaticHandlerContext,
  site: Site,
  renderAt: RenderAt,
): Promise<KnownParts | null> => {
  const { pathname, search } = page.location;
  // A query may say what came of a form; a path goes into the markup as it is.
  if (page.errors || search !== '' || !/^[\w/-]+$/.test(pathname)) return null;
  const key = `${nameOf(site)} ${kindOf(page)}`;
  const known = kinds.get(key);
  const parts = known?.parts ?? (known ? await makeParts(renderAt) : null);
  if (parts !== known?.parts) kinds.set(key, { parts });
  if (!parts) return null;
  return {
    inside: (id) => (parts.has(id) ? markOf(id) : null),
    fill: (markup) => fill(markup, parts, encoder.encode(pathname)),
  };
};

/**
 * React would encode and count the markup of a part for each page once more; a mark is short. Nothing else in a page looks
 * like it: React writes `<` otherwise, and article HTML comes without comments.
 */
const markOf = (id: string): string => `${beforeId}${id}${afterId}`;
const beforeId = '<!--\u0001';
const afterId = '-->';
const signOfMark = 1;

const fill = (markup: Uint8Array, parts: Parts, path: Uint8Array): readonly Uint8Array[] => {
  const pieces: Uint8Array[] = [];
  let done = 0;
  for (let sign = markup.indexOf(signOfMark); sign !== -1; sign = markup.indexOf(signOfMark, sign + 1)) {
    const begin = sign + 1 - beforeId.length;
    const end = markup.indexOf('-'.charCodeAt(0), sign) + afterId.length;
    const mark = decoder.decode(markup.subarray(begin, end));
    const part = mark.startsWith(beforeId) && parts.get(mark.slice(beforeId.length, -afterId.length));
    if (!part) continue;
    pieces.push(markup.subarray(done, begin));
    part.forEach((piece, index) => pieces.push(...(index === 0 ? [piece] : [path, piece])));
    done = end;
  }
  return [...pieces, markup.subarray(done)];
};

const kindOf = ({ matches, loaderData }: StaticHandlerContext): string => {
  const route = matches.at(-1)?.route;
  const availableIn = (route?.handle as RouteHandle | undefined)?.availableIn;
  return `${route?.id} ${String(availableIn?.(loaderData[route?.id ?? '']))}`;
};

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const makeParts = async (renderAt: RenderAt): Promise<Parts | null> => {
  const ids = new Set<string>();
  const inside = (id: string) => {
    if (id !== '') ids.add(id);
    return null;
  };
  const markup = await renderAt(nowhere, { inside });
  return markup === null ? null : cutParts(decoder.decode(markup), ids);
};

/** What stands in the boxes of late parts (`late-part.tsx`), each the only element of a boundary, cut at each path. */
export const cutParts = (markup: string, ids: ReadonlySet<string>): Parts =>
  new Map(
    [...ids].map((id) => {
      const box = `<div id="${id}" data-late="true">`;
      const start = markup.indexOf(box) + box.length;
      const end = endOfBoundary(markup, start) - '</div>'.length;
      const pieces = markup.slice(start, end).split(nowhere);
      return [id, pieces.map((piece) => encoder.encode(piece))];
    }),
  );

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
