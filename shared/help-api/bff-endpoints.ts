import type { SearchQuery } from './models.ts';
import { queryValue, searchTextOf } from './paths.ts';

/**
 * The addresses of the JSON namespace, for the router that serves them and the adapter that calls them
 * (ARCHITECTURE.md).
 */
export const bffPaths = {
  project: '/bff/project',
  home: '/bff/home',
  categories: '/bff/categories',
  category: (id: number | string) => `/bff/categories/${id}`,
  article: (id: number | string) => `/bff/articles/${id}`,
  /** Written as the server writes it, or it would be redirected: what is usual is left out. */
  search: ({ text, page, preview }: SearchQuery) =>
    `/bff/search?articles=${queryValue(searchTextOf(text))}` +
    (page > 1 ? `&page=${page}` : '') +
    (preview ? '&preview=1' : ''),
  titles: '/bff/titles',
  commentReasons: '/bff/comment-reasons',
  cookies: '/bff/cookies',
  words: (locale: string) => `/bff/messages/${locale}`,
  editFrame: '/bff/edit-frame',
  longestTexts: '/bff/edit-frame/longest',
  votes: '/bff/votes',
  comments: '/bff/comments',
  views: '/bff/views',
  reports: '/bff/reports',
  newsletter: '/bff/newsletter',
  complaints: '/bff/complaints',
  cancellations: '/bff/cancellations',
  alternative: (id: string) => `/bff/alternatives/${id}`,
  decisions: (id: string) => `/bff/alternatives/${id}/decisions` as const,
  paymentMethods: (id: string) => `/bff/alternatives/${id}/payment-methods`,
  payLink: (id: string) => `/bff/alternatives/${id}/pay-link` as const,
} as const;

/** The one error shape of `/bff`. `message` is for engineers; screens choose their words by `kind`. */
export interface BffError {
  readonly error: {
    readonly kind: string;
    readonly message: string;
    readonly requestId: string;
    /** Words of the upstream that are meant for the visitor (behaviour/errors 8). */
    readonly messages?: readonly string[];
  };
}
