import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { localeCodes, locales, type CurrencyCode, type LocaleCode } from '#shared/projects/locales.ts';
import { formatAmount, formatPercent, formatSentenceAmount } from './format-price.ts';

/** A price in the locale's own currency. */
const formatPrice = (minor: number, locale: LocaleCode): string =>
  formatAmount(minor, locales[locale].currency, locale);

// `_` stands for the no-break space, so that a plain space in a price fails the comparison.
const visible = (price: string): string => price.replaceAll('\u00a0', '_');

const expected: Record<LocaleCode, readonly [small: string, large: string]> = {
  de: ['1,00_€', '1.234.567,89_€'],
  de_CH: ['1.00_CHF', '1’234’567.89_CHF'],
  CH_fr: ['1.00_CHF', '1_234_567.89_CHF'],
  de_AT: ['1,00_€', '1.234.567,89_€'],
  de_LU: ['1,00_€', '1.234.567,89_€'],
  bg: ['1,00_лв.', '1_234_567,89_лв.'],
  nl_BE: ['1,00_€', '1.234.567,89_€'],
  BE_fr: ['1,00_€', '1_234_567,89_€'],
  cs: ['1,00_Kč', '1_234_567,89_Kč'],
  da: ['1,00_kr.', '1.234.567,89_kr.'],
  et: ['1,00_€', '1_234_567,89_€'],
  es: ['1,00_€', '1.234.567,89_€'],
  fi: ['1,00_€', '1_234_567,89_€'],
  fr: ['1,00_€', '1_234_567,89_€'],
  en: ['£1.00', '£1,234,567.89'],
  el: ['1,00_€', '1.234.567,89_€'],
  hu: ['1,00_Ft-os', '1_234_567,89_Ft-os'],
  IE_en: ['1.00_€', '1,234,567.89_€'],
  it: ['1,00_€', '1.234.567,89_€'],
  lt: ['1,00', '1_234_567,89'],
  lv: ['1,00_€', '1_234_567,89_€'],
  nl: ['€_1,00', '€_1.234.567,89'],
  no: ['1,00_kr', '1_234_567,89_kr'],
  pl: ['1,00_zł', '1_234_567,89_zł'],
  pt: ['1,00_€', '1_234_567,89_€'],
  ro: ['1,00_RON', '1.234.567,89_RON'],
  sv: ['1.00_kr', '1_234_567.89_kr'],
  si: ['1,00_€', '1.234.567,89_€'],
  sk: ['1,00_€', '1_234_567,89_€'],
};

describe('a price', () => {
  test('has an expected form for each locale', () => {
    expect(Object.keys(expected).sort()).toEqual([...localeCodes].sort());
  });

  test.each(localeCodes)('in %s is written as its country writes it', (locale) => {
    const [small, large] = expected[locale];
    expect(visible(formatPrice(100, locale))).toBe(small);
    expect(visible(formatPrice(123_456_789, locale))).toBe(large);
  });

  test.each([
    { minor: 0, price: '0,00_€' },
    { minor: -0, price: '0,00_€' },
    { minor: 5, price: '0,05_€' },
    { minor: 99, price: '0,99_€' },
    { minor: 99_999, price: '999,99_€' },
    { minor: 100_000, price: '1.000,00_€' },
  ])('of $minor cents is $price', ({ minor, price }) => {
    expect(visible(formatPrice(minor, 'de'))).toBe(price);
  });

  test.each([
    { locale: 'de', price: '−12,30_€' },
    { locale: 'nl', price: '−€_12,30' },
    { locale: 'en', price: '−£12.30' },
    { locale: 'lt', price: '−12,30' },
  ] as const)('below zero begins with the minus sign in $locale', ({ locale, price }) => {
    expect(visible(formatPrice(-1230, locale))).toBe(price);
  });

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('of %d cents is refused', (minor) => {
    expect(() => formatPrice(minor, 'de')).toThrow(RangeError);
  });

  test('keeps every digit and has no space that could wrap', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom(...localeCodes), (minor, locale) => {
        const price = formatPrice(minor, locale);
        expect(price).not.toMatch(/[ \n]/);
        expect(price.replace(/\D/g, '').replace(/^0+(?=\d)/, '')).toBe(String(Math.abs(minor)));
      }),
    );
  });
});

describe('an order in another currency', () => {
  test.each([
    { currency: 'GBP', locale: 'de', amount: '1.234,50_£' },
    { currency: 'EUR', locale: 'en', amount: '€1,234.50' },
    { currency: 'CHF', locale: 'en', amount: 'CHF_1,234.50' },
    { currency: 'DKK', locale: 'en', amount: 'kr._1,234.50' },
    { currency: 'GBP', locale: 'nl', amount: '£_1.234,50' },
    { currency: 'EUR', locale: 'sv', amount: '1_234.50_€' },
    { currency: 'PLN', locale: 'lt', amount: '1_234,50_zł' },
    { currency: 'EUR', locale: 'lt', amount: '1_234,50' },
  ] satisfies { currency: CurrencyCode; locale: LocaleCode; amount: string }[])(
    'shows $currency in $locale as $amount',
    ({ currency, locale, amount }) => {
      expect(visible(formatAmount(123_450, currency, locale))).toBe(amount);
    },
  );
});

describe('sentence price', () => {
  const visible = (price: string): string => price.replaceAll('\u00a0', '_');

  test.each([
    { locale: 'hu', minor: 199_000, plain: '1990_Ft' },
    { locale: 'hu', minor: 199_050, plain: '1990,50_Ft' },
    { locale: 'hu', minor: 1_790_000, plain: '17_900_Ft' },
    { locale: 'ro', minor: 39_990, plain: '399,90_lei' },
    { locale: 'lt', minor: 895, plain: '8,95_Eur' },
    { locale: 'IE_en', minor: 8990, plain: '€89.90' },
    { locale: 'sv', minor: 120_000, plain: '1_200,00_kr' },
    { locale: 'de_CH', minor: 119_990, plain: 'CHF_1’199.90' },
    { locale: 'de', minor: 595, plain: '5,95_€' },
    { locale: 'en', minor: 599, plain: '£5.99' },
  ] as const)('$minor in $locale stands in a sentence as $plain', ({ locale, minor, plain }) => {
    expect(visible(formatSentenceAmount(minor, locales[locale].currency, locale))).toBe(plain);
  });

  // An order's currency need not be the country's.
  test.each([
    { locale: 'hu', currency: 'HUF', written: '1990_Ft' },
    { locale: 'hu', currency: 'EUR', written: '1_990,00_€' },
    { locale: 'lt', currency: 'EUR', written: '1_990,00_Eur' },
    { locale: 'lt', currency: 'PLN', written: '1_990,00_zł' },
  ] as const)('an amount in $currency reads $written in $locale', ({ locale, currency, written }) => {
    expect(visible(formatSentenceAmount(199_000, currency, locale))).toBe(written);
  });
});

test.each([
  { percent: 19, locale: 'de', written: '19' },
  { percent: 25.5, locale: 'fi', written: '25,5' },
  { percent: 8.1, locale: 'de_CH', written: '8,1' },
  { percent: 8.1, locale: 'CH_fr', written: '8,1' },
  { percent: 25.5, locale: 'sv', written: '25,5' },
  { percent: 0.5, locale: 'en', written: '0.5' },
  { percent: 0, locale: 'en', written: '0' },
] as const)('$percent percent is written $written in $locale', ({ percent, locale, written }) => {
  expect(formatPercent(percent, locale)).toBe(written);
});
