import type { LocaleCode } from '#shared/projects/locales.ts';
import { formatPrice } from './format-price.ts';
import { noBreakSpace } from './price-formats.ts';

/** How a price stands in its sentence: by itself, or before the noun it belongs to. */
export type SentenceForm = 'plain' | 'adjective';

type Write = (price: string, form: SentenceForm) => string;

/** Countries whose price fields do not read well in a sentence. */
const sentencePrices: Readonly<Partial<Record<LocaleCode, Write>>> = {
  // The field's "Ft-os" is an adjective: "1 990 Ft-os szállítási díj", but "1 990 Ft". There is no coin below one forint.
  hu: (price, form) => price.replace(/,00(?=\D)/, '').replace('Ft-os', form === 'adjective' ? 'Ft-os' : 'Ft'),
  // The field is the number alone; a sentence has to say of what.
  lt: (price) => `${price}${noBreakSpace}Eur`,
};

/**
 * A price within a sentence. Price fields keep the form of `formatPrice`.
 * @param minor cents of the locale's currency; anything but a safe integer throws a RangeError
 */
export const formatSentencePrice = (
  minor: number,
  locale: LocaleCode,
  form: SentenceForm = 'plain',
): string => {
  const price = formatPrice(minor, locale);
  return sentencePrices[locale]?.(price, form) ?? price;
};
