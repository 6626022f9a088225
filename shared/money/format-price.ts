import { locales, type CurrencyCode, type LocaleCode } from '#shared/projects/locales.ts';
import { currencySymbols, noBreakSpace, priceFormats, type PriceFormat } from './price-formats.ts';

// Screen readers say "minus" here; a hyphen they pass over, and a refund would sound like a price.
const minus = '\u2212';

const formatNumber = (minor: number, { thousands, decimal }: PriceFormat): string => {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, thousands);
  return `${whole}${decimal}${digits.slice(-2)}`;
};

const withSymbol = (
  number: string,
  symbol: string,
  position: Exclude<PriceFormat['symbol'], 'none'>,
): string => {
  if (position === 'after') return `${number}${noBreakSpace}${symbol}`;
  // A sign may touch the number (£1.00), letters may not (CHF 1.00).
  const gap = position === 'before' && symbol.length === 1 ? '' : noBreakSpace;
  return `${symbol}${gap}${number}`;
};

/**
 * An amount of a currency as the locale's country writes it: `1.234,50 €`, `£1,234.50` (behaviour/formats 1).
 * For orders, whose currency need not be the country's; where that country leaves the symbol of its own currency
 * out, a foreign one is still named.
 * @param minor cents of `currency`; anything but a safe integer throws a RangeError
 */
export const formatAmount = (minor: number, currency: CurrencyCode, locale: LocaleCode): string => {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Not an amount in minor units: ${minor}`);
  const format: PriceFormat = priceFormats[locale];
  const number = formatNumber(minor, format);
  const sign = minor < 0 ? minus : '';
  if (format.symbol !== 'none') return sign + withSymbol(number, currencySymbols[currency], format.symbol);
  const isOwnCurrency = currency === locales[locale].currency;
  return sign + (isOwnCurrency ? number : withSymbol(number, currencySymbols[currency], 'after'));
};

/**
 * A price in the locale's own currency (behaviour/formats 1).
 * @param minor cents of that currency; anything but a safe integer throws a RangeError
 */
export const formatPrice = (minor: number, locale: LocaleCode): string =>
  formatAmount(minor, locales[locale].currency, locale);
