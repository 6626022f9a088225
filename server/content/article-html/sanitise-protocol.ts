import type { CleanArticle, CleanContext } from './clean-article.ts';

/** First message of a thread: it can sanitise now. */
export const sanitiserReady = 'ready';

/** One at a time: the next follows the reply. */
export interface SanitiseRequest {
  readonly html: string;
  readonly context: CleanContext;
}
export type SanitiseReply = { readonly clean: CleanArticle } | { readonly error: string };
