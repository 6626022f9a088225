import { locales, type LocaleCode } from '#shared/projects/locales.ts';
import { consumerFacts } from '../content/consumer-facts.ts';
import { deliveryFacts } from '../content/delivery-facts.ts';
import { nationalFacts, type VehicleField } from '../content/national-facts.ts';
import { paymentFacts } from '../content/payment-facts.ts';
import { sentencePrice } from './fill-placeholders.ts';

/** What placeholders of a country's facts become, by their names; `null` where the country has none. */
export type CountryTerms = Readonly<Record<string, string | null>>;

const numberTerm = (value: number | null): string | null => (value === null ? null : String(value));

/** "BLIK, PayPo or Klarna", as the locale writes it; nothing where there is no name. */
const anyOf = (names: readonly string[], locale: LocaleCode): string | null =>
  names.length === 0 ? null : new Intl.ListFormat(locales[locale].tag, { type: 'disjunction' }).format(names);

const namesOf = (locale: LocaleCode): CountryTerms => {
  const { vatNumber, vehicleDocument, cardPayment, localPayment, pointUnit, ...law } = nationalFacts[locale];
  const { name, within, searchCode, fields } = vehicleDocument;
  return {
    vatNumber,
    vehicleDocument: name,
    'vehicleDocument:in': within,
    searchCode,
    cardPayment,
    localPayment,
    pointUnit,
    withdrawalDays: numberTerm(law.withdrawalDays),
    guaranteeYears: numberTerm(law.guaranteeYears),
    ...Object.fromEntries(
      Object.keys(fields).map((field) => [`field:${field}`, fields[field as VehicleField]]),
    ),
  };
};

const paymentTerms = (locale: LocaleCode): CountryTerms => {
  const { paymentApps, laterPayments, ...names } = paymentFacts[locale];
  return { ...names, paymentApps: anyOf(paymentApps, locale), laterPayments: anyOf(laterPayments, locale) };
};

const consumerTerms = (locale: LocaleCode): CountryTerms => {
  const { disputeBody, batteryCharge, recyclingPoint, winterTread, electronicInvoice } =
    consumerFacts[locale];
  return {
    disputeBody: disputeBody.name,
    disputeSite: disputeBody.site,
    batteryCharge: batteryCharge && sentencePrice(batteryCharge.amount, locale),
    batteryDays: numberTerm(batteryCharge?.days ?? null),
    recyclingPoint,
    winterTread: numberTerm(winterTread),
    electronicInvoice,
  };
};

/** Names, numbers and terms of a country, put into the text when it is seeded: visitors search for them. */
export const countryTerms = (locale: LocaleCode): CountryTerms => ({
  ...namesOf(locale),
  ...paymentTerms(locale),
  ...deliveryFacts[locale],
  ...consumerTerms(locale),
});
