import type { CurrencyCode, LocaleCode } from '#shared/projects/locales.ts';

/** Between number and symbol, and between thousands where a country groups with a space: a price never wraps. */
export const noBreakSpace = '\u00a0';

/** What stands beside the number (behaviour/formats 2). CHF and RON are shown as their codes. */
export const currencySymbols = {
  EUR: '€',
  GBP: '£',
  CHF: 'CHF',
  DKK: 'kr.',
  NOK: 'kr',
  SEK: 'kr',
  PLN: 'zł',
  HUF: 'Ft-os',
  CZK: 'Kč',
  BGN: 'лв.',
  RON: 'RON',
} as const satisfies Record<CurrencyCode, string>;

export interface PriceFormat {
  readonly thousands: string;
  readonly decimal: ',' | '.';
  /** Where the symbol of a price stands; `none`: a price in the country's own currency is the number alone. */
  readonly symbol: 'after' | 'before' | 'before-with-space' | 'none';
}

const dotted = { thousands: '.', decimal: ',', symbol: 'after' } as const satisfies PriceFormat;
const spaced = { thousands: noBreakSpace, decimal: ',', symbol: 'after' } as const satisfies PriceFormat;
const english = { thousands: ',', decimal: '.', symbol: 'after' } as const satisfies PriceFormat;

/**
 * How each country writes a price (behaviour/formats 1, 3). The table is stated here and not asked of `Intl`: its data
 * changes with every browser and Node, and a price that hydrates into another string is a price nobody trusts.
 */
export const priceFormats = {
  de: dotted,
  de_CH: { thousands: '’', decimal: '.', symbol: 'after' },
  CH_fr: { thousands: noBreakSpace, decimal: '.', symbol: 'after' },
  de_AT: dotted,
  de_LU: dotted,
  bg: spaced,
  nl_BE: dotted,
  BE_fr: spaced,
  cs: spaced,
  da: dotted,
  et: spaced,
  es: dotted,
  fi: spaced,
  fr: spaced,
  en: { ...english, symbol: 'before' },
  el: dotted,
  hu: spaced,
  IE_en: english,
  it: dotted,
  lt: { ...spaced, symbol: 'none' },
  lv: spaced,
  nl: { ...dotted, symbol: 'before-with-space' },
  no: spaced,
  pl: spaced,
  pt: spaced,
  ro: dotted,
  sv: { ...spaced, decimal: '.' },
  si: dotted,
  sk: spaced,
} as const satisfies Record<LocaleCode, PriceFormat>;
