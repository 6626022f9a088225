import { isRouteErrorResponse } from 'react-router-dom';
import type { MovedArticle, PageFailure } from '#client/api/load-context.ts';

/** What the error page says of an error; of a surprise nothing but the id under which the log knows it. */
export interface PageError {
  readonly kind: PageFailure['kind'] | 'unexpected';
  readonly status: number;
  readonly requestId: string | null;
  /** Where the article is that was asked for under another address. */
  readonly moved?: MovedArticle;
}

/** Data of the error response that stands for a surprise. */
interface Surprise {
  readonly kind: 'unexpected';
  readonly requestId: string;
}

/** Stands for a surprise wherever visitors can see it: its message could say too much (behaviour/errors 4). */
export const surpriseResponse = (requestId: string) => ({
  status: 500,
  statusText: '',
  internal: false,
  data: { kind: 'unexpected', requestId } satisfies Surprise,
});

/** Reads what a loader threw, what the router found or what broke while rendering. */
export const pageErrorOf = (error: unknown): PageError => {
  if (!isRouteErrorResponse(error)) return { kind: 'unexpected', status: 500, requestId: null };
  const { kind, requestId, moved } = (error.data ?? {}) as Partial<PageFailure & Omit<Surprise, 'kind'>>;
  const fallback = error.status === 404 ? 'no-route' : 'unexpected';
  return {
    kind: kind ?? fallback,
    status: error.status,
    requestId: requestId ?? null,
    ...(moved && { moved }),
  };
};
