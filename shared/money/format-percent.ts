import type { LocaleCode } from '#shared/projects/locales.ts';
import { priceFormats } from './price-formats.ts';

/** A rate in percent as the locale's country writes it, without the sign: `19`, `25,5`. */
export const formatPercent = (percent: number, locale: LocaleCode): string =>
  String(percent).replace('.', priceFormats[locale].decimal);
