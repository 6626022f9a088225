import { createHash } from 'node:crypto';
import { bffPaths } from '#shared/help-api/bff-endpoints.ts';
import { locales } from '#shared/projects/locales.ts';
import type { LoadedPage, OpenPage, Redirect, Render } from '#shared/rendering/render-contract.ts';
import type { ContentService } from '#server/content/content-service.ts';
import type { ReadContext } from '#server/content/read-context.ts';
import type { Visit } from '#server/projects/project-registry.ts';
import type { PageAssets } from './assets.ts';
import { createFrame, type DocumentFrame } from './document.ts';

/** The built renderer with its assets, or the development one that follows every edit. */
export interface Renderer {
  readonly render: Render;
  readonly assets: PageAssets;
  /** Development only: lets Vite see the finished document. */
  readonly finish?: (url: string, document: string) => Promise<string>;
}

export interface PageRequest {
  readonly visit: Visit;
  /** Path and the query that the page reads; of a posted form, its action. */
  readonly address: string;
  /** Path of the article that is not at this address, but there: the page says so, and is purged with it. */
  readonly standsFor?: string;
  /** Body of a posted form; `null` for a GET. */
  readonly form: string | null;
  readonly requestId: string;
  /** Asked for by a frame: a form that is posted there sends nothing. */
  readonly inFrame: boolean;
  /** Whether scripts take the page over. */
  readonly hydrates: boolean;
}

/** A page whose loaders have run: what its headers say is known. */
export interface LoadedDocument {
  readonly kind: 'loaded';
  readonly page: LoadedPage;
  /** Of all that the page is made from. Weak: the same for every encoding. */
  readonly etag: string;
  readonly frameOf: (open: OpenPage) => DocumentFrame;
}

export type LoadPage = (request: PageRequest, context: ReadContext) => Promise<LoadedDocument | Redirect>;

/** Runs the loaders of a page, or first the action of a posted form. */
export const createLoadPage =
  (content: Pick<ContentService, 'forPage'>, { assets, render }: Renderer): LoadPage =>
  async ({ visit, address, form, requestId, inFrame, hydrates }, context) => {
    const { locale, skin } = visit.project;
    const { api, messages } = content.forPage(visit, context);
    const page = await render({
      method: form === null ? 'GET' : 'POST',
      url: visit.origin + address,
      form,
      api,
      locale,
      messages: messages.then(({ resources }) => resources),
      requestId,
      inFrame,
    });
    if (page.kind === 'redirect') return page;
    const { version } = await messages;
    return {
      kind: 'loaded',
      page,
      etag: `W/"${hashOf([assets.build, ...page.data, JSON.stringify(page.head)])}"`,
      frameOf: ({ head, state }) =>
        createFrame(assets, {
          tag: locales[locale].tag,
          skin,
          head,
          state,
          modules: page.modules,
          hydrates,
          preloads: `<link rel="preload" as="fetch" crossorigin fetchpriority="low" href="${bffPaths.messages(locale)}?v=${version}">`,
        }),
    };
  };

const hashOf = (texts: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  return hash.digest('base64url').slice(0, 22);
};
