import { expect, test } from 'vitest';
import { formatPercent } from './format-percent.ts';

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
