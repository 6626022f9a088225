import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { demoProjects } from '../demo-project.ts';
import { openEmbeddedStore } from '../embedded-store.ts';
import { readContent } from '../seed/read-content.ts';
import { resolveSource } from '../seed/resolve-source.ts';
import { createUiWords } from '../seed/ui-words.ts';
import { copySeededData } from '#tests/setup/seeded-data.ts';
import { languageOf, localeCodes } from '#shared/projects/locales.ts';
import { nationalFacts } from './national-facts.ts';
import { paymentFacts } from './payment-facts.ts';
import { shopOffers } from './shop-offers.ts';

const content = readContent(fileURLToPath(new URL('.', import.meta.url)));
const { dataFile, remove } = copySeededData();
const store = openEmbeddedStore(dataFile, { info: () => {}, error: () => {} });
afterAll(() => {
  store.close();
  remove();
});

test.each(demoProjects)('the ways to pay of $host are those of its orders', (project) => {
  const ids = Object.keys(store.wordsOf(project).site.paymentMethods);
  expect(ids.toSorted()).toEqual(shopOffers[project.locale].paymentMethods.toSorted());
});

/** Where a way to pay is named to say that it is not offered. */
const articlesThatRefuse = new Set(['payment-methods', 'cash-on-delivery', 'pay-later', 'payment-apps']);

const brands = ['iDEAL', 'Bancontact', 'TWINT', 'Apple Pay', 'Google Pay'];
const allNames = new Set([
  ...brands,
  ...Object.values(paymentFacts).flatMap(({ paymentApps, laterPayments }) => [
    ...paymentApps,
    ...laterPayments,
  ]),
]);

test.each(localeCodes)('no article of %s tells to pay in a way that its orders lack', (locale) => {
  const { localPayment } = nationalFacts[locale];
  const lacking = [...allNames, paymentFacts[locale].cashOnDelivery].filter((name) => name !== localPayment);
  const names = lacking.map((name) => RegExp.escape(name)).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names})(?![\\p{L}\\p{N}])`, 'u');
  const uiWords = createUiWords(locale);
  const articles = [...(content.get(languageOf(locale))?.articles ?? [])];
  const named = articles
    .filter(([slug]) => !articlesThatRefuse.has(slug))
    .map(([slug, file]) => `${slug}: ${pattern.exec(resolveSource(file, locale, uiWords))?.[0] ?? ''}`)
    .filter((line) => !line.endsWith(': '));
  expect(named).toEqual([]);
});
