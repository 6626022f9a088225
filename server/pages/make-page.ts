import type { Redirect } from '#shared/rendering/render-contract.ts';
import { routeName } from '#server/observability/route-name.ts';
import { createPacker, type Encoding, type PageBody } from './encodings.ts';
import type { LoadPage, PageDraft } from './load-page.ts';
import type { KeptPage, PageCache, PageRecipe } from './page-cache.ts';
import type { PageSink, StreamPage } from './stream-page.ts';

/** An hour: what no content entry tells of (hosts that have the page, the year) is never older (behaviour/cache 20). */
const longestLife = 3_600_000;
/** How long a page without one of its blocks is kept, in milliseconds. */
const halfLife = 10_000;

/** The response of whoever asked first. */
export interface FirstReader extends PageSink {
  /** How the pieces are handed over: packed once, for this reader and for the copy that is kept. */
  readonly encoding: Encoding;
  /** The page is whole. */
  end(): void;
}

interface UnkeptPage {
  readonly kind: 'page';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Something it was made from was purged meanwhile: it is good for who asked before that. */
  readonly purged: boolean;
}

export type FinishedPage = Redirect | UnkeptPage | { readonly kind: 'kept'; readonly page: KeptPage };

/** Host and port as browsers name them, and the address. */
export const keyOf = ({ visit: { origin }, address }: PageRecipe): string =>
  origin.slice(origin.indexOf('//') + 2) + address;

interface MakeOrder {
  readonly requestId: string;
  /** `null`: it is made anew behind its old bytes. */
  readonly reader: FirstReader | null;
  readonly isWanted: () => boolean;
}

export type MakePage = (recipe: PageRecipe, order: MakeOrder) => Promise<FinishedPage>;

interface Dependencies {
  readonly cache: PageCache;
  readonly load: LoadPage;
  readonly stream: StreamPage['stream'];
}

/** Makes a page that many ask for, and keeps it. */
export const createMakePage = ({ cache, load, stream }: Dependencies): MakePage => {
  /** A page made from what was purged meanwhile is shown to those who wait, and to nobody else. */
  const keepUnlessPurged = (page: KeptPage, { reading }: PageDraft): FinishedPage | null => {
    if (reading.purged) return null;
    cache.keep(page);
    return { kind: 'kept', page };
  };

  /** Loaders first: where all that they read is as it was, the bytes are too, and nothing is rendered. */
  return async (recipe, { requestId, reader, isWanted }) => {
    const { visit, address, common } = recipe;
    const begun = performance.now();
    const draft = await load({ visit, address, form: null, requestId, inFrame: false, hydrates: true });
    if ('kind' in draft) return draft;
    try {
      const key = draft.page.status === 404 ? missingKey(recipe, draft) : keyOf(recipe);
      const known = cache.get(key);
      if (known?.dataHash === draft.dataHash && known.half !== draft.reading.complete)
        return (
          keepUnlessPurged({ ...known, ...keepingFacts(draft, begun) }, draft) ?? {
            kind: 'kept',
            page: known,
          }
        );
      const sink = collect(common, reader);
      await stream(draft, { visit, path: address, isPost: false, requestId, isWanted }, sink).catch(
        (error: unknown) => {
          sink.abandon();
          throw error;
        },
      );
      const body = await sink.finish();
      const { status, headers } = sink.said;
      if (status !== 200 && status !== 404) return sink.page();
      const { dataHash, etag } = draft;
      const fresh = {
        key,
        recipe,
        route: routeName(address),
        status,
        headers: [...Object.entries(headers).flat(), 'Vary', 'Accept-Encoding'],
        etag,
        dataHash,
        body,
      };
      return (
        keepUnlessPurged({ ...fresh, ...keepingFacts(draft, begun) }, draft) ?? {
          ...sink.page(),
          purged: true,
        }
      );
    } finally {
      draft.close();
    }
  };
};

/** Hands the page to its first reader as that one takes it, and keeps those bytes for the copy. */
const collect = (common: PageRecipe['common'], reader: FirstReader | null) => {
  // Without a reader it is a page that others have asked for before.
  const encoding = reader?.encoding ?? 'br';
  const packer = createPacker(encoding, (bytes) => reader?.take(bytes));
  const pieces: Uint8Array[] = [];
  const said = { status: 0, headers: common };
  return {
    said,
    begin(status: number, headers: Readonly<Record<string, string>>): void {
      said.status = status;
      said.headers = { ...common, ...headers };
      reader?.begin(status, {
        ...said.headers,
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding, Vary: 'Accept-Encoding' }),
      });
    },
    take(piece: Uint8Array): void {
      pieces.push(piece);
      packer.take(piece);
    },
    async finish(): Promise<PageBody> {
      const body = await packer.finish();
      reader?.end();
      return body;
    },
    abandon: () => packer.abandon(),
    page: (): UnkeptPage => ({ kind: 'page', ...said, body: Buffer.concat(pieces), purged: false }),
  };
};

/** @param begun when its content was asked for, on the clock of `performance.now()`. */
const keepingFacts = ({ reading: { names, complete, freshUntil } }: PageDraft, begun: number) => ({
  names,
  half: !complete,
  until: begun + (complete ? longestLife : halfLife),
  looks: { dueAt: Math.max(freshUntil, begun), count: 0 },
});

/** One page of each kind a host for all that does not exist: by what it shows, not by its address. */
const missingKey = ({ visit }: PageRecipe, { page, dataHash }: PageDraft): string =>
  `${visit.project.host} 404 ${page.page ?? ''} ${dataHash}`;
