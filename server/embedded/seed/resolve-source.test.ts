import { describe, expect, test } from 'vitest';
import { resolveSource, uiKeysOf } from './resolve-source.ts';
import { createUiWords } from './ui-words.ts';

const words = new Map([
  ['a.replace', 'Ersetzen'],
  ['a.count', '{{count}} Teile'],
]);
const resolve = (source: string, locale: Parameters<typeof resolveSource>[1]): string =>
  resolveSource(source, locale, (key) => words.get(key));

describe('conditions', () => {
  const source = 'a {{if eu}}EU{{else}}other{{endif}} b{{if de_AT de_LU}} c{{endif}}{{if not eu}} d{{endif}}';

  test.each([
    { locale: 'de', resolved: 'a EU b' },
    { locale: 'de_AT', resolved: 'a EU b c' },
    { locale: 'de_CH', resolved: 'a other b d' },
    { locale: 'en', resolved: 'a other b d' },
  ] as const)('keep in $locale what holds there', ({ locale, resolved }) => {
    expect(resolve(source, locale)).toBe(resolved);
  });

  test('take their lines with them, so that a table stays whole', () => {
    const table = '| a |\n| - |\n{{if withdrawal}}\n| b |\n  {{else}}\n| c |\n{{endif}}\n| d |\n';
    expect(resolve(table, 'de')).toBe('| a |\n| - |\n| b |\n| d |\n');
    expect(resolve(table, 'CH_fr')).toBe('| a |\n| - |\n| c |\n| d |\n');
    expect(resolve('x\n{{if eu}}\ny\n{{endif}}', 'de')).toBe('x\ny\n');
  });

  test('ask for a fact of law and for an entry of the vehicle document', () => {
    const asked =
      '{{if guarantee}}{{guaranteeYears}}{{else}}-{{endif}} {{if field:makerKey}}{{field:makerKey}}{{endif}}';
    expect(resolve(asked, 'es')).toBe('3 ');
    expect(resolve(asked, 'nl')).toBe('- ');
    expect(resolve(asked, 'de')).toBe('2 2.1');
  });

  test('leave out the sentence whose fact is not known', () => {
    const sentence =
      'a.{{if batteryCharge}} {{batteryCharge}}{{endif}}{{if batteryDays}} in {{batteryDays}}{{endif}}';
    expect(resolve(sentence, 'de')).toBe('a. 7,50\u00a0€');
    expect(resolve(sentence, 'pl')).toBe('a. 30,00\u00a0zł in 30');
    expect(resolve(sentence, 'fr')).toBe('a.');
    expect(resolve('{{if withdrawalButton}}yes{{else}}no{{endif}}', 'en')).toBe('no');
  });
});

describe('names', () => {
  test('of a country and words of the screens are put in; values stay for later', () => {
    expect(
      resolve('{{VatNumber}} {{field:vin}} {{vehicleDocument:in}} {{ui:a.replace}} {{returnDays}}', 'de_CH'),
    ).toBe('MWST-Nummer 23 im Fahrzeugausweis Ersetzen {{returnDays}}');
    expect(resolve('{{LocalPayment}}, {{CardPayment}}', 'nl')).toBe('iDEAL, Creditcard of debitcard');
  });

  test('of a list are joined as the language does', () => {
    expect(resolve('{{laterPayments}}', 'fr')).toBe('Alma, Klarna ou Oney');
    expect(resolve('{{if paymentApps}}{{paymentApps}}{{else}}-{{endif}}', 'en')).toBe('-');
  });

  test('of words are listed by key', () => {
    expect(uiKeysOf('{{ui:a.replace}} {{shop}} {{ui:b}}')).toEqual(['a.replace', 'b']);
  });
});

describe('a source is refused with its line', () => {
  test.each([
    { source: 'a\n{{nowhere}}', problem: 'line 2: {{nowhere}} is unknown' },
    { source: 'a\n\n{{ui:a.b}}', problem: 'line 3: {{ui:a.b}} is unknown' },
    { source: '{{ui:a.count}}', problem: 'line 1: {{ui:a.count}} is unknown' },
    { source: '{{if eu}}\n{{else}}\n{{nowhere}}{{endif}}', problem: 'line 3: {{nowhere}} is unknown' },
    { source: 'a\n{{if mars}}{{endif}}', problem: 'line 2: {{if mars}} asks for the unknown "mars"' },
    { source: '{{if not}}{{endif}}', problem: 'line 1: {{if not}} asks for nothing' },
    { source: 'a\n{{if eu}}b', problem: 'line 2: {{if …}} without {{endif}}' },
    { source: 'a\nb{{endif}}', problem: 'line 2: {{endif}} without {{if …}}' },
    { source: '{{if eu}}\n{{if eu}}{{endif}}', problem: 'line 2: {{if eu}} within another block' },
    { source: '{{if eu}}{{else}}{{else}}{{endif}}', problem: 'line 1: a second {{else}}' },
  ])('$problem', ({ source, problem }) => {
    expect(() => resolve(source, 'de')).toThrow(problem);
  });

  test('where it asks for what the country does not have', () => {
    expect(() => resolve('a\n{{withdrawalDays}}', 'de_CH')).toThrow(
      'line 2: {{withdrawalDays}} is nothing in de_CH',
    );
  });
});

test('words of the screens come from the variant, its language, German', () => {
  const key = 'common.close';
  expect(createUiWords('de_CH')(key)).toBe('Schliessen');
  expect(createUiWords('de_AT')(key)).toBe('Schließen');
  expect(createUiWords('IE_en')(key)).toBe('Close');
  expect(createUiWords('en')('common')).toBeUndefined();
  expect(createUiWords('en')('common.toString')).toBeUndefined();
});
