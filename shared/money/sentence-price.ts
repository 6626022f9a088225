import { locales, type CurrencyCode, type LocaleCode } from '#shared/projects/locales.ts';
import { formatAmount } from './format-price.ts';
import { noBreakSpace } from './price-formats.ts';

/** How a price stands in its sentence: by itself, or before the noun it belongs to. */
export type SentenceForm = 'plain' | 'adjective';

type Write = (price: string, form: SentenceForm) => string;

/** Countries whose price fields do not read well in a sentence. */
const sentencePrices: Readonly<Partial<Record<LocaleCode, Write>>> = {
  de_CH: (price) => price.replace(/^(.*)\u00a0CHF$/, `CHF${noBreakSpace}$1`),
  // The field's "Ft-os" is an adjective: "1990 Ft-os szállítási díj", but "1990 Ft". There is no coin below one forint,
  // and numbers of four digits are not grouped in a text.
  hu: (price, form) =>
    price
      .replace(/(?<!\d)(\d)\u00a0(\d{3})(?=,)/, '$1$2')
      .replace(/,00(?=\D)/, '')
      .replace('Ft-os', form === 'adjective' ? 'Ft-os' : 'Ft'),
  IE_en: (price) => price.replace(/^(.*)\u00a0€$/, '€$1'),
  // The field is the number alone; a sentence has to say of what.
  lt: (price) => `${price}${noBreakSpace}Eur`,
  ro: (price) => price.replace('RON', 'lei'),
  sv: (price) => price.replace('.', ','),
};

/**
 * An amount of a currency within a sentence (behaviour/formats 11). Price fields keep the form of `formatAmount`.
 * @param minor cents of `currency`; anything but a safe integer throws a RangeError
 */
export const formatSentenceAmount = (
  minor: number,
  currency: CurrencyCode,
  locale: LocaleCode,
  form: SentenceForm = 'plain',
): string => {
  const amount = formatAmount(minor, currency, locale);
  return currency === locales[locale].currency ? (sentencePrices[locale]?.(amount, form) ?? amount) : amount;
};

/**
 * A price in the locale's own currency within a sentence.
 * @param minor cents of that currency; anything but a safe integer throws a RangeError
 */
export const formatSentencePrice = (
  minor: number,
  locale: LocaleCode,
  form: SentenceForm = 'plain',
): string => formatSentenceAmount(minor, locales[locale].currency, locale, form);
