import { createContext, redirect, type RouterContextProvider } from 'react-router-dom';
import type { HelpApi } from '#shared/help-api/help-api.ts';
import type { Article } from '#shared/help-api/models.ts';
import { statusOfFailure, type Failure, type Result } from '#shared/help-api/result.ts';

/** The port: the content service on the server, HTTP in the browser. */
export const helpApiContext = createContext<HelpApi>();

export interface LoadArgs {
  readonly request: Request;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly context: Readonly<RouterContextProvider>;
}

export const helpApiOf = ({ context }: Pick<LoadArgs, 'context'>): HelpApi => context.get(helpApiContext);

/** What the error page needs to know. Thrown as a response, so that the router takes its status. */
export interface PageFailure {
  /** `no-route`: no such address; `not-found`: a valid address without content (behaviour/errors 1, 2). */
  readonly kind: Failure['kind'] | 'no-route';
  /** The article's current address. */
  readonly moved?: MovedArticle;
}

export type MovedArticle = Pick<Article, 'path' | 'title' | 'lang'>;

const statusOf = (kind: PageFailure['kind']): number => (kind === 'no-route' ? 404 : statusOfFailure[kind]);

/** To throw from a loader: the error page with the right status. */
export const pageFailure = (kind: PageFailure['kind'], moved?: MovedArticle): Response =>
  Response.json({ kind, ...(moved && { moved }) } satisfies PageFailure, { status: statusOf(kind) });

/** To throw from a loader: a temporary redirect. */
export const redirectTo = (path: string): Response =>
  redirect(path, { headers: { 'cache-control': 'no-store' } });

/** The value or the fallback, for blocks that a page can do without (behaviour/pages 27). */
export const optional = async <T>(result: Promise<Result<T>>, missing: T): Promise<T> => {
  const settled = await result;
  return settled.ok ? settled.value : missing;
};

/** The value or the error page. */
export const required = async <T>(result: Promise<Result<T>>): Promise<T> => {
  const settled = await result;
  if (!settled.ok) throw pageFailure(settled.failure.kind);
  return settled.value;
};

/** For addresses without a page (behaviour/errors 1). */
export const notFoundLoader = (): never => {
  throw pageFailure('no-route');
};
