import { expect, test } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { rememberTexts } from './remembered-texts.ts';

type Translate = (key: string, variables?: Readonly<Record<string, unknown>>) => string;

const words = {
  plain: 'Help',
  named: 'Help of {{shop}}, {{ shop }}!',
  priced: 'You pay {{amount}}.',
  parts_one: '{{count}} part of {{shop}}',
  parts_other: '{{count}} parts of {{shop}}',
  loud: 'Help of {{shop, uppercase}}',
  broken: 'Help of {{shop',
};

test.each<[string, Readonly<Record<string, unknown>>?]>([
  ['plain'],
  ['plain', { shop: 'ATP' }],
  ['named', { shop: 'ATP' }],
  ['named', { shop: '$& {{amount}} $t(plain)' }],
  ['named', {}],
  ['named'],
  ['priced', { amount: '9,90 kr.' }],
  ['priced', { amount: 9.9 }],
  ['parts', { count: 1, shop: 'ATP' }],
  ['parts', { count: 2, shop: 'ATP' }],
  ['loud', { shop: 'ATP' }],
  ['broken', { shop: 'ATP' }],
  ['missing', { shop: 'ATP' }],
])('%s with %j is what i18next says, asked twice', (key, variables) => {
  const { t } = createI18n('en', words);
  const remembered = rememberTexts(t) as unknown as Translate;
  const expected = (t as unknown as Translate)(key, variables);
  expect([remembered(key, variables), remembered(key, variables)]).toEqual([expected, expected]);
});

test('a text is looked up once, whatever is put into it', () => {
  let asked = 0;
  const t = (key: string) => (asked++, `${key} {{shop}}`);
  const remembered = rememberTexts(t as never) as unknown as Translate;
  expect([remembered('named', { shop: 'ATP' }), remembered('named', { shop: 'PKW' }), asked]).toEqual([
    'named ATP',
    'named PKW',
    1,
  ]);
});
