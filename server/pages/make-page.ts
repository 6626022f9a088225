import { keyOf, type MakeAnswer, type Recipe } from '#server/kept/answer.ts';
import type { KeepAnswer } from '#server/kept/keep-answer.ts';
import type { LoadPage, PageDraft } from './load-page.ts';
import type { RenderPage } from './render-page.ts';

interface Dependencies {
  readonly keep: KeepAnswer;
  readonly load: LoadPage;
  readonly page: Pick<RenderPage, 'describe' | 'render'>;
}

/**
 * Makes a page that many ask for, and keeps it. Loaders first: where all that they read is as it was, the bytes are too, and
 * nothing is rendered.
 */
export const createMakePage =
  ({ keep, load, page: { describe, render } }: Dependencies): MakeAnswer =>
  async (recipe, { requestId, encoding, isWanted }) => {
    const { visit, address, common } = recipe;
    const begun = performance.now();
    const draft = await load({ visit, address, form: null, requestId, inFrame: false, hydrates: true });
    if ('kind' in draft) return draft;
    const { reading, etag } = draft;
    try {
      const key = draft.page.status === 404 ? missingKey(recipe, draft) : keyOf(recipe);
      const [path = '/'] = address.split('?', 1);
      const order = { visit, path, isPost: false, requestId, isWanted };
      const known = keep.known({ key, etag, reading });
      if (known)
        return keep.again(known, {
          key,
          recipe,
          headers: describe(draft, order, draft.page),
          reading,
          begun,
        });
      const { status, headers, document } = await render(draft, order);
      if (status !== 200 && status !== 404)
        return {
          kind: 'passing',
          status,
          headers: { ...common, ...headers },
          body: document,
          purged: reading.purged,
        };
      // Open until it is kept: a purge meanwhile matters.
      return await keep.fresh({
        key,
        recipe,
        status,
        headers,
        etag,
        body: document,
        encoding,
        reading,
        begun,
      });
    } finally {
      draft.close();
    }
  };

/** One page of each kind a host for all that does not exist: by what it shows, not by its address. */
const missingKey = ({ visit }: Recipe, { page, etag }: PageDraft): string =>
  `${visit.project.host} 404 ${page.page ?? ''} ${etag}`;
