import type { Decisions } from '#shared/alternatives/decisions.ts';
import { helpDomainOf, type ProjectFacts } from '#shared/projects/project-table.ts';
import { locales } from '#shared/projects/locales.ts';
import type { AlternativeId } from '#shared/validation/alternative-id.ts';
import { responses, type Responses } from './schemas.ts';
import type { UpstreamCall, UpstreamClient, UpstreamScope } from './upstream-client.ts';

/** One function per resource (behaviour/upstream 7). `null` means that the upstream does not have it. */
export interface Upstream {
  activeLanguages(project: ProjectFacts): Answer<'activeLanguages'>;
  settings(project: ProjectFacts): Answer<'settings'>;
  categories(project: ProjectFacts): Answer<'categories'>;
  topArticles(project: ProjectFacts, perPage: number): Answer<'topArticles'>;
  article(project: ProjectFacts, articleId: number): Answer<'article'>;
  search(project: ProjectFacts, query: SearchParameters, signal?: AbortSignal): Answer<'search'>;
  commentReasons(project: ProjectFacts): Answer<'commentReasons'>;
  footerLinks(project: ProjectFacts): Answer<'footerLinks'>;
  banners(project: ProjectFacts): Answer<'banners'>;
  gdpr(project: ProjectFacts): Answer<'gdpr'>;
  staticElements<T extends StaticElementType>(project: ProjectFacts, type: T): Answer<T>;
  updateViews(project: ProjectFacts, articleId: number): Answer<'views'>;
  updateRating(project: ProjectFacts, articleId: number, vote: 1 | -1): Answer<'done'>;
  addComment(project: ProjectFacts, comment: object): Answer<'done'>;
  subscribe(project: ProjectFacts, email: string): Answer<'done'>;
  complain(project: ProjectFacts, complaint: { email: string; text: string }): Answer<'done'>;
  cancelOrder(project: ProjectFacts, cancellation: object): Answer<'cancelled'>;
  alternative(project: ProjectFacts, id: AlternativeId): Answer<'alternative'>;
  /** `signal` is its only deadline: the call has none of its own (behaviour/upstream 3). */
  decide(
    project: ProjectFacts,
    order: { readonly orderId: number; readonly decisions: Decisions },
    signal: AbortSignal,
  ): Answer<'decided'>;
  paymentMethods(project: ProjectFacts, id: AlternativeId): Answer<'paymentMethods'>;
  createPayLink(
    project: ProjectFacts,
    payment: { readonly id: AlternativeId; readonly paymentMethodId: string },
  ): Answer<'payLink'>;
}

export type StaticElementType =
  'translations' | 'videos' | 'popularRequests' | 'cookies' | 'header' | 'social' | 'companies';

export interface SearchParameters {
  readonly searchString: string;
  readonly page: number;
  readonly perPage: number;
  readonly preview: 0 | 1;
}

type Answer<K extends keyof Responses> = Promise<Responses[K] | null>;

/** The language as the upstream calls it, the country and the skin (behaviour/upstream 1). */
const scopeOf = ({ locale, skin }: ProjectFacts): UpstreamScope => ({
  language: locales[locale].backendCode,
  country: locales[locale].country,
  skin,
});

export const createUpstream = (client: UpstreamClient): Upstream => {
  const get = <K extends keyof Responses>(
    response: K,
    project: ProjectFacts,
    path: string,
    query: UpstreamCall['query'] = {},
    options: Pick<UpstreamCall, 'timeout' | 'signal'> = {},
  ) =>
    client.call(
      { method: 'GET', path, query, scope: scopeOf(project), ...options },
      responses[response],
    ) as Answer<K>;
  const post = <K extends keyof Responses>(
    response: K,
    project: ProjectFacts,
    path: string,
    body: object,
    options: Pick<UpstreamCall, 'timeout' | 'signal' | 'answerUnused'> = {},
  ) =>
    client.call(
      { method: 'POST', path, body, scope: scopeOf(project), ...options },
      responses[response],
    ) as Answer<K>;

  return {
    activeLanguages: (project) =>
      get('activeLanguages', project, '/api/active_languages', { domain: helpDomainOf(project) }),
    settings: (project) =>
      client.call(
        { method: 'GET', path: '/api/settings', query: { domain: project.host }, scope: null },
        responses.settings,
      ),
    categories: (project) => get('categories', project, '/api/get_categories'),
    topArticles: (project, perPage) => get('topArticles', project, '/api/top_articles', { perPage }),
    article: (project, articleId) => get('article', project, '/api/get_article', { articleId }),
    search: (project, parameters, signal) =>
      get(
        'search',
        project,
        '/api/find_articles',
        { ...parameters },
        { timeout: null, ...(signal ? { signal } : {}) },
      ),
    commentReasons: (project) => get('commentReasons', project, '/api/comment_reasons'),
    footerLinks: (project) =>
      get('footerLinks', project, '/api/footer_links', { domain: helpDomainOf(project) }),
    banners: (project) => get('banners', project, '/api/banners', { domain: helpDomainOf(project) }),
    gdpr: (project) => get('gdpr', project, '/api/gdpr', { domain: helpDomainOf(project) }),
    staticElements: (project, type) => get(type, project, '/api/get_static_elements', { type }),
    updateViews: (project, articleId) =>
      post('views', project, `/api/article/${encodeURIComponent(articleId)}/update_views`, { articleId }),
    updateRating: (project, articleId, vote) =>
      post('done', project, `/api/article/${encodeURIComponent(articleId)}/update_rating`, {
        vote,
        articleId,
      }),
    addComment: (project, comment) => post('done', project, '/api/add_comment', comment),
    subscribe: (project, email) =>
      post(
        'done',
        project,
        '/api/subscribe',
        { email, domain: helpDomainOf(project) },
        { answerUnused: true },
      ),
    complain: (project, complaint) =>
      post('done', project, '/api/complaints', {
        ...complaint,
        domain: helpDomainOf(project),
        language: scopeOf(project).language,
      }),
    cancelOrder: (project, cancellation) =>
      post('cancelled', project, '/api/supplier-cancel-order', cancellation),
    alternative: (project, id) => get('alternative', project, '/api/alternatives/prp', { id }),
    decide: (project, order, signal) =>
      post('decided', project, '/api/alternatives/customer-decision', order, { timeout: null, signal }),
    paymentMethods: (project, id) =>
      get('paymentMethods', project, '/api/alternatives/payment-methods', { id }),
    createPayLink: (project, payment) =>
      post('payLink', project, '/api/alternatives/paylink-create', payment),
  };
};
