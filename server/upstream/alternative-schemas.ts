import * as v from 'valibot';
import type { Decision } from '#shared/alternatives/alternative.ts';
import { maxDecisions, ReplacementId } from '#shared/validation/forms/decisions.ts';
import {
  after,
  AnObject,
  fields,
  Flag as YesOrNo,
  Id,
  ImageOrEmpty,
  LinkOrEmpty,
  listIn,
  listOf,
  lowerCase,
  one,
  withFallback,
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
/** `null` where the server names none. */
const AmountOrNull = after((value) => (value === '' ? null : value), v.nullish(Amount, null));
const AmountOrZero = after((value) => (value === '' ? 0 : (value ?? 0)), Amount);
/** `null` where there is none, or none in per cent: no note on VAT is better than a wrong one. */
const PercentOrNull = v.fallback(
  v.nullable(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d{1,3}(\.\d+)?\s?%?$/))]),
      v.transform((percent) => Number.parseFloat(String(percent))),
      v.minValue(0),
      v.maxValue(100),
    ),
  ),
  null,
);
const Flag = v.nullish(YesOrNo, false);
const Address = textOrEmpty(2_000);
/** More than any order has, old and new ones of all its replacements: each takes a millisecond to render. */
const mostItems = 500;

const decisionWords = new Map<unknown, Decision>([
  [true, true],
  ['true', true],
  ['yes', true],
  [false, false],
  ['false', false],
  ['no', false],
  [null, null],
  ['undecided', null],
]);
/** Whatever else it says is no decision that we know: then nobody may decide on the order, or be told what was decided. */
const Approval = after((value) => decisionWords.get(lowerCase(value ?? null)), v.nullable(v.boolean()));

/** A list of which every entry must be readable; none where there is nothing. */
const wholeList = <S extends v.GenericSchema>(entry: S, most = mostItems) =>
  after((value) => listIn(value ?? []) ?? value, v.pipe(v.array(entry), v.maxLength(most)));

const fieldsOrNone = <E extends v.ObjectEntries>(entries: E) =>
  after((value) => value || {}, fields(entries));

const Item = fields({
  url: LinkOrEmpty,
  image: ImageOrEmpty,
  alt: TextOrEmpty,
  name: RequiredText,
  articleNo: after((number) => (typeof number === 'number' ? String(number) : number), TextOrEmpty),
  quantity: WholeNumber,
  // An unknown status promises nothing.
  status: v.fallback(
    v.pipe(v.string(), v.trim(), v.toLowerCase(), v.picklist(['available', 'unavailable'])),
    'unavailable',
  ),
  price: Amount,
  currency: TextOrEmpty,
  vat: PercentOrNull,
});
export type UpstreamItem = v.InferOutput<typeof Item>;

/** A number beyond the exact ones is another than was sent. */
const Text = v.pipe(v.union([v.string(), v.pipe(v.number(), v.safeInteger())]), v.transform(String));

const Replacement = v.pipe(
  AnObject,
  v.transform((raw): unknown => ({ ...raw, approved: raw['approved'] ?? raw['decision'] })),
  fields({
    id: v.pipe(Text, ReplacementId),
    approved: Approval,
    decisionDefault: Approval,
    decisionDisabled: Flag,
    priceDiff: AmountOrZero,
    /** What a refusal pays back, where the server says so. */
    refundAmount: AmountOrNull,
    currency: TextOrEmpty,
    oldItems: wholeList(Item),
    newItems: wholeList(Item),
  }),
);

const Alternative = fields({
  orderId: Id,
  customerName: TextOrEmpty,
  currency: TextOrEmpty,
  vat: PercentOrNull,
  payment: fieldsOrNone({ payLink: Address, paid: Flag, needToCreatePayLink: Flag }),
  total: fieldsOrNone({
    totalPriceDiff: AmountOrZero,
    depositBalance: AmountOrZero,
    depositPaymentAmount: AmountOrZero,
    paymentAmount: AmountOrNull,
  }),
  replacements: v.pipe(
    wholeList(Replacement, maxDecisions),
    v.check((all) => new Set(all.map(({ id }) => id)).size === all.length, 'two replacements of one id'),
    v.check((all) => all.flatMap(({ oldItems, newItems }) => [...oldItems, ...newItems]).length <= mostItems),
  ),
});
export type UpstreamAlternative = v.InferOutput<typeof Alternative>;

const MethodId = v.pipe(Text, v.regex(/^[\w-]{1,40}$/));

export const alternativeSchemas = {
  alternative: one(Alternative),
  decide: one(fields({ needToCreatePayLink: Flag })),
  paymentMethods: v.pipe(
    fields({
      success: YesOrNo,
      list: withFallback(listOf(fields({ id: MethodId, title: RequiredText })), null),
      defaultPaymentId: withFallback(MethodId, null),
    }),
    v.check(({ success, list }) => !success || list !== null, 'list'),
    v.transform(({ list, ...answer }) => ({ ...answer, list: list ?? [] })),
  ),
  createPayLink: v.pipe(
    fields({ success: YesOrNo, payLink: v.nullish(Address, null) }),
    v.check(({ success, payLink }) => !success || payLink !== null, 'payLink'),
    v.transform(({ success, payLink }) => ({ success, payLink: payLink ?? '' })),
  ),
} as const;
