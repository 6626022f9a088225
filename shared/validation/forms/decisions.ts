import * as v from 'valibot';

/** More replacements than any order has: what is longer is no order of ours. */
const maxDecisions = 200;

/** Decisions by replacement id: a draft in session storage and the body of `POST .../decisions`. */
export const DecisionMap = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/)), v.boolean()),
  v.check((decisions) => Object.keys(decisions).length <= maxDecisions),
);

export const DecisionsPayload = v.object({ decisions: DecisionMap });

/** A pay link is created for a chosen method only (spec 5). */
export const PayLinkPayload = v.object({
  paymentMethodId: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
});
