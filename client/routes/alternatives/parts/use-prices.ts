import { formatAmount, formatSentenceAmount } from '#shared/money/format-price.ts';
import type { CurrencyCode } from '#shared/projects/locales.ts';
import { useSite } from '#client/stores/site.ts';

/** Cents of a currency as text. */
type WriteAmount = (minor: number, currency: CurrencyCode) => string;

/** For a price field: an order's currency as this country writes it (behaviour/formats 1). */
export const usePriceField = (): WriteAmount => {
  const { locale } = useSite().project;
  return (minor, currency) => formatAmount(minor, currency, locale);
};

/** For an amount within a text, as the language reads it there (behaviour/formats 11). */
export const useAmounts = (): WriteAmount => {
  const { locale } = useSite().project;
  return (minor, currency) => formatSentenceAmount(minor, currency, locale);
};
