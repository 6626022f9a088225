import type { LocaleCode } from '#shared/projects/locales.ts';

/**
 * What the demo shop offers, next to what a country's customers ask for. All that is not said here is not offered, and
 * the article that is asked says so; whoever changes a row rewrites that article.
 */
interface ShopOffers {
  /** Ids of the payment methods, as the orders of that country list them. */
  readonly paymentMethods: readonly string[];
  readonly cashOnDelivery: boolean;
  /** On account, later, or in instalments. */
  readonly laterPayment: boolean;
  /** Apple Pay, Google Pay and the apps of the country. */
  readonly paymentApps: boolean;
  readonly parcelLockers: boolean;
  /** Orders by telephone or email. */
  readonly spokenOrders: boolean;
  /** Fetching an order from the warehouse. */
  readonly collection: boolean;
  readonly taxExclaves: boolean;
  readonly electronicInvoices: boolean;
}

const usual: ShopOffers = {
  paymentMethods: ['4', '7', '8', '20'],
  cashOnDelivery: false,
  laterPayment: false,
  paymentApps: false,
  parcelLockers: false,
  spokenOrders: false,
  collection: false,
  taxExclaves: false,
  electronicInvoices: false,
};

export const shopOffers: Readonly<Record<LocaleCode, ShopOffers>> = {
  de: usual,
  de_CH: usual,
  CH_fr: usual,
  de_AT: usual,
  de_LU: usual,
  bg: usual,
  nl_BE: usual,
  BE_fr: usual,
  cs: usual,
  da: usual,
  et: usual,
  es: usual,
  fi: usual,
  fr: usual,
  en: usual,
  el: usual,
  hu: usual,
  IE_en: usual,
  it: usual,
  lt: usual,
  lv: usual,
  nl: usual,
  no: usual,
  pl: usual,
  pt: usual,
  ro: usual,
  sv: usual,
  si: usual,
  sk: usual,
};
