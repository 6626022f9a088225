import { describe, expect, test } from 'vitest';
import { stemsOf } from './word-stems.ts';

const share = (language: 'el' | 'sv', one: string, other: string): boolean =>
  stemsOf(language, one).some((stem) => stemsOf(language, other).includes(stem));

describe('two forms of a word share a stem', () => {
  test.each([
    ['el', 'παλιό', 'παλιά'],
    ['el', 'τιμολόγιο', 'τιμολογίου'],
    ['el', 'πληρώνω', 'πληρωμένη'],
    ['el', 'πληρώνω', 'πλήρωσα'],
    ['el', 'στείλω', 'έστειλα'],
    ['el', 'λείπει', 'έλειπε'],
    ['sv', 'paket', 'paketet'],
    ['sv', 'konto', 'kontot'],
    ['sv', 'beställa', 'beställning'],
    ['sv', 'beställde', 'beställt'],
    ['sv', 'faktura', 'fakturan'],
  ] as const)('%s: %s, %s', (language, one, other) => expect(share(language, one, other)).toBe(true));
});

describe('strangers share none', () => {
  test.each([
    ['el', 'μπορώ', 'έμπορος'],
    ['el', 'στάζει', 'στα'],
    ['sv', 'klarna', 'klar'],
    ['sv', 'tack', 'täckning'],
  ] as const)('%s: %s, %s', (language, one, other) => expect(share(language, one, other)).toBe(false));
});
