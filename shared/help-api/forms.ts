import type * as v from 'valibot';
import { CancellationPayload } from '#shared/validation/forms/cancellation.ts';
import { ComplaintPayload } from '#shared/validation/forms/complaint.ts';
import { DecisionsPayload, PayLinkPayload } from '#shared/validation/forms/decisions.ts';
import { NewsletterPayload } from '#shared/validation/forms/newsletter.ts';
import { VoteCommentPayload } from '#shared/validation/forms/vote-comment.ts';
import { VotePayload } from '#shared/validation/forms/vote.ts';
import { bffPaths } from './bff-endpoints.ts';

interface FormFacts {
  /** What the endpoint takes. */
  readonly payload: v.GenericSchema;
  /** Where the hydrated client sends it; `:id` is the alternative's. */
  readonly endpoint: string;
  /** It stands on a page whose address is a secret (behaviour/security 14). */
  readonly secret: boolean;
}

/**
 * The forms of the product: one row a form. Each posts to `/actions/<name>` with and without script (behaviour/forms 1).
 * The client's actions and the server's writes are keyed by it: a row without its part there does not compile.
 */
export const forms = {
  vote: { payload: VotePayload, endpoint: bffPaths.votes, secret: false },
  comment: { payload: VoteCommentPayload, endpoint: bffPaths.comments, secret: false },
  newsletter: { payload: NewsletterPayload, endpoint: bffPaths.newsletter, secret: false },
  complaint: { payload: ComplaintPayload, endpoint: bffPaths.complaints, secret: false },
  cancellation: { payload: CancellationPayload, endpoint: bffPaths.cancellations, secret: false },
  decisions: { payload: DecisionsPayload, endpoint: bffPaths.decisions(':id'), secret: true },
  payment: { payload: PayLinkPayload, endpoint: bffPaths.payLink(':id'), secret: true },
} as const satisfies Record<string, FormFacts>;

export type FormName = keyof typeof forms;
export const formNames = Object.keys(forms) as FormName[];

/** What is sent of a form, as its endpoint reads it. */
export type PayloadOf<Name extends FormName> = v.InferOutput<(typeof forms)[Name]['payload']>;
