import type { CurrencyCode } from '#shared/projects/locales.ts';
import { currencySymbols } from './price-formats.ts';

const isCurrencyCode = (code: string): code is CurrencyCode => Object.hasOwn(currencySymbols, code);

/** The currency an order names, in either case. Missing or unknown ones are shown as euros (behaviour/formats 4). */
export const decideCurrency = (code: string | null | undefined): CurrencyCode => {
  const upper = (code ?? '').trim().toUpperCase();
  return isCurrencyCode(upper) ? upper : 'EUR';
};
