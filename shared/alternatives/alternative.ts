import * as v from 'valibot';
import { listOf, model } from '../model.ts';
import { currencyCodes } from '#shared/projects/locales.ts';

/** true: replace; false: cancel with refund; null: undecided (behaviour/orders 11). */
const Decision = v.nullable(v.boolean());
export type Decision = v.InferOutput<typeof Decision>;

const Currency = v.picklist(currencyCodes);

const Item = model({
  url: v.string(),
  image: v.string(),
  alt: v.string(),
  name: v.string(),
  articleNo: v.string(),
  quantity: v.number(),
  status: v.picklist(['available', 'unavailable']),
  /** Cents of `currency`, for one piece. */
  price: v.number(),
  currency: Currency,
  /** Percent; `null` where nobody says. */
  vat: v.nullable(v.number()),
});
export type Item = v.InferOutput<typeof Item>;

const Replacement = model({
  id: v.string(),
  /** Cents of `currency`; above zero the replacement costs more than what was ordered. */
  priceDiff: v.number(),
  /** Cents that a refusal pays back; left out where the server does not name them: then nobody does. */
  refundAmount: v.exactOptional(v.number()),
  currency: Currency,
  oldItems: listOf(Item),
  newItems: listOf(Item),
  decision: Decision,
  /** What the server proposes: chosen until the visitor chooses, and not saved before it was sent. */
  preselected: Decision,
  /** The decision that the server holds, as it was loaded or last sent. */
  loadedDecision: Decision,
  locked: v.boolean(),
});
export type Replacement = v.InferOutput<typeof Replacement>;

export interface ReceivedReplacement extends Omit<
  Replacement,
  'decision' | 'preselected' | 'loadedDecision' | 'locked'
> {
  readonly approved: Decision;
  readonly decisionDefault: Decision;
  readonly decisionDisabled: boolean;
}

/** The link itself stays on the server: an existing one is never followed, a method is always chosen first. */
const Payment = model({ hasPayLink: v.boolean(), paid: v.boolean(), needToCreatePayLink: v.boolean() });
export type Payment = v.InferOutput<typeof Payment>;

/** All in cents of the alternative's currency. */
const Totals = model({
  totalPriceDiff: v.number(),
  /** Credit that the shop holds for the customer. */
  depositBalance: v.number(),
  /** What the payment takes from that credit. */
  depositPaymentAmount: v.number(),
  /** What the server's decisions cost, credit taken off, paid or not; `null` where it does not say. */
  paymentAmount: v.nullable(v.number()),
});

export const Alternative = model({
  orderId: v.number(),
  customerName: v.string(),
  currency: Currency,
  /** Percent; `null` where nobody says. */
  vat: v.nullable(v.number()),
  payment: Payment,
  total: Totals,
  /** Never empty: an order without replacements is not found. */
  replacements: listOf(Replacement),
});
export type Alternative = v.InferOutput<typeof Alternative>;

/** The server's decision, its proposal, or undecided; locked where nobody may change it (behaviour/orders 12, 13). */
export const startReplacement = (received: ReceivedReplacement): Replacement => {
  const { approved, decisionDefault, decisionDisabled, ...facts } = received;
  return {
    ...facts,
    decision: approved ?? decisionDefault,
    preselected: decisionDefault,
    loadedDecision: approved,
    locked: decisionDisabled || approved !== null,
  };
};

/** Whether the server holds every decision: nothing is left to send. */
export const isAllSaved = (replacements: readonly Replacement[]): boolean =>
  replacements.every(({ loadedDecision }) => loadedDecision !== null);

/** Whether the success view replaces the form: all is decided, and a pay link is paid (behaviour/orders 25). */
export const isSettled = ({ replacements, payment }: Alternative): boolean =>
  payment.hasPayLink && payment.paid && isAllSaved(replacements);
