import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Category } from '#shared/help-api/models.ts';
import { languageCodes, locales, type LanguageCode, type LocaleCode } from '#shared/projects/locales.ts';
import { contactWords } from './contact-words.ts';
import { directAnswers } from './direct-answers.ts';
import { withdrawalWords } from './withdrawal-words.ts';

const areaIds = [8, 12, 11, 106, 13, 276, 293, 278];

/** The categories of the demo shop as a language calls them. */
const treeOf = (language: LanguageCode): readonly Category[] => {
  const file = new URL(`../../embedded/content/${locales[language].backendCode}/areas.json`, import.meta.url);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    { title: string; description: string }
  >;
  return areaIds.map((id) => ({ id, path: `/categories/${id}`, children: [], ...texts[id]! }));
};

const withdrawalPage = 'https://www.shop.example/withdrawal';
const ask = (text: string, language: LanguageCode, locale: LocaleCode = language) =>
  directAnswers(text, treeOf(language), { locale, contactHosts: ['www.shop.example'] }, (key) =>
    key === 'taskWithdraw' ? withdrawalPage : undefined,
  );

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

// behaviour/search 23
describe.each(languageCodes)('in %s', (language) => {
  const tree = treeOf(language);
  const answer = (text: string) => ask(text, language);

  test('the name of a help area leads to it, in capitals without accents too', () => {
    for (const { title, id, path, description } of tree) {
      expect(answer(title).area).toEqual({ id, title, path, description });
      expect(answer(bare(title)).area?.id).toBe(id);
      expect(answer(title).asksForContact).toBeUndefined();
    }
  });

  test('every way to a person leads to the contact, what stands around it alone does not', () => {
    const { says, around } = contactWords[language];
    for (const way of says.split(' ')) expect(answer(bare(way)).asksForContact, way).toBe(true);
    expect(answer(around.split(' ').slice(0, 5).join(' '))).not.toHaveProperty('asksForContact');
  });

  test('every word for withdrawing leads to the shop’s page for it, what stands around it alone does not', () => {
    const { says, around } = withdrawalWords[language];
    for (const word of says.split(' ')) expect(answer(bare(word)).withdraw, word).toBe(withdrawalPage);
    expect(answer(around.split(' ').slice(0, 5).join(' '))).not.toHaveProperty('withdraw');
  });

  test('so do the words that the footer and an article call it by', () => {
    const file = new URL(`../../../locales/${language}.json`, import.meta.url);
    const { article } = JSON.parse(readFileSync(file, 'utf8')) as {
      article: { tasks: { withdraw: string } };
    };
    expect(answer(article.tasks.withdraw).withdraw, article.tasks.withdraw).toBe(withdrawalPage);
  });
});

test.each<[LanguageCode, string, number | undefined]>([
  ['en', 'order', 8],
  ['en', 'retruns', 11],
  ['de', 'lieferungen', 12],
  ['de', 'konto', 13],
  ['de', 'teile', 106],
  ['fr', 'clients', 276],
  ['en', 'cancel my order', undefined],
  ['de', 'und', undefined],
  ['de', 'wo ist meine lieferung', undefined],
  ['en', '?!', undefined],
  ['en', '', undefined],
])('%s: “%s” names the area %s', (language, text, id) => {
  expect(ask(text, language).area?.id).toBe(id);
});

test.each<[LanguageCode, string, boolean]>([
  ['en', 'how can I contact you?', true],
  ['en', 'phone number', true],
  ['en', 'telephnoe', true],
  ['de', 'Telefonnummer Kundenservice', true],
  ['fr', 'numéro de téléphone du service client', true],
  ['en', 'I want to talk to a real person', true],
  ['de', 'mit einem Mitarbeiter sprechen', true],
  ['fr', 'parler à un conseiller', true],
  ['hu', 'phone number', true],
  ['de', 'how can I contact you', true],
  ['en', 'change my phone number', false],
  ['fr', 'achat', false],
  ['en', 'customer service', false],
  ['en', 'did you get my email about the return', false],
])('%s: “%s” asks for a person: %s', (language, text, asks) => {
  expect(ask(text, language).asksForContact ?? false).toBe(asks);
});

test('a country speaks its language', () => {
  expect(ask('Lieferung', 'de', 'de_CH').area?.id).toBe(12);
});

test.each<[LanguageCode, string, boolean]>([
  ['en', 'withdraw', true],
  ['en', 'how do I withdraw from the contract', true],
  ['en', 'cancel my order', false],
  ['en', 'withdraw money from my account', false],
  ['de', 'Widerruf', true],
  ['de', 'Kaufvertrag widerrufen', true],
  ['de', 'Widerrufsbutton', true],
  ['de', 'Bestellung stornieren', false],
  ['fr', 'rétractation', true],
  ['fr', 'droit de rétractation', true],
  ['fr', 'se rétracter', true],
  ['pl', 'odstąpienie od umowy', true],
  ['fi', 'peruuta tilaus', false],
  ['fi', 'peruutus', false],
  ['fi', 'kauppa', false],
  ['fi', 'sopimuksen peruuttaminen', true],
  ['fi', 'haluan peruuttaa kaupan', true],
])('%s: “%s” asks to withdraw: %s', (language, text, asks) => {
  expect('withdraw' in ask(text, language)).toBe(asks);
});

test('a host without the shop’s page for it does not answer', () => {
  const project = { locale: 'de' as const, contactHosts: ['www.shop.example'] };
  expect(directAnswers('Widerruf', [], project, () => undefined)).toEqual({});
  expect(directAnswers('Widerruf', [], project, () => 'https://elsewhere.example/')).toEqual({});
});
