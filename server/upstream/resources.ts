import * as v from 'valibot';
import type { Decisions } from '#shared/alternatives/decisions.ts';
import { helpDomainOf, type ProjectFacts } from '#shared/projects/project-table.ts';
import type { AlternativeId } from '#shared/validation/ids.ts';
import type { Cancellation } from '#shared/validation/forms/cancellation.ts';
import type { Complaint } from '#shared/validation/forms/complaint.ts';
import type { VoteComment } from '#shared/validation/forms/vote-comment.ts';
import type { Exchange } from '#server/cache/content-entry.ts';
import { days, minutes, type Horizon } from '#server/cache/cache-rules.ts';
import { alternativeSchemas } from './alternative-schemas.ts';
import { toTree } from './category-tree.ts';
import { createLanguageCodes, type LanguageCodes } from './language-codes.ts';
import { schemas } from './schemas.ts';
import type { UpstreamCall, UpstreamClient } from './upstream-client.ts';

/** What one call asks for beside its path. */
type Asked = Pick<UpstreamCall, 'path' | 'query' | 'body'>;

/** On whose behalf a call is made. */
interface CalledFor {
  readonly project: ProjectFacts;
  /** As the upstream calls it. */
  readonly language: string;
}

interface Resource<A extends readonly unknown[], S extends v.GenericSchema> {
  readonly method: 'GET' | 'POST';
  /** Whether language, country and skin go along. */
  readonly scoped: boolean;
  readonly asks: (on: CalledFor, ...args: A) => Asked;
  readonly schema: S;
  /** How long an answer is kept; `null`: it never is. */
  readonly horizon: Horizon | null;
  /** Milliseconds, where it is not `upstreamTimeout`. */
  readonly timeout?: number;
  /** Longest body of an answer, in bytes, where it is not `maxBodyBytes`. */
  readonly maxBytes?: number;
  readonly answerUnused?: true;
  readonly mayBeBlank?: true;
}

type Extras = Partial<
  Pick<Resource<[], v.GenericSchema>, 'scoped' | 'timeout' | 'maxBytes' | 'answerUnused' | 'mayBeBlank'>
>;

const get = <A extends readonly unknown[], S extends v.GenericSchema>(
  path: string,
  schema: S,
  horizon: Horizon | null,
  query: (on: CalledFor, ...args: A) => UpstreamCall['query'] = () => ({}),
  extras: Extras = {},
): Resource<A, S> => ({
  method: 'GET',
  scoped: true,
  asks: (on, ...args) => ({ path, query: query(on, ...args) ?? {} }),
  schema,
  horizon,
  ...extras,
});

const post = <A extends readonly unknown[], S extends v.GenericSchema>(
  schema: S,
  asks: Resource<A, S>['asks'],
  extras: Extras = {},
): Resource<A, S> => ({ method: 'POST', scoped: true, asks, schema, horizon: null, ...extras });

/**
 * Milliseconds of the calls without the common timeout (behaviour/upstream 3): a search outlives the page that asked, what
 * comes late is there for the next one; a decision may have arrived. An upstream that never answers holds nobody for good.
 */
export const longTimeout = minutes(1);

/** Content is fresh for minutes, what surrounds it for half an hour; both outlive an outage of days. */
const reading: Horizon = { fresh: minutes(5), stale: days(3) };
const beside: Horizon = { fresh: minutes(15), stale: days(3) };
const framing: Horizon = { fresh: minutes(30), stale: days(7) };
const words: Horizon = { fresh: minutes(5), stale: days(7) };

const byDomain = ({ project }: CalledFor) => ({ domain: helpDomainOf(project) });
const element = (type: string) => () => ({ type });
const elements = '/api/get_static_elements';
const ofArticle = (articleId: number, verb: string) =>
  `/api/article/${encodeURIComponent(articleId)}/${verb}`;
/** A tree of 100,000 articles, in bytes. */
const treeBytes = 32 * 1024 * 1024;
const byCategory = (_on: CalledFor, categoryId: number) => ({ categoryId });
const byOrder = (_on: CalledFor, id: AlternativeId) => ({ id });
const tree = v.pipe(
  schemas.categories,
  v.transform(({ items }) => ({ items: toTree(items) })),
);

export interface SearchParameters {
  readonly searchString: string;
  /** Id of the category that the articles shall stand in. */
  readonly topic?: number;
  readonly page: number;
  readonly perPage: number;
  readonly preview: 0 | 1;
}

/** The calls (behaviour/upstream 7): one row each, from which everything else about a call is derived. */
export const resources = {
  languages: get('/api/active_languages', schemas.languages, framing, byDomain),
  settings: get('/api/settings', schemas.settings, framing, ({ project }) => ({ domain: project.host }), {
    scoped: false,
  }),
  translations: get(elements, schemas.translations, words, element('translations')),
  categories: get('/api/get_categories', tree, reading, () => ({}), { maxBytes: treeBytes }),
  /** One category with what is below it, for a tree that leaves that out. */
  category: get('/api/get_category', schemas.category, reading, byCategory, { maxBytes: treeBytes }),
  subCategory: get('/api/get_category', schemas.subCategory, reading, byCategory, { maxBytes: treeBytes }),
  topArticles: get('/api/top_articles', schemas.topArticles, reading, (_on, perPage: number) => ({
    perPage,
  })),
  article: get('/api/get_article', schemas.article, reading, (_on, articleId: number) => ({
    articleId,
  })),
  search: get(
    '/api/find_articles',
    schemas.search,
    { fresh: minutes(1), stale: minutes(30) },
    (_on, parameters: SearchParameters) => ({ ...parameters }),
    { timeout: longTimeout },
  ),
  videos: get(elements, schemas.videos, beside, element('videos')),
  popularRequests: get(elements, schemas.popularRequests, beside, element('popularRequests')),
  cookies: get(elements, schemas.cookies, framing, element('cookies')),
  commentReasons: get('/api/comment_reasons', schemas.commentReasons, framing),
  banners: get('/api/banners', schemas.banners, framing, byDomain),
  projects: get(elements, schemas.projects, framing, element('header')),
  social: get(elements, schemas.social, framing, element('social')),
  companies: get(elements, schemas.companies, framing, element('companies')),
  gdpr: get('/api/gdpr', schemas.gdpr, framing, byDomain),
  footerLinks: get('/api/footer_links', schemas.footerLinks, framing, byDomain),

  updateViews: post(schemas.views, (_on, articleId: number) => ({
    path: ofArticle(articleId, 'update_views'),
    body: { articleId },
  })),
  updateRating: post(
    schemas.accepted,
    (_on, articleId: number, vote: 1 | -1) => ({
      path: ofArticle(articleId, 'update_rating'),
      body: { vote, articleId },
    }),
    { mayBeBlank: true },
  ),
  addComment: post(
    schemas.accepted,
    (_on, comment: VoteComment) => ({ path: '/api/add_comment', body: comment }),
    { mayBeBlank: true },
  ),
  subscribe: post(
    schemas.done,
    (on, email: string) => ({ path: '/api/subscribe', body: { email, ...byDomain(on) } }),
    { answerUnused: true },
  ),
  complain: post(schemas.done, (on, complaint: Complaint) => ({
    path: '/api/complaints',
    body: { ...complaint, ...byDomain(on), language: on.language },
  })),
  cancelOrder: post(schemas.cancelled, (_on, cancellation: Cancellation) => ({
    path: '/api/supplier-cancel-order',
    body: cancellation,
  })),

  alternative: get('/api/alternatives/prp', alternativeSchemas.alternative, null, byOrder),
  decide: post(
    alternativeSchemas.decide,
    (_on, order: { readonly orderId: number; readonly decisions: Decisions }) => ({
      path: '/api/alternatives/customer-decision',
      body: order,
    }),
    { timeout: longTimeout },
  ),
  paymentMethods: get('/api/alternatives/payment-methods', alternativeSchemas.paymentMethods, null, byOrder),
  createPayLink: post(
    alternativeSchemas.createPayLink,
    (_on, payment: { readonly id: AlternativeId; readonly paymentMethodId: string }) => ({
      path: '/api/alternatives/paylink-create',
      body: payment,
    }),
  ),
} as const;

type Resources = typeof resources;
export type ResourceName = keyof Resources;
export type UpstreamAnswer<K extends ResourceName> = v.InferOutput<Resources[K]['schema']>;
type Arguments<K extends ResourceName> = Resources[K]['asks'] extends (
  on: CalledFor,
  ...args: infer A
) => Asked
  ? A
  : never;

/** One function a resource. `null` means that the upstream does not have it. */
export type Upstream = {
  readonly [K in ResourceName]: (
    project: ProjectFacts,
    ...args: Arguments<K>
  ) => Promise<UpstreamAnswer<K> | null>;
};

export type ListName = {
  [K in ResourceName]: UpstreamAnswer<K> extends { readonly items: readonly unknown[] } ? K : never;
}[ResourceName];
export type ItemsOf<K extends ListName> = UpstreamAnswer<K> extends { readonly items: infer I } ? I : never;

export const horizonOf = (name: string): Horizon => {
  const horizon = (resources as Readonly<Record<string, { readonly horizon: Horizon | null }>>)[name]
    ?.horizon;
  if (!horizon) throw new Error(`${name} is no resource whose answers are kept`);
  return horizon;
};

/** @param exchange on whose behalf calls are made, where anything is to be learned of them. */
export const createUpstream = (
  client: UpstreamClient,
  languageCodes: LanguageCodes = createLanguageCodes(),
  exchange?: Exchange,
): Upstream => {
  const callOf =
    (
      resource: string,
      { asks, schema, scoped, method, horizon: _, ...rest }: Resource<readonly unknown[], v.GenericSchema>,
    ) =>
    (project: ProjectFacts, ...args: readonly unknown[]) => {
      const codes = languageCodes.of(project);
      const asked = asks({ project, language: codes.language }, ...args);
      const scope = scoped ? { ...codes, skin: project.skin } : null;
      const call = { method, ...asked, resource, host: project.host, scope, ...rest };
      return client.call(call, schema, exchange);
    };
  return Object.fromEntries(
    Object.entries(resources).map(([name, row]) => [
      name,
      callOf(name, row as unknown as Resource<readonly unknown[], v.GenericSchema>),
    ]),
  ) as unknown as Upstream;
};
