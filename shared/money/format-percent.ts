import type { LocaleCode } from '#shared/projects/locales.ts';

/** Where a decimal point is usual. Swiss and Swedish prices have one as well, other numbers there a comma. */
const withPoint: ReadonlySet<LocaleCode> = new Set(['en', 'IE_en']);

/** A rate in percent as the locale's country writes it, without the sign: `19`, `25,5`. */
export const formatPercent = (percent: number, locale: LocaleCode): string =>
  withPoint.has(locale) ? String(percent) : String(percent).replace('.', ',');
