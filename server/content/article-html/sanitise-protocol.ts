import type { CleanArticle, CleanContext } from './clean-article.ts';

/** First message of a thread: it can sanitise now. */
export const sanitiserReady = 'ready';

export interface SanitiseRequest {
  readonly id: number;
  readonly html: string;
  readonly context: CleanContext;
}
export type SanitiseReply = { readonly id: number } & (
  { readonly clean: CleanArticle } | { readonly error: string }
);
