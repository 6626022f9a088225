import { expect, test } from 'vitest';
import { formatSentencePrice } from './sentence-price.ts';

const visible = (price: string): string => price.replaceAll('\u00a0', '_');

test.each([
  { locale: 'hu', minor: 199_000, plain: '1_990_Ft', adjective: '1_990_Ft-os' },
  { locale: 'hu', minor: 199_050, plain: '1_990,50_Ft', adjective: '1_990,50_Ft-os' },
  { locale: 'lt', minor: 895, plain: '8,95_Eur', adjective: '8,95_Eur' },
  { locale: 'de', minor: 595, plain: '5,95_€', adjective: '5,95_€' },
  { locale: 'en', minor: 599, plain: '£5.99', adjective: '£5.99' },
] as const)('$minor in $locale stands in a sentence as $plain', ({ locale, minor, plain, adjective }) => {
  expect(visible(formatSentencePrice(minor, locale))).toBe(plain);
  expect(visible(formatSentencePrice(minor, locale, 'adjective'))).toBe(adjective);
});
