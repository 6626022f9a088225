import type { ShopAddresses } from './article-links.ts';
import type { CleanArticle } from './clean-article.ts';

/** What a thread is started with. */
export type SanitiserData = ShopAddresses;

/** First message of a thread: it can sanitise now. */
export interface SanitiserReady {
  readonly kind: 'ready';
}

/** One at a time: the next follows the reply. */
export interface SanitiseRequest {
  readonly html: string;
  /** The help centre's own host, where the article is shown: links to it become paths. */
  readonly host: string;
}

export type SanitiseReply = {
  readonly kind: 'reply';
  /** Bytes of the thread's heap that are in use. */
  readonly heapUsed: number;
} & ({ readonly clean: CleanArticle } | { readonly refused: string });
