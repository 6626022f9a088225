import { formatAmount, formatSentenceAmount } from '#shared/money/format-price.ts';
import type { CurrencyCode } from '#shared/projects/locales.ts';
import { useSite } from '#client/stores/site.ts';

type FormatAmount = (minor: number, currency: CurrencyCode) => string;

/** A price field, in the country's format (behaviour/formats 1). */
export const usePriceFormat = (): FormatAmount => {
  const { locale } = useSite().project;
  return (minor, currency) => formatAmount(minor, currency, locale);
};

/** An amount within a sentence, in the language's format (behaviour/formats 11). */
export const useSentenceFormat = (): FormatAmount => {
  const { locale } = useSite().project;
  return (minor, currency) => formatSentenceAmount(minor, currency, locale);
};
