import { locales, type CurrencyCode, type LocaleCode } from '#shared/projects/locales.ts';

/** Between number and symbol, and between thousands where a country groups with a space: a price never wraps. */
const noBreakSpace = '\u00a0';

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

interface PriceFormat {
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

/** Countries whose price fields do not read well in a sentence. */
const sentencePrices: { readonly [Code in LocaleCode]?: (price: string) => string } = {
  de_CH: (price) => price.replace(/^(.*)\u00a0CHF$/, `CHF${noBreakSpace}$1`),
  // The field's "Ft-os" is an adjective: "1990 Ft-os szállítási díj", but "1990 Ft". There is no coin below one forint,
  // and numbers of four digits are not grouped in a text.
  hu: (price) =>
    price
      .replace(/(?<!\d)(\d)\u00a0(\d{3})(?=,)/, '$1$2')
      .replace(/,00(?=\D)/, '')
      .replace('Ft-os', 'Ft'),
  IE_en: (price) => price.replace(/^(.*)\u00a0€$/, '€$1'),
  // The field is the number alone; a sentence has to say of what.
  lt: (price) => `${price}${noBreakSpace}Eur`,
  ro: (price) => price.replace('RON', 'lei'),
  sv: (price) => price.replace('.', ','),
};

/** An amount within a sentence (behaviour/formats 11). @param minor as in `formatAmount` */
export const formatSentenceAmount = (minor: number, currency: CurrencyCode, locale: LocaleCode): string => {
  const amount = formatAmount(minor, currency, locale);
  return currency === locales[locale].currency ? (sentencePrices[locale]?.(amount) ?? amount) : amount;
};

/** Where a decimal point is usual. Swiss and Swedish prices have one as well, other numbers there a comma. */
const withPoint: ReadonlySet<LocaleCode> = new Set(['en', 'IE_en']);

/** A rate in percent as the locale's country writes it, without the sign: `19`, `25,5`. */
export const formatPercent = (percent: number, locale: LocaleCode): string =>
  withPoint.has(locale) ? String(percent) : String(percent).replace('.', ',');
