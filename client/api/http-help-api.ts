import { bffPaths, type BffError } from '#shared/help-api/bff-endpoints.ts';
import type { HelpApi } from '#shared/help-api/help-api.ts';
import { fail, succeed, type FailureKind, type Result } from '#shared/help-api/result.ts';

/** Longest wait for an answer of our own server, in milliseconds (behaviour/timings 11). */
const timeout = 10_000;

const kinds: readonly string[] = [
  'not-found',
  'unavailable',
  'invalid',
  'refused',
  'too-many',
  'unsafe-redirect',
] satisfies FailureKind[];

/** The port over `/bff`. `fetch`, for axios would cost the browser 19 kB and give nothing more here. */
export const createHttpHelpApi = (origin: string): HelpApi => {
  const call = async <T>(
    path: string,
    init: RequestInit = {},
    signal: AbortSignal | null = AbortSignal.timeout(timeout),
  ): Promise<Result<T>> => {
    try {
      const response = await fetch(origin + path, { ...init, signal });
      const body: unknown = await response.json();
      return response.ok ? succeed(body as T) : failureOf(body as BffError);
    } catch {
      return fail('unavailable');
    }
  };
  const send = <T>(path: string, body: unknown, signal?: null): Promise<Result<T>> =>
    call(
      path,
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
      signal,
    );

  return {
    site: () => call(bffPaths.project),
    home: () => call(bffPaths.home),
    category: (id) => call(bffPaths.category(id)),
    article: (id) => call(bffPaths.article(id)),
    // As long as it takes, like decisions: the server has a limit for both, the browser none (behaviour/upstream 3).
    search: (query) => call(bffPaths.search(query), {}, null),
    titles: () => call(bffPaths.titles),
    commentReasons: () => call(bffPaths.commentReasons),
    cookies: () => call(bffPaths.cookies),
    alternative: (id) => call(bffPaths.alternative(id)),
    decide: (id, decisions) => send(bffPaths.decisions(id), { decisions }, null),
    paymentMethods: (id) => call(bffPaths.paymentMethods(id)),
    createPayLink: (id, paymentMethodId) => send(bffPaths.payLink(id), { paymentMethodId }),
    vote: (vote) => send(bffPaths.votes, vote),
    comment: (comment) => send(bffPaths.comments, comment),
    countView: (articleId) => send(bffPaths.views, { articleId }),
    subscribe: (subscription) => send(bffPaths.newsletter, subscription),
    complain: (complaint) => send(bffPaths.complaints, complaint),
    cancelOrder: (cancellation) => send(bffPaths.cancellations, cancellation),
  };
};

const failureOf = ({ error }: BffError): Result<never> =>
  fail(kinds.includes(error?.kind) ? (error.kind as FailureKind) : 'unavailable', error?.messages);
