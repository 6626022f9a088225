import { failureBackoff } from '#server/cache/cache-rules.ts';
import type { Reading } from '#server/cache/reading.ts';
import type { Redirect } from '#shared/rendering/render-contract.ts';
import { routeName } from '#server/observability/route-name.ts';
import { pack, type Encoding } from './encodings.ts';
import type { LoadPage, PageDraft } from './load-page.ts';
import { briefHeaders, outdated } from './outdated.ts';
import type { KeptPage, PageCache, PageRecipe } from './page-cache.ts';
import type { RenderedPage, RenderPage } from './render-page.ts';

/** An hour: what it was not told of (hosts that have the page, the year) is never older (behaviour/cache 20). */
const longestLife = 3_600_000;
/** How long it is kept that is not whole, in milliseconds. */
const halfLife = 10_000;
/** So long, in milliseconds, it is taken for true that other hosts have no such page whose content has not been loaded yet. */
const provisionalLife = 60_000;

interface UnkeptPage extends RenderedPage {
  readonly kind: 'page';
  /** Something it was made from was purged meanwhile: it is good for who asked before that. */
  readonly purged: boolean;
}

export type FinishedPage = Redirect | UnkeptPage | { readonly kind: 'kept'; readonly page: KeptPage };

/** Host and port as browsers name them, and the address. */
export const keyOf = ({ visit: { origin }, address }: PageRecipe): string =>
  origin.slice(origin.indexOf('//') + 2) + address;

interface MakeOrder {
  readonly requestId: string;
  /** How whoever asked first takes it; it is kept in that form. */
  readonly encoding: Encoding;
  readonly isWanted: () => boolean;
}

export type MakePage = (recipe: PageRecipe, order: MakeOrder) => Promise<FinishedPage>;

interface Dependencies {
  readonly cache: PageCache;
  readonly load: LoadPage;
  readonly page: Pick<RenderPage, 'describe' | 'render'>;
}

/** Makes a page that many ask for, and keeps it. */
export const createMakePage = ({ cache, load, page: { describe, render } }: Dependencies): MakePage => {
  /** A page made from what was purged meanwhile is shown to those who wait, and to nobody else. */
  const keepUnlessPurged = (page: KeptPage, { reading }: PageDraft): FinishedPage | null => {
    if (reading.purged) return null;
    cache.keep(page);
    return { kind: 'kept', page };
  };

  /** Loaders first: where all that they read is as it was, the bytes are too, and nothing is rendered. */
  return async (recipe, { requestId, encoding, isWanted }) => {
    const { visit, address, common } = recipe;
    const begun = performance.now();
    const draft = await load({ visit, address, form: null, requestId, inFrame: false, hydrates: true });
    if ('kind' in draft) return draft;
    try {
      const key = draft.page.status === 404 ? missingKey(recipe, draft) : keyOf(recipe);
      const known = cache.get(key);
      const order = { visit, path: address, isPost: false, requestId, isWanted };
      if (known?.etag === draft.etag) {
        // Its own headers: an address without a page is named by the keys of a purge as well.
        const headers = namesAndValues(recipe, describe(draft, order, draft.page));
        const page = { ...known, recipe, headers };
        return (
          keepUnlessPurged({ ...page, ...keepingFacts(draft, begun) }, draft) ?? {
            kind: 'kept',
            page: outdated(page),
          }
        );
      }
      const { status, headers, document } = await render(draft, order);
      const unkept = { kind: 'page', status, headers: { ...common, ...headers }, document } as const;
      if (status !== 200 && status !== 404) return { ...unkept, purged: false };
      const body = await pack(document, encoding);
      const fresh = {
        key,
        recipe,
        route: routeName(address),
        status,
        headers: namesAndValues(recipe, headers),
        etag: draft.etag,
        body,
      };
      return (
        keepUnlessPurged({ ...fresh, ...keepingFacts(draft, begun) }, draft) ?? {
          ...unkept,
          headers: { ...unkept.headers, ...briefHeaders },
          purged: true,
        }
      );
    } finally {
      draft.close();
    }
  };
};

const namesAndValues = ({ common }: PageRecipe, headers: Readonly<Record<string, string>>) => [
  ...Object.entries({ ...common, ...headers }).flat(),
  'Vary',
  'Accept-Encoding',
];

/** @param begun when its content was asked for, on the clock of `performance.now()`. */
const keepingFacts = ({ reading }: PageDraft, begun: number) => ({
  names: reading.names,
  wholeness: reading.wholeness,
  until: begun + lifeOf(reading),
  // What could not be had for it is not asked for again before that.
  looks: { dueAt: Math.max(reading.freshUntil, begun + failureBackoff), count: 0 },
});

/** Milliseconds. What has changed meanwhile is shown, and made anew at the next look. */
const lifeOf = ({ changed, wholeness, provisional }: Reading): number => {
  if (changed) return 0;
  if (wholeness !== 'whole') return halfLife;
  return provisional ? provisionalLife : longestLife;
};

/** One page of each kind a host for all that does not exist: by what it shows, not by its address. */
const missingKey = ({ visit }: PageRecipe, { page, etag }: PageDraft): string =>
  `${visit.project.host} 404 ${page.page ?? ''} ${etag}`;
