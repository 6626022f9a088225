import { formatAmount } from '#shared/money/format-price.ts';
import type { CurrencyCode } from '#shared/projects/locales.ts';
import { useSite } from '#client/page/site-context.ts';

/** Writes cents of an order's currency as this country does (behaviour/formats 1). */
export const usePrices = (): ((minor: number, currency: CurrencyCode) => string) => {
  const { locale } = useSite().project;
  return (minor, currency) => formatAmount(minor, currency, locale);
};
