import { isRouteErrorResponse } from 'react-router-dom';
import type { MovedArticle, PageFailure } from '#client/api/load-context.ts';

/** What the error page shows; of an unexpected error only the request id. */
export interface PageError {
  readonly kind: PageFailure['kind'] | 'unexpected';
  readonly status: number;
  readonly requestId: string | null;
  readonly moved?: MovedArticle;
}

/** What the router takes for a thrown response. */
export const routeError = (status: number, data: unknown) => ({
  status,
  statusText: '',
  internal: false,
  data,
});

/** Stands for an unexpected error, whose message visitors must not see (behaviour/errors 4). */
export const surpriseResponse = (requestId: string) =>
  routeError(500, { kind: 'unexpected', requestId } satisfies Partial<PageError>);

export const pageErrorOf = (error: unknown): PageError => {
  if (!isRouteErrorResponse(error)) return { kind: 'unexpected', status: 500, requestId: null };
  const fallback = error.status === 404 ? 'no-route' : 'unexpected';
  const { kind = fallback, requestId = null, moved } = (error.data ?? {}) as Partial<PageError>;
  return { kind, status: error.status, requestId, ...(moved && { moved }) };
};
