import type { Logger } from 'pino';
import type { Visit } from '#server/projects/project-registry.ts';
import type { PageDraft } from './load-page.ts';
import { joined } from '#shared/rendering/joined-bytes.ts';
import { pageHeadersOf } from './page-headers.ts';
import type { RenderQueue } from './overload/render-queue.ts';

/** What a page was loaded for. */
export interface PageOrder {
  readonly visit: Visit;
  /** Its path, without the query. */
  readonly path: string;
  readonly isPost: boolean;
  readonly requestId: string;
  /** Asked when its turn comes: markup is not made for nobody. */
  readonly isWanted: () => boolean;
}

/** A whole page, and what its response says beside what every response of its host says. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly document: Uint8Array;
}

interface Dependencies {
  readonly queue: RenderQueue;
  readonly build: string;
  readonly logger: Logger;
}

export type RenderPage = ReturnType<typeof createRenderPage>;

/** The way of every page from its loaders' data to bytes, whoever gets them. */
export const createRenderPage = ({ queue, build, logger }: Dependencies) => {
  /** What a response of this draft says beside what every response of its host says. */
  const describe = (
    { page, reading, etag }: PageDraft,
    { visit: { project }, path, isPost }: PageOrder,
    { status, head }: Pick<PageDraft['page'], 'status' | 'head'>,
  ): Record<string, string> => ({
    ...pageHeadersOf({
      project,
      build,
      path,
      page: page.page,
      status,
      isPost,
      isListed: head.index,
      reading,
    }),
    ...(status === 200 ? { ETag: etag } : {}),
  });

  return {
    describe,
    /** Makes the markup in its turn. */
    render: async (draft: PageDraft, order: PageOrder): Promise<RenderedPage> => {
      // What came of a form is shown however long it takes: it has been sent.
      const open = await queue.run(draft.page.open, order.isWanted, !order.isPost);
      if (open.surprise) logger.error({ err: open.surprise, requestId: order.requestId }, 'page failed');
      const { before, after } = draft.frameOf(open);
      return {
        status: open.status,
        headers: describe(draft, order, open),
        document: joined([Buffer.from(before), open.markup, Buffer.from(after)]),
      };
    },
  };
};
