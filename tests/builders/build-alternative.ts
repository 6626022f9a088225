import type { Alternative, Decision, Item, Payment, Replacement } from '#shared/alternatives/alternative.ts';

export const buildItem = (facts: Partial<Item> = {}): Item => ({
  url: 'https://www.atd-parts.de/brake-discs',
  image: '/images/products/brakeDiscs.svg',
  alt: 'Brake disc',
  name: 'Brake disc, front axle',
  articleNo: 'BD-1204',
  quantity: 1,
  status: 'available',
  price: 4000,
  currency: 'EUR',
  vat: 19,
  ...facts,
});

/** A replacement by its decision as loaded and now; undecided, free of surcharge and open unless told otherwise. */
export const buildReplacement = ({
  loaded = null,
  now = loaded,
  ...facts
}: Partial<Replacement> & { loaded?: Decision; now?: Decision } = {}): Replacement => ({
  id: '1',
  decision: now,
  preselected: null,
  loadedDecision: loaded,
  locked: loaded !== null,
  priceDiff: 0,
  currency: 'EUR',
  oldItems: [buildItem({ status: 'unavailable' })],
  newItems: [buildItem()],
  ...facts,
});

export const payments = {
  neither: { hasPayLink: false, paid: false, needToCreatePayLink: false },
  link: { hasPayLink: true, paid: false, needToCreatePayLink: false },
  'must be created': { hasPayLink: false, paid: false, needToCreatePayLink: true },
  'link, paid': { hasPayLink: true, paid: true, needToCreatePayLink: false },
  'paid, no link': { hasPayLink: false, paid: true, needToCreatePayLink: false },
} as const satisfies Record<string, Payment>;
export type PaymentName = keyof typeof payments;

/** An order with these replacements, numbered from 1. */
export const buildAlternative = (
  replacements: readonly Parameters<typeof buildReplacement>[0][],
  payment: Payment = payments.neither,
  facts: Partial<Alternative> = {},
): Alternative => ({
  orderId: 4711,
  customerName: 'Test customer',
  currency: 'EUR',
  vat: 19,
  total: { totalPriceDiff: 0, depositBalance: 0, depositPaymentAmount: 0, paymentAmount: null },
  payment,
  replacements: replacements.map((replacement, index) =>
    buildReplacement({ id: String(index + 1), ...replacement }),
  ),
  ...facts,
});
