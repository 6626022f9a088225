import * as v from 'valibot';
import { Alternative } from '#shared/alternatives/alternative.ts';
import { PaymentChoice } from '#shared/alternatives/payment.ts';
import { model, listOf } from '../model.ts';
import { ViewPayload } from '#shared/validation/ids.ts';
import { CancellationPayload } from '#shared/validation/forms/cancellation.ts';
import { ComplaintPayload } from '#shared/validation/forms/complaint.ts';
import { DecisionsPayload, PayLinkPayload } from '#shared/validation/forms/decisions.ts';
import { NewsletterPayload } from '#shared/validation/forms/newsletter.ts';
import { VoteCommentPayload } from '#shared/validation/forms/vote-comment.ts';
import { VotePayload } from '#shared/validation/forms/vote.ts';
import type { EndpointName, endpoints, ReadName, WriteName } from './bff-endpoints.ts';
import {
  ArticlePage,
  CategoryPage,
  CommentReason,
  CookieEntry,
  HelpTopic,
  Home,
  KnownTitles,
  SearchResults,
  Site,
} from './models.ts';
import type { Result } from './result.ts';

/** What each method of the port resolves to. */
export const answers = {
  /** The project and everything around the routed page. Unavailable only when the project itself is unknown. */
  site: Site,
  home: Home,
  /** The help areas as cards; every page has their titles, few have cards. */
  topics: listOf(HelpTopic),
  category: CategoryPage,
  article: ArticlePage,
  search: SearchResults,
  /** What the search can suggest at once. */
  titles: KnownTitles,
  commentReasons: listOf(CommentReason),
  cookies: listOf(CookieEntry),

  /** An order that waits for decisions, as it is at this moment: never remembered. */
  alternative: Alternative,
  paymentMethods: PaymentChoice,
  /**
   * Saves decisions on an order's open replacements. What the order already holds is not sent again; `refused` where it
   * holds the opposite, `invalid` where a decision is missing or strange. `needToCreatePayLink`: the payment comes next.
   */
  decide: model({ needToCreatePayLink: v.boolean() }),
  /** A link to the payment page, on one of the project's pay hosts; anything else is `unsafe-redirect`. */
  createPayLink: model({ payLink: v.string() }),

  /** Sends a vote of 1 or -1 (behaviour/votes 7). */
  vote: v.null(),
  comment: v.null(),
  /** Counts one view; resolves to the article's views so far. */
  countView: model({ views: v.number() }),
  subscribe: v.null(),
  complain: v.null(),
  /** A supplier's cancellation; `refused` carries the upstream's messages. */
  cancelOrder: v.null(),
} as const satisfies Record<EndpointName, v.GenericSchema>;

/** What each write takes as its body; the server checks it before anybody sees it. */
export const payloads = {
  decide: DecisionsPayload,
  createPayLink: PayLinkPayload,
  vote: VotePayload,
  comment: VoteCommentPayload,
  countView: ViewPayload,
  subscribe: NewsletterPayload,
  complain: ComplaintPayload,
  cancelOrder: CancellationPayload,
} as const satisfies Record<WriteName, v.GenericSchema>;

export type AddressArguments<K extends EndpointName> = Parameters<(typeof endpoints)[K]['address']>;
type Payload<K extends WriteName> = v.InferOutput<(typeof payloads)[K]>;
export type Answer<K extends EndpointName> = v.InferOutput<(typeof answers)[K]>;

type Reads = {
  readonly [K in ReadName]: (...args: AddressArguments<K>) => Promise<Result<Answer<K>>>;
};
type Writes = {
  readonly [K in WriteName]: (
    ...args: [...AddressArguments<K>, body: Payload<K>]
  ) => Promise<Result<Answer<K>>>;
};

/**
 * The port: every read and write that a screen needs. The server's adapter is the content service, the browser's is
 * HTTP over `/bff`; a loader cannot tell which it holds (ARCHITECTURE.md).
 *
 * Nothing here throws for what can be expected: `not-found` and `unavailable` come back as values.
 */
export type HelpApi = Reads & Writes;
