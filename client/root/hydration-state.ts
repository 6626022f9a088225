import { isRouteErrorResponse, type HydrationState, type StaticHandlerContext } from 'react-router-dom';
import type { ArticlePage, SafeHtml } from '#shared/help-api/models.ts';
import type { LocaleCode } from '#shared/projects/locales.ts';
import type { ServedOutcome } from '#client/features/forms/served-outcome.tsx';
import { routeError } from './error-page/page-error.ts';

/** The contents of `<script type="application/json" id="state">`. */
export interface PageState {
  readonly locale: LocaleCode;
  readonly messagesVersion: string;
  readonly loaderData: Readonly<Record<string, unknown>>;
  /** The outcome of a form posted without script. */
  readonly served: ServedOutcome | null;
  /** Unexpected errors cross without their data. */
  readonly errors: Readonly<Record<string, { readonly status: number; readonly data: unknown }>> | null;
}

const describe = (error: unknown) =>
  isRouteErrorResponse(error)
    ? { status: error.status, data: error.data as unknown }
    : { status: 500, data: null };

const mapValues = <A, B>(values: Readonly<Record<string, A>>, map: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));

const isArticlePage = (data: unknown): data is { article: ArticlePage } =>
  typeof data === 'object' && data !== null && 'article' in data && typeof data.article === 'object';

/** Replaces the article's HTML, which is in the markup already. */
const withHtml = (data: unknown, htmlOf: (block: number) => string): unknown => {
  if (!isArticlePage(data)) return data;
  const blocks = data.article.blocks.map((block, index) =>
    block.kind === 'html' ? { ...block, html: htmlOf(index) as SafeHtml } : block,
  );
  return { ...data, article: { ...data.article, blocks } };
};

/** As JSON that is safe inside a script element. */
export const dehydrate = (
  { loaderData, errors }: Pick<StaticHandlerContext, 'loaderData' | 'errors'>,
  page: Pick<PageState, 'locale' | 'messagesVersion' | 'served'>,
): string => {
  const state: PageState = {
    ...page,
    loaderData: mapValues(loaderData, (data: unknown) => withHtml(data, () => '')),
    errors: errors && mapValues(errors, describe),
  };
  return JSON.stringify(state).replaceAll('<', '\\u003c');
};

/** Reads the state, with the article's HTML from the markup. */
export const hydrateState = (document: Document): { state: PageState; hydration: HydrationState } => {
  const state = JSON.parse(document.querySelector('#state')?.textContent ?? '{}') as PageState;
  const htmlOf = (block: number) => document.querySelector(`[data-block="${block}"]`)?.innerHTML ?? '';
  return {
    state,
    hydration: {
      loaderData: mapValues(state.loaderData, (data) => withHtml(data, htmlOf)),
      errors: state.errors && mapValues(state.errors, ({ status, data }) => routeError(status, data)),
    },
  };
};
