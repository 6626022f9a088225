import type { Alternative } from '#shared/alternatives/alternative.ts';
import type { Decisions } from '#shared/alternatives/decisions.ts';
import type { PaymentChoice } from '#shared/alternatives/payment-method.ts';
import type { AlternativeId } from '#shared/validation/alternative-id.ts';
import type { Cancellation } from '#shared/validation/forms/cancellation.ts';
import type { Complaint } from '#shared/validation/forms/complaint.ts';
import type { Subscription } from '#shared/validation/forms/newsletter.ts';
import type { Vote } from '#shared/validation/forms/vote.ts';
import type { VoteComment } from '#shared/validation/forms/vote-comment.ts';
import type {
  ArticlePage,
  CategoryPage,
  CommentReason,
  CookieEntry,
  Home,
  KnownTitles,
  SearchQuery,
  SearchResults,
  Site,
} from './models.ts';
import type { Result } from './result.ts';

/**
 * The port: every read and write that a screen needs. The server's adapter is the content service, the browser's is
 * HTTP over `/bff`; a loader cannot tell which it holds (ARCHITECTURE.md).
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
  /** What the search can suggest at once. */
  titles(): Promise<Result<KnownTitles>>;
  commentReasons(): Promise<Result<readonly CommentReason[]>>;
  cookies(): Promise<Result<readonly CookieEntry[]>>;

  /** An order that waits for decisions, as it is at this moment: never remembered. */
  alternative(id: AlternativeId): Promise<Result<Alternative>>;
  /**
   * Saves decisions on an order's open replacements. What the order already holds is not sent again; `refused` where it
   * holds the opposite, `invalid` where a decision is missing or strange. `needToCreatePayLink`: the payment comes next.
   */
  decide(id: AlternativeId, decisions: Decisions): Promise<Result<{ readonly needToCreatePayLink: boolean }>>;
  paymentMethods(id: AlternativeId): Promise<Result<PaymentChoice>>;
  /** A link to the payment page, on one of the project's pay hosts; anything else is `unsafe-redirect`. */
  createPayLink(id: AlternativeId, paymentMethodId: string): Promise<Result<{ readonly payLink: string }>>;

  /** Sends a vote of 1 or -1 (behaviour/votes 7). */
  vote(vote: Vote): Promise<Result<null>>;
  comment(comment: VoteComment): Promise<Result<null>>;
  /** Counts one view; resolves to the article's views so far. */
  countView(articleId: number): Promise<Result<{ readonly views: number }>>;
  subscribe(subscription: Subscription): Promise<Result<null>>;
  complain(complaint: Complaint): Promise<Result<null>>;
  /** A supplier's cancellation; `refused` carries the upstream's messages. */
  cancelOrder(cancellation: Cancellation): Promise<Result<null>>;
}
