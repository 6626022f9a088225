import * as v from 'valibot';
import { Id, listOf, one, RequiredText, TextOrEmpty } from './fields.ts';

/**
 * What we believe comes back about orders that wait for decisions (behaviour/upstream 18). Money is at stake: unlike
 * in content, one unreadable item makes the whole order unreadable, for nobody shall decide on half of it.
 */

/** A decimal amount in major units, such as `19.99` or `"19.99"`. */
const Amount = v.union([
  v.pipe(v.number(), v.finite()),
  v.pipe(v.string(), v.trim(), v.regex(/^-?\d{1,12}(\.\d+)?$/)),
]);
const AmountOrZero = v.pipe(
  v.nullish(Amount, 0),
  v.transform((amount) => amount ?? 0),
);
const Percent = v.pipe(v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 0));
const Flag = v.nullish(v.boolean(), false);
const Approval = v.nullish(v.picklist(['yes', 'no', 'undecided']), 'undecided');

const Item = v.object({
  url: TextOrEmpty,
  image: TextOrEmpty,
  alt: TextOrEmpty,
  name: RequiredText,
  articleNo: TextOrEmpty,
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  // An unknown status promises nothing.
  status: v.fallback(v.picklist(['available', 'unavailable']), 'unavailable'),
  price: Amount,
  currency: TextOrEmpty,
  vat: Percent,
});
export type UpstreamItem = v.InferOutput<typeof Item>;

const Replacement = v.object({
  id: Id,
  approved: Approval,
  decisionDefault: Approval,
  decisionDisabled: Flag,
  priceDiff: AmountOrZero,
  currency: TextOrEmpty,
  oldItems: v.array(Item),
  newItems: v.array(Item),
});

const Alternative = v.object({
  orderId: Id,
  customerName: TextOrEmpty,
  currency: TextOrEmpty,
  vat: Percent,
  payment: v.object({ payLink: TextOrEmpty, paid: Flag, needToCreatePayLink: Flag }),
  total: v.object({
    totalPriceDiff: AmountOrZero,
    depositBalance: AmountOrZero,
    depositPaymentAmount: AmountOrZero,
    paymentAmount: AmountOrZero,
  }),
  replacements: v.array(Replacement),
});
export type UpstreamAlternative = v.InferOutput<typeof Alternative>;

const MethodId = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^[\w-]{1,40}$/));

export const alternativeResponses = {
  alternative: one(Alternative),
  decided: one(v.object({ needToCreatePayLink: Flag })),
  paymentMethods: v.object({
    success: v.boolean(),
    list: v.optional(listOf(v.object({ id: MethodId, title: RequiredText })), []),
    defaultPaymentId: v.fallback(v.nullish(MethodId, null), null),
  }),
  payLink: v.object({ success: v.boolean(), payLink: TextOrEmpty }),
} as const;
