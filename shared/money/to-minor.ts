import type { CurrencyCode } from '#shared/projects/locales.ts';
import { currencySymbols } from './format-price.ts';

const decimal = /^(-?)(\d+)(?:\.(\d+))?$/;

const notAnAmount = (major: number | string): never => {
  throw new RangeError(`Not a decimal amount: ${major}`);
};

/**
 * Cents of a decimal amount as the upstream sends it (`19.99`, `"19.99"`); a third decimal rounds half away from zero.
 * Reads the decimal digits instead of multiplying: `1.005 * 100` is 100.49999999999999.
 * Text that is no plain decimal, and amounts beyond safe integers, throw a RangeError.
 */
export const toMinor = (major: number | string): number => {
  // Only numbers below a millionth of a unit are printed with a negative exponent: far less than half a cent.
  if (typeof major === 'number' && Math.abs(major) < 1e-6) return 0;
  const [, sign, whole = '', fraction = ''] = decimal.exec(String(major).trim()) ?? notAnAmount(major);
  const cents = Number(whole + fraction.slice(0, 2).padEnd(2, '0')) + (Number(fraction[2] ?? 0) >= 5 ? 1 : 0);
  if (!Number.isSafeInteger(cents)) return notAnAmount(major);
  return sign === '-' && cents > 0 ? -cents : cents;
};

const isCurrencyCode = (code: string): code is CurrencyCode => Object.hasOwn(currencySymbols, code);

/** The currency an order names, in either case. Missing or unknown ones are shown as euros (behaviour/formats 4). */
export const decideCurrency = (code: string | null | undefined): CurrencyCode => {
  const upper = (code ?? '').trim().toUpperCase();
  return isCurrencyCode(upper) ? upper : 'EUR';
};
