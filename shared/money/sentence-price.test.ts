import { expect, test } from 'vitest';
import { formatSentenceAmount, formatSentencePrice } from './sentence-price.ts';

const visible = (price: string): string => price.replaceAll('\u00a0', '_');

test.each([
  { locale: 'hu', minor: 199_000, plain: '1990_Ft', adjective: '1990_Ft-os' },
  { locale: 'hu', minor: 199_050, plain: '1990,50_Ft', adjective: '1990,50_Ft-os' },
  { locale: 'hu', minor: 1_790_000, plain: '17_900_Ft', adjective: '17_900_Ft-os' },
  { locale: 'ro', minor: 39_990, plain: '399,90_lei', adjective: '399,90_lei' },
  { locale: 'lt', minor: 895, plain: '8,95_Eur', adjective: '8,95_Eur' },
  { locale: 'IE_en', minor: 8990, plain: '€89.90', adjective: '€89.90' },
  { locale: 'sv', minor: 120_000, plain: '1_200,00_kr', adjective: '1_200,00_kr' },
  { locale: 'de_CH', minor: 119_990, plain: 'CHF_1’199.90', adjective: 'CHF_1’199.90' },
  { locale: 'de', minor: 595, plain: '5,95_€', adjective: '5,95_€' },
  { locale: 'en', minor: 599, plain: '£5.99', adjective: '£5.99' },
] as const)('$minor in $locale stands in a sentence as $plain', ({ locale, minor, plain, adjective }) => {
  expect(visible(formatSentencePrice(minor, locale))).toBe(plain);
  expect(visible(formatSentencePrice(minor, locale, 'adjective'))).toBe(adjective);
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
