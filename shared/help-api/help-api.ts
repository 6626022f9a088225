import type {
  ArticlePage,
  CategoryPage,
  CommentReason,
  CookieEntry,
  Home,
  SearchQuery,
  SearchResults,
  Site,
} from './models.ts';
import type { Result } from './result.ts';

/**
 * The port: every read and write that a screen needs. The server's adapter is the content service, the browser's is
 * HTTP over `/bff`; a loader cannot tell which it holds (design 5).
 *
 * Nothing here throws for what can be expected: `not-found` and `unavailable` come back as values.
 */
export interface HelpApi {
  /** The project and everything around the routed page. Unavailable only when the project itself is unknown. */
  site(): Promise<Result<Site>>;
  home(): Promise<Result<Home>>;
  category(id: number): Promise<Result<CategoryPage>>;
  /** One article with its relatives. */
  article(id: number): Promise<Result<ArticlePage>>;
  search(query: SearchQuery): Promise<Result<SearchResults>>;
  commentReasons(): Promise<Result<readonly CommentReason[]>>;
  cookies(): Promise<Result<readonly CookieEntry[]>>;

  /** Sends a vote of 1 or -1 (spec 4, Voting). */
  vote(vote: Vote): Promise<Result<null>>;
  comment(comment: VoteComment): Promise<Result<null>>;
  /** Counts one view; resolves to the article's views so far. */
  countView(articleId: number): Promise<Result<{ readonly views: number }>>;
  subscribe(subscription: Subscription): Promise<Result<null>>;
  complain(complaint: Complaint): Promise<Result<null>>;
  /** A supplier's cancellation; `refused` carries the upstream's messages. */
  cancelOrder(cancellation: Cancellation): Promise<Result<null>>;
}

export interface Vote {
  readonly articleId: number;
  readonly vote: 1 | -1;
}

export interface VoteComment {
  readonly articleId: number;
  readonly vote: 1 | -1 | 0;
  readonly comment: string;
  /** Aliases of the ticked reasons. */
  readonly reasons: readonly string[];
}

export interface Subscription {
  readonly email: string;
}

export interface Complaint {
  readonly email: string;
  readonly text: string;
}

export interface Cancellation {
  readonly atdOrderId: number;
  readonly supplierId: number;
  readonly supplierOrderId: string;
}
