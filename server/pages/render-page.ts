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

/** Where a page goes while it is made. */
export interface PageSink {
  begin(status: number, headers: Readonly<Record<string, string>>): void;
  take(piece: Uint8Array): void;
}

interface Dependencies {
  readonly queue: RenderQueue;
  readonly build: string;
  readonly logger: Logger;
}

export type StreamPage = ReturnType<typeof createStreamPage>;

/** The way of every page from its loaders' data to bytes, whoever gets them. */
export const createStreamPage = ({ queue, build, logger }: Dependencies) => {
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
    /** Makes the markup in its turn and hands the document over, whole. */
    stream: async (draft: PageDraft, order: PageOrder, sink: PageSink): Promise<void> => {
      // What came of a form is shown however long it takes: it has been sent.
      const open = await queue.run(draft.page.open, order.isWanted, !order.isPost);
      if (open.surprise) logger.error({ err: open.surprise, requestId: order.requestId }, 'page failed');
      sink.begin(open.status, describe(draft, order, open));
      const { before, after } = draft.frameOf(open);
      sink.take(joined([Buffer.from(before), ...open.markup, Buffer.from(after)]));
    },
  };
};
