import { locales } from '#shared/projects/locales.ts';
import { countries } from '../content/countries.ts';
import type { DemoProject } from '../demo-project.ts';
import type { SiteTexts } from '../seed/site-texts.ts';
import { skinPicture } from '../skin-picture.ts';
import { localPrice, type DemoOrder, type DemoReplacement, type OrderLine } from './demo-orders.ts';

/** Replacement id -> replace (true) or cancel with refund (false). Whatever is in here is locked. */
export type Decisions = ReadonlyMap<number, boolean>;

export interface Payment {
  readonly token: string;
  readonly isPaid: boolean;
}

/** An order of one host as it stands now. */
export interface OrderState {
  readonly order: DemoOrder;
  readonly decisions: Decisions;
  readonly payment: Payment | undefined;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** What a replacement costs more than the old items, in minor units of the locale's currency; may be negative. */
const priceDifference = ({ locale }: DemoProject, { oldLines, newLines }: DemoReplacement): number => {
  const { currency } = locales[locale];
  const value = (lines: readonly OrderLine[]) =>
    sum(lines.map(({ price, quantity }) => localPrice(price, currency) * quantity));
  return value(newLines) - value(oldLines);
};

/**
 * What the customer has to pay, in minor units, if every replacement for which `counts` holds is accepted. What cheaper
 * ones save is paid back later and not set off, as the page announces it.
 */
const paymentAmount = (
  project: DemoProject,
  { replacements }: DemoOrder,
  counts: (replacement: DemoReplacement) => boolean,
): number =>
  sum(replacements.filter(counts).map((replacement) => Math.max(0, priceDifference(project, replacement))));

/** What is due for the decisions taken, in minor units. */
export const amountDue = (project: DemoProject, { order, decisions }: OrderState): number =>
  paymentAmount(project, order, ({ id }) => decisions.get(id) === true);

/** Everything is decided, something is due, and there is no link to pay it. */
export const needsPayLink = (project: DemoProject, state: OrderState): boolean =>
  state.payment === undefined &&
  state.order.replacements.every(({ id }) => state.decisions.has(id)) &&
  amountDue(project, state) > 0;

/** Major units with two decimals, as the contract writes prices. */
const major = (minor: number): number => minor / 100;

const approved = (decision: boolean | undefined): 'yes' | 'no' | 'undecided' =>
  decision === undefined ? 'undecided' : decision ? 'yes' : 'no';

const shapeItem =
  (project: DemoProject, site: SiteTexts, status: 'available' | 'unavailable') =>
  ({ product, articleNo, quantity, price }: OrderLine) => {
    const { country, currency } = locales[project.locale];
    const name = site.orderItems[product] ?? product;
    return {
      url: `https://www.${project.domain}/parts/${encodeURIComponent(articleNo)}`,
      image: skinPicture(project, `/images/products/${product}.svg`),
      alt: name,
      name,
      articleNo,
      quantity,
      status,
      price: major(localPrice(price, currency)),
      currency,
      country,
      vat: countries[project.locale].vat,
    };
  };

/** An order as `alternatives/prp` answers it (behaviour/upstream 15). Pay links begin with `payOrigin`. */
export const shapeAlternative = (
  project: DemoProject,
  site: SiteTexts,
  state: OrderState,
  payOrigin: string,
) => {
  const { order, decisions, payment } = state;
  const { country, currency } = locales[project.locale];
  const open = ({ id }: DemoReplacement) => decisions.get(id) !== false;
  const differences = order.replacements.filter(open).map((one) => priceDifference(project, one));
  return {
    id: order.id,
    orderId: order.orderId,
    customerName: 'Alex Demo',
    country,
    currency,
    vat: countries[project.locale].vat,
    payment: {
      payLink: payment ? `${payOrigin}/payment/${payment.token}` : null,
      paid: payment?.isPaid ?? false,
      needToCreatePayLink: needsPayLink(project, state),
    },
    total: {
      totalPriceDiff: major(sum(differences)),
      depositBalance: 0,
      depositPaymentAmount: 0,
      paymentAmount: major(paymentAmount(project, order, open)),
    },
    replacements: order.replacements.map((replacement) => ({
      id: replacement.id,
      approved: approved(decisions.get(replacement.id)),
      decisionDefault: approved(decisions.get(replacement.id)),
      decisionDisabled: decisions.has(replacement.id),
      priceDiff: major(priceDifference(project, replacement)),
      refundAmount: major(
        sum(replacement.oldLines.map(({ price, quantity }) => localPrice(price, currency) * quantity)),
      ),
      currency,
      country,
      oldItems: replacement.oldLines.map(shapeItem(project, site, 'unavailable')),
      newItems: replacement.newLines.map(shapeItem(project, site, 'available')),
    })),
  };
};
