import type { StaticHandlerContext } from 'react-router';
import type { RouteHandle } from '#client/page/head/route-handle.ts';
import type { SharedMarkup } from '#client/page/late/shared-markup.ts';
import type { Site } from '#shared/help-api/models.ts';

/** The pieces of a part's markup between which the page's path stands, by the id of its box. */
type Parts = ReadonlyMap<string, readonly string[]>;

/** Where a page is rendered for its parts alone: no page is there, and nothing in it is written otherwise in HTML. */
const nowhere = '/-nowhere-';

/** Kinds of pages whose parts are kept for a site; a kind is a route and the hosts that have the page. */
const mostKinds = 12;

/** `null`: asked for once. */
const partsOfSites = new WeakMap<Site, Map<string, Parts | null>>();

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
  const kinds = partsOfSites.get(site) ?? new Map<string, Parts | null>();
  partsOfSites.set(site, kinds);
  const kind = kindOf(page);
  const known = kinds.get(kind) ?? (kinds.has(kind) ? await makeParts(renderAt) : null);
  kinds.delete(kind);
  kinds.set(kind, known);
  const [oldest] = kinds.keys();
  if (kinds.size > mostKinds && oldest !== undefined) kinds.delete(oldest);
  if (!known) return null;
  return { inside: (id) => known.get(id)?.join(pathname) ?? null };
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
      return [id, markup.slice(start, end).split(nowhere)];
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
