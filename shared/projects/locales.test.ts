import { expect, test } from 'vitest';
import { localeCodes, locales } from './locales.ts';

/** Called otherwise by the shop than by BCP 47: Norwegian without a word on which of its two written forms. */
const calledOtherwise: Readonly<Record<string, string>> = { nb: 'no' };
const named = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

// behaviour/languages 1
test.each(localeCodes)('the row of %s is of one country and one language', (code) => {
  const { tag, country, backendCode, base, suffix, name, langName } = locales[code];
  const [language = '', region = ''] = tag.split('-');
  expect(region).toBe(country.toUpperCase());
  expect(named.of(region)).toBeTruthy();
  expect(backendCode).toBe(calledOtherwise[language] ?? language);
  expect(base === null ? language : locales[base].tag.split('-')[0]).toBe(language);
  expect(suffix.split('.').at(-1)).toBe(country === 'gb' ? 'uk' : country);
  expect(`${name} ${langName}`).toMatch(/^\S.* \S.*$/);
});
