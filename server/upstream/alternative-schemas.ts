import * as v from 'valibot';
import {
  fields,
  Flag as YesOrNo,
  Id,
  listOf,
  one,
  or,
  RequiredText,
  textOrEmpty,
  TextOrEmpty,
  WholeNumber,
} from './fields.ts';

/**
 * What we believe comes back about orders that wait for decisions (behaviour/upstream 15, 18). Money is at
 * stake: unlike in content, one unreadable item makes the whole order unreadable, for nobody shall decide on half of it.
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
const Percent = v.pipe(v.nullish(Amount, 0), v.transform(Number), v.minValue(0), v.maxValue(100));
const Flag = v.nullish(YesOrNo, false);
const Address = textOrEmpty(2_000);
/** More than any order has. */
const most = 1_000;
const Approval = v.nullish(v.picklist(['yes', 'no', 'undecided']), 'undecided');

const Item = fields({
  url: Address,
  image: Address,
  alt: TextOrEmpty,
  name: RequiredText,
  articleNo: TextOrEmpty,
  quantity: WholeNumber,
  // An unknown status promises nothing.
  status: v.fallback(v.picklist(['available', 'unavailable']), 'unavailable'),
  price: Amount,
  currency: TextOrEmpty,
  vat: Percent,
});
export type UpstreamItem = v.InferOutput<typeof Item>;

const Replacement = fields({
  id: Id,
  approved: Approval,
  decisionDefault: Approval,
  decisionDisabled: Flag,
  priceDiff: AmountOrZero,
  currency: TextOrEmpty,
  oldItems: v.pipe(v.array(Item), v.maxLength(most)),
  newItems: v.pipe(v.array(Item), v.maxLength(most)),
});

const Alternative = fields({
  orderId: Id,
  customerName: TextOrEmpty,
  currency: TextOrEmpty,
  vat: Percent,
  payment: fields({ payLink: Address, paid: Flag, needToCreatePayLink: Flag }),
  total: fields({
    totalPriceDiff: AmountOrZero,
    depositBalance: AmountOrZero,
    depositPaymentAmount: AmountOrZero,
    paymentAmount: v.nullish(Amount, null),
  }),
  replacements: v.pipe(v.array(Replacement), v.maxLength(most)),
});
export type UpstreamAlternative = v.InferOutput<typeof Alternative>;

const MethodId = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^[\w-]{1,40}$/));

export const alternativeSchemas = {
  alternative: one(Alternative),
  decide: one(fields({ needToCreatePayLink: Flag })),
  paymentMethods: fields({
    success: YesOrNo,
    list: or(listOf(fields({ id: MethodId, title: RequiredText })), []),
    defaultPaymentId: or(MethodId, null),
  }),
  createPayLink: fields({ success: YesOrNo, payLink: Address }),
} as const;
