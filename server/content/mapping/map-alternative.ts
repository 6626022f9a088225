import {
  startReplacement,
  type Alternative,
  type Item,
  type Replacement,
} from '#shared/alternatives/alternative.ts';
import { decideCurrency, toMinor } from '#shared/money/to-minor.ts';
import { locales } from '#shared/projects/locales.ts';
import type { ProjectFacts } from '#shared/projects/project-table.ts';
import { listedAddress } from './contact.ts';
import type { UpstreamAlternative, UpstreamItem } from '#server/upstream/alternative-schemas.ts';

/**
 * An order as screens get it: amounts in cents, decisions as true, false and null, without id and pay link.
 * `null` for an order without replacements (behaviour/orders 1). Throws a RangeError on amounts that are too
 * large, and on those of several currencies, which have no sum.
 */
export const toAlternative = (
  { payment, total, ...order }: UpstreamAlternative,
  project: ProjectFacts,
): Alternative | null => {
  if (order.replacements.length === 0) return null;
  const currency = order.currency || order.replacements[0]?.currency || locales[project.locale].currency;
  const { vat } = order;
  const replacements = order.replacements.map((replacement) =>
    toReplacement(replacement, { currency, vat, project }),
  );
  if (replacements.some((each) => each.currency !== decideCurrency(currency)))
    throw new RangeError('replacements in several currencies');
  return {
    orderId: order.orderId,
    customerName: order.customerName,
    currency: decideCurrency(currency),
    vat,
    payment: {
      hasPayLink: payment.payLink !== '',
      paid: payment.paid,
      needToCreatePayLink: payment.needToCreatePayLink,
    },
    total: {
      totalPriceDiff: toMinor(total.totalPriceDiff),
      depositBalance: toMinor(total.depositBalance),
      depositPaymentAmount: toMinor(total.depositPaymentAmount),
      paymentAmount: total.paymentAmount === null ? null : toMinor(total.paymentAmount),
    },
    replacements,
  };
};

interface Order {
  readonly currency: string;
  readonly vat: number | null;
  readonly project: ProjectFacts;
}

const toReplacement = (
  { oldItems, newItems, priceDiff, refundAmount, ...facts }: UpstreamAlternative['replacements'][number],
  order: Order,
): Replacement => {
  const currency = facts.currency || order.currency;
  const within = { ...order, currency };
  return startReplacement({
    ...facts,
    currency: decideCurrency(currency),
    priceDiff: toMinor(priceDiff),
    ...(refundAmount !== null && { refundAmount: toMinor(refundAmount) }),
    oldItems: oldItems.map((item) => toItem(item, within)),
    newItems: newItems.map((item) => toItem(item, within)),
  });
};

const toItem = ({ image, price, currency, vat, ...facts }: UpstreamItem, order: Order): Item => ({
  ...facts,
  image: isOwnImage(image, order.project) ? image : '',
  price: toMinor(price),
  currency: decideCurrency(currency || order.currency),
  vat: vat ?? order.vat,
});

/** Only what the page's policy lets it show: another host would learn that somebody looks at this order. */
const isOwnImage = (image: string, { imageHosts }: ProjectFacts): boolean =>
  image.startsWith('/') || listedAddress(image, imageHosts) !== null;
