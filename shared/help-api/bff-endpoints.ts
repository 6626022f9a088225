import type { AlternativeId } from '#shared/validation/ids.ts';
import type { SearchQuery } from './models.ts';
import { categoryPath, searchPath, searchTextOf } from './paths.ts';

type BffPath = `/bff/${string}`;

/** How one method of the port travels between the hydrated client and the server. */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  /** As the server's router spells it. */
  readonly path: BffPath;
  /** The address of one call; what it takes, the method of the port takes first, a write its body behind it. */
  readonly address: (...args: never[]) => string;
  /** It may take as long as it likes: the server has a limit for it, the browser none (behaviour/upstream 3). */
  readonly unhurried?: true;
}

const at = (path: BffPath) => ({ path, address: () => path });
const byNumber = (path: BffPath) => ({ path, address: (id: number) => path.replace(':id', String(id)) });
const ofOrder = (path: BffPath) => ({ path, address: (id: AlternativeId) => path.replace(':id', id) });
const read = { method: 'GET' } as const;
const write = { method: 'POST' } as const;

/**
 * The endpoints of the JSON namespace: one row a method of the port. The port's types (`help-api.ts`), the server's router
 * (`server/bff`) and the browser's adapter (`client/api`) follow from it: a row that lacks its part there does not compile.
 */
export const endpoints = {
  site: { ...read, ...at('/bff/project') },
  home: { ...read, ...at('/bff/home') },
  topics: { ...read, ...at('/bff/topics') },
  category: {
    ...read,
    path: '/bff/categories/:id',
    address: (id: number, page: number) => `/bff${categoryPath(id, page)}`,
  },
  article: { ...read, ...byNumber('/bff/articles/:id') },
  search: {
    ...read,
    path: '/bff/search',
    /** Written as the server writes it, or it would be redirected: what is usual is left out. */
    address: ({ text, topic, page, preview }: SearchQuery) =>
      `/bff${searchPath(searchTextOf(text), page, topic ?? null)}${preview ? '&preview=1' : ''}`,
    unhurried: true,
  },
  titles: { ...read, ...at('/bff/titles') },
  commentReasons: { ...read, ...at('/bff/comment-reasons') },
  cookies: { ...read, ...at('/bff/cookies') },
  alternative: { ...read, ...ofOrder('/bff/alternatives/:id') },
  paymentMethods: { ...read, ...ofOrder('/bff/alternatives/:id/payment-methods') },

  decide: { ...write, ...ofOrder('/bff/alternatives/:id/decisions'), unhurried: true },
  createPayLink: { ...write, ...ofOrder('/bff/alternatives/:id/pay-link') },
  vote: { ...write, ...at('/bff/votes') },
  comment: { ...write, ...at('/bff/comments') },
  countView: { ...write, ...at('/bff/views') },
  subscribe: { ...write, ...at('/bff/newsletter') },
  complain: { ...write, ...at('/bff/complaints') },
  cancelOrder: { ...write, ...at('/bff/cancellations') },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
type WithMethod<M extends Endpoint['method']> = {
  [K in EndpointName]: (typeof endpoints)[K]['method'] extends M ? K : never;
}[EndpointName];
export type ReadName = WithMethod<'GET'>;
export type WriteName = WithMethod<'POST'>;

/** What else lies under `/bff`: no screen asks for it through the port. */
export const bffPaths = {
  categories: '/bff/categories',
  reports: '/bff/reports',
  vitals: '/bff/vitals',
  searchClicks: '/bff/search-clicks',
  messages: (locale: string) => `/bff/messages/${locale}` as const,
  editFrame: '/bff/edit-frame',
  longestTexts: '/bff/edit-frame/longest',
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
