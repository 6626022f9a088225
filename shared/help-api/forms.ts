import * as v from 'valibot';
import { isAlternativeId } from '#shared/validation/alternative-id.ts';
import { CancellationPayload } from '#shared/validation/forms/cancellation.ts';
import { ComplaintPayload } from '#shared/validation/forms/complaint.ts';
import { DecisionsPayload, PayLinkPayload } from '#shared/validation/forms/decisions.ts';
import { NewsletterPayload } from '#shared/validation/forms/newsletter.ts';
import { VoteCommentPayload } from '#shared/validation/forms/vote-comment.ts';
import { VotePayload } from '#shared/validation/forms/vote.ts';
import { bffPaths } from './bff-endpoints.ts';
import type { HelpApi } from './help-api.ts';
import { fail, type Result } from './result.ts';

/** What comes of a body that the hydrated client has sent: `invalid` where it does not fit. `id` is the path's. */
type Accept = (api: HelpApi, body: unknown, id: unknown) => Promise<Result<unknown>>;

const accept =
  <S extends v.GenericSchema>(
    payload: S,
    send: (api: HelpApi, payload: v.InferOutput<S>, id: unknown) => Promise<Result<unknown>>,
  ): Accept =>
  async (api, body, id) => {
    const parsed = v.safeParse(payload, body);
    return parsed.success ? send(api, parsed.output, id) : fail('invalid');
  };

interface FormFacts {
  /** Where the hydrated client sends it; `:id` is the alternative's. */
  readonly endpoint: `/bff/${string}`;
  /** What the endpoint takes, and what it asks of the port. */
  readonly accept: Accept;
  /** It stands on a page whose address is a secret (behaviour/security 14). */
  readonly secret?: true;
}

/**
 * The forms of the product: one row a form. Each posts to `/actions/<name>` with and without script (behaviour/forms 1).
 * The client's actions are keyed by it: a row without its action does not compile.
 */
export const forms = {
  vote: { endpoint: bffPaths.votes, accept: accept(VotePayload, (api, vote) => api.vote(vote)) },
  comment: {
    endpoint: bffPaths.comments,
    accept: accept(VoteCommentPayload, (api, comment) => api.comment(comment)),
  },
  newsletter: {
    endpoint: bffPaths.newsletter,
    accept: accept(NewsletterPayload, (api, subscription) => api.subscribe(subscription)),
  },
  complaint: {
    endpoint: bffPaths.complaints,
    accept: accept(ComplaintPayload, (api, complaint) => api.complain(complaint)),
  },
  cancellation: {
    endpoint: bffPaths.cancellations,
    accept: accept(CancellationPayload, (api, order) => api.cancelOrder(order)),
  },
  decisions: {
    endpoint: bffPaths.decisions(':id'),
    accept: accept(DecisionsPayload, async (api, { decisions }, id) =>
      isAlternativeId(id) ? api.decide(id, decisions) : fail('not-found'),
    ),
    secret: true,
  },
  payment: {
    endpoint: bffPaths.payLink(':id'),
    accept: accept(PayLinkPayload, async (api, { paymentMethodId }, id) =>
      isAlternativeId(id) ? api.createPayLink(id, paymentMethodId) : fail('not-found'),
    ),
    secret: true,
  },
} as const satisfies Record<string, FormFacts>;

export type FormName = keyof typeof forms;
export const formNames = Object.keys(forms) as FormName[];

/** Whether a form stands on a page whose address is a secret. */
export const isSecretForm = (name: FormName): boolean => 'secret' in forms[name];
