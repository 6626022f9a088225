import { formatSentenceAmount, priceFormats } from '#shared/money/format-price.ts';
import { locales, type LanguageCode, type LocaleCode } from '#shared/projects/locales.ts';
import { countries, type DayRange } from '../content/countries.ts';
import { nationalFacts } from '../content/national-facts.ts';
import { demoProjects, type DemoProject } from '../demo-project.ts';
import { serviceHours } from './service-hours.ts';
import type { SiteTexts } from './site-texts.ts';

type PlaceholderValues = Readonly<Record<string, string>>;

/** Puts values where `{{name}}` stands; a name without a value stays as it is. */
export const fillPlaceholders = (template: string, values: PlaceholderValues): string =>
  template.replace(/\{\{(\w+(?::\w+)?)\}\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );

/** The text with a capital letter in front, for the beginning of a line or a sentence. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const rangeSigns: Readonly<Partial<Record<LanguageCode, string>>> = {
  fr: '\u00a0à\u00a0',
  sk: '\u00a0–\u00a0',
};

/** A range of days. The word joiners keep its halves on one line. */
const rangeOf = ({ from, to }: DayRange, language: LanguageCode): string =>
  `${from}${rangeSigns[language] ?? '\u2060–\u2060'}${to}`;

/** A price in the locale's own currency within a sentence. @param minor in cents. */
export const sentencePrice = (minor: number, locale: LocaleCode): string =>
  formatSentenceAmount(minor, locales[locale].currency, locale);

const prices = ({ locale }: DemoProject) => {
  const facts = countries[locale];
  const price = (minor: number) => sentencePrice(minor, locale);
  return {
    freeShippingFrom: price(facts.freeShippingFrom),
    shippingCost: price(facts.shipping),
    bulkyCost: price(facts.bulky),
    returnLabelCost: price(facts.label),
    depositExample: price(facts.deposit),
    orderExample: price(facts.orderExample),
  };
};

/** Prices before a noun: "1990 Ft-os szállítási díj". */
const adjectives = (project: DemoProject) =>
  Object.fromEntries(
    Object.entries(prices(project)).map(([name, price]) => [
      `${name}:adjective`,
      price.replace(/Ft$/, 'Ft-os'),
    ]),
  );

/** Bonus points for the order of `orderExample`: one for each full `pointUnit`, whose number is whole. */
const orderPoints = ({ locale }: DemoProject): string => {
  const unit = Number(/\d+/.exec(nationalFacts[locale].pointUnit)?.[0]);
  const points = Math.floor(countries[locale].orderExample / (unit * 100));
  return String(points).replace(/\B(?=(?:\d{3})+$)/g, priceFormats[locale].thousands);
};

const periods = ({ locale, textLanguage }: DemoProject) => {
  const { deliveryDays, refundDays, returnDays } = countries[locale];
  return {
    deliveryDays: rangeOf(deliveryDays, textLanguage),
    deliveryDaysMost: String(deliveryDays.to),
    refundDays: rangeOf(refundDays, textLanguage),
    refundDaysMost: String(refundDays.to),
    returnDays: String(returnDays),
  };
};

/** The values of every placeholder an article may use, for one host. `hours` comes from its `site.json`. */
export const placeholderValues = (
  project: DemoProject,
  hours: SiteTexts['serviceHours'],
): PlaceholderValues => {
  const facts = countries[project.locale];
  const alone = serviceHours(hours.alone, project, facts);
  const inSentence = serviceHours(hours.sentence, project, facts);
  return {
    shop: project.shop,
    domain: project.domain,
    ...prices(project),
    ...adjectives(project),
    orderPoints: orderPoints(project),
    ...periods(project),
    serviceHours: alone,
    ServiceHours: upperFirst(alone),
    serviceHoursSentence: inSentence,
    ServiceHoursSentence: upperFirst(inSentence),
    returnAddress: `${project.shop}, ${facts.returnAddress}`,
  };
};

const valueNames = new Set(
  demoProjects.flatMap((project) => Object.keys(placeholderValues(project, { alone: '', sentence: '' }))),
);

/** Whether there is a value of that name: one that is put in when an article is read, not when it is seeded. */
export const isValueName = (name: string): boolean => valueNames.has(name);
