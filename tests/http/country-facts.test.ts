import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { localeCodes, locales, type LocaleCode } from '#shared/projects/locales.ts';
import { nationalFacts } from '#server/embedded/content/national-facts.ts';
import { articleId } from '#server/embedded/seed/content-tree.ts';
import { scopeOf, sharedEmbeddedClient } from '#tests/builders/embedded-api.ts';

const api = await sharedEmbeddedClient();

/** Every article that tells of law, tax or papers. */
const weighty = [
  'return-goods',
  'marketplace-returns',
  'warranty-claim',
  'before-fitting',
  'vat-and-eu-orders',
  'business-account',
  'become-seller',
  'invoice',
  'find-by-registration',
  'find-by-vin',
].map(articleId);

/** The articles of a host as visitors get them, and the words of its screens. */
const textOf = async (locale: LocaleCode): Promise<string> => {
  const articles = await Promise.all(
    weighty.map(async (id) => {
      const { body } = await api.get('/api/get_article', {
        ...scopeOf(locale, 'atd'),
        articleId: String(id),
      });
      const { title, shortContent, description, content } = body.data;
      return [title, shortContent, description, content.replaceAll(/<[^>]*>/g, ' ')].join('\n');
    }),
  );
  const words = readFileSync(new URL(`../../locales/${locale}.json`, import.meta.url), 'utf8');
  return [...articles, words].join('\n').replaceAll('\u00a0', ' ');
};

/** Rights, checks and papers that a country does not have. */
// oxfmt-ignore
const unknownThere: Readonly<Partial<Record<LocaleCode, RegExp>>> = {
  de_CH: /Widerruf|VIES|EU-|Fahrzeugschein|Zulassungs|USt-IdNr|UID-Nummer|TVA-Nummer|Feld [A-Z]\b|P\.1/u,
  CH_fr: /rétracta|VIES|\bUE\b|carte grise|certificat d’immatriculation|intracommunautaire|champ [A-Z]\b|P\.1/u,
  no: /VIES|\bEU\b|EU-grens/u,
  en: /VIES|\bEU\b|\bVRC\b|guarantee/u,
};

test.each(Object.entries(unknownThere))(
  '%s names nothing that its country does not have',
  async (locale, words) => {
    expect(words.exec(await textOf(locale as LocaleCode))?.[0]).toBeUndefined();
  },
);

/** One language, four countries: each has names of its own, and none of its neighbours'. */
const germanNames = {
  de: ['Fahrzeugschein', 'USt-IdNr.'],
  de_AT: ['Zulassungsschein', 'UID-Nummer'],
  de_CH: ['Fahrzeugausweis', 'MWST-Nummer'],
  de_LU: ['grauen Karte', 'TVA-Nummer'],
} as const satisfies Partial<Record<LocaleCode, readonly string[]>>;

test.each(Object.keys(germanNames) as (keyof typeof germanNames)[])(
  '%s names its own papers alone',
  async (locale) => {
    const text = await textOf(locale);
    const named = Object.values(germanNames)
      .flat()
      .filter((name) => text.includes(name));
    expect(named).toEqual([...germanNames[locale]]);
  },
);

describe.each(localeCodes)('the articles of %s', (locale) => {
  test('name what its country says: VIES only in the EU, its vehicle document and its tax number', async () => {
    const text = await textOf(locale);
    const { vatNumber, vehicleDocument } = nationalFacts[locale];
    expect([locales[locale].country, text.includes('VIES')]).toEqual([
      locales[locale].country,
      locales[locale].eu,
    ]);
    // Names are declined: their beginning is in every form.
    for (const name of [vatNumber, vehicleDocument.name])
      expect(text.toLowerCase()).toContain(name.slice(0, 5).toLowerCase());
  });
});
