import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { nationalFacts } from '#server/embedded/content/national-facts.ts';
import { placedArticles } from '#server/embedded/seed/content-tree.ts';
import { readContent } from '#server/embedded/seed/read-content.ts';
import { resolveConditions } from '#server/embedded/seed/source-conditions.ts';
import { languageOf, localeCodes, type LanguageCode, type LocaleCode } from '#shared/projects/locales.ts';
import { figuresOf } from './figures-of-text.ts';

const content = readContent(fileURLToPath(new URL('../../server/embedded/content', import.meta.url)));

interface Concept {
  readonly figure: string;
  readonly articles: readonly string[];
  /** Left out where it holds everywhere. */
  readonly where?: (locale: LocaleCode) => boolean;
}

const hasWithdrawal = (locale: LocaleCode): boolean => nationalFacts[locale].withdrawalDays !== null;

/** What the articles promise, and every article that names it: all of them give the same figure. */
const concepts: Readonly<Record<string, Concept>> = {
  'goods may be returned within': {
    figure: '{{returnDays}} day',
    articles: [
      'become-seller', 'before-fitting', 'bulky-goods', 'cash-on-delivery', 'change-or-cancel-order',
      'marketplace-returns', 'replacement-offer', 'return-goods', 'something-wrong', 'suitable-part', 'withdrawal',
      'wrong-part',
    ], // oxfmt-ignore
  },
  'a contract may be withdrawn from within': {
    figure: '{{withdrawalDays}} day',
    articles: ['marketplace-returns', 'return-goods', 'withdrawal'],
    where: hasWithdrawal,
  },
  'after a withdrawal goods and money follow within': {
    figure: '14 day',
    articles: ['withdrawal'],
    where: hasWithdrawal,
  },
  'a refund takes': {
    figure: '{{refundDays}} working day',
    articles: [
      'damaged-parcel', 'deposit-old-part', 'marketplace-returns', 'refund-time', 'return-goods',
    ], // oxfmt-ignore
  },
  'a refund after a withdrawal takes': {
    figure: '{{refundDays}} working day',
    articles: ['withdrawal'],
    where: hasWithdrawal,
  },
  'a bank shows a transfer within': { figure: '2 working day', articles: ['refund-time'] },
  'a card shows a refund within': { figure: '5 working day', articles: ['refund-time'] },
  'a parcel arrives within': {
    figure: '{{deliveryDays}} working day',
    articles: ['delivery-times', 'news-winter-check', 'remote-places', 'track-parcel'],
  },
  'bulky goods take longer by': {
    figure: '2 working day',
    articles: ['bulky-goods', 'delivery-times', 'track-parcel'],
  },
  'damage is reported with photos within': {
    figure: '48 hour',
    articles: ['bulky-goods', 'damaged-parcel', 'something-wrong', 'who-pays-return'],
  },
  'a parcel counts as missing after': {
    figure: '3 working day',
    articles: ['delivery-times', 'missing-parcel', 'order-status', 'something-wrong', 'track-parcel'],
  },
  'the carrier searches for': { figure: '10 working day', articles: ['delivery-times', 'missing-parcel'] },
  'an order waits for its money for': {
    figure: '7 day',
    articles: [
      'cash-on-delivery', 'delivery-times', 'order-status', 'pay-later', 'payment-failed', 'payment-methods',
    ], // oxfmt-ignore
  },
  'an old part is sent back within': {
    figure: '90 day',
    articles: ['deposit-old-part', 'old-battery-and-oil', 'refund-time'],
  },
  'faults are claimed within': {
    figure: '2 year',
    articles: ['become-seller', 'before-fitting', 'warranty-claim'],
  },
  'a seller answers within': {
    figure: '3 working day',
    articles: ['become-seller', 'marketplace-buying', 'marketplace-returns'],
  },
  'an application is answered within': { figure: '10 working day', articles: ['become-seller'] },
  'a trade account is checked within': { figure: '2 working day', articles: ['business-account'] },
  'points arrive after': { figure: '30 day', articles: ['bonus-programme'] },
  'points stay valid for': { figure: '12 month', articles: ['bonus-programme'] },
  'the number of characters of a VIN is': { figure: '17', articles: ['find-by-vin', 'suitable-part'] },
  'a parcel may be silent for': {
    figure: '2 working day',
    articles: ['app-problems', 'news-app-tracking', 'track-parcel'],
  },
  'a battery is old after': { figure: '5 year', articles: ['news-winter-check'] },
};

interface Exception {
  readonly why: string;
  readonly article: string;
  readonly languages: readonly LanguageCode[];
  /** Figures of the English article that those languages do not have, and those that only they have. */
  readonly lacks?: string;
  readonly has?: string;
}

const exceptions: readonly Exception[] = [
  { why: 'the eighties', article: 'find-by-vin', languages: ['bg', 'cs', 'lv', 'pl', 'sk'], lacks: '1980', has: '80' },
  { why: 'the eighties, spelled', article: 'find-by-vin', languages: ['es', 'it', 'lt', 'nl', 'pt', 'si'], lacks: '1980' },
  { why: '"from 100 to 100"', article: 'bonus-programme', languages: ['es', 'ro'], has: '100' },
  { why: '"a day or two"', article: 'order-status', languages: ['de', 'el', 'hu', 'pt', 'ro', 'sv'], has: '2 day' },
  { why: '"a day or two"', article: 'track-parcel', languages: ['bg', 'fi', 'lt', 'pl', 'si'], lacks: '2 day' },
  { why: 'one word: "ötévesnél"', article: 'news-winter-check', languages: ['hu'], lacks: '5 year' },
  { why: 'a date of the law', article: 'news-winter-check', languages: ['bg'], has: '15' },
  { why: 'the law itself asks for 4 mm', article: 'news-winter-check', languages: ['cs'], lacks: '4' },
  { why: 'the description says "how long"', article: 'warranty-claim', languages: ['fi', 'no'], lacks: '2 year' },
  { why: 'by law, for what should last longer', article: 'warranty-claim', languages: ['no'], has: '5 year' },
]; // oxfmt-ignore

/** The figures of each section; English has the shop's two years where others have the law's. */
const figuresBySection = (source: string, language: LanguageCode): readonly (readonly string[])[] =>
  source
    .split(/^#{2,3} /m)
    .map((section) =>
      figuresOf(section, language).map((figure) => figure.replace('{{guaranteeYears}}', '2')),
    );

const read = new Map<string, ReturnType<typeof figuresBySection>>();

/** Of an article as a locale has it. Most read the same in all countries of a language. */
const figuresIn = (language: LanguageCode, slug: string, locale: LocaleCode) => {
  const source = resolveConditions(content.get(language)?.articles.get(slug) ?? '', locale);
  const figures = read.get(source) ?? figuresBySection(source, language);
  read.set(source, figures);
  return figures;
};

/** "14-day" is one word in some languages, "2 more" goes without its unit: then the number alone is compared. */
const isSame = (one: string, other: string): boolean =>
  one === other || other.startsWith(`${one} `) || one.startsWith(`${other} `);

/** What the first list has more often than the second. */
const without = (figures: readonly string[], others: readonly string[]): readonly string[] => {
  const left = [...others];
  const take = (index: number): boolean => index !== -1 && left.splice(index, 1).length > 0;
  return figures
    .filter((figure) => !take(left.indexOf(figure)))
    .filter((figure) => !take(left.findIndex((other) => isSame(figure, other))));
};

const isException = (language: LanguageCode, slug: string, kind: 'lacks' | 'has', figure: string): boolean =>
  exceptions.some(
    ({ article, languages, [kind]: excepted = '' }) =>
      article === slug && languages.includes(language) && isSame(excepted, figure),
  );

const differencesOf = (locale: LocaleCode, slug: string): readonly string[] => {
  const language = languageOf(locale);
  const own = figuresIn(language, slug, locale);
  return figuresIn('en', slug, locale).flatMap((english, index) => {
    const figures = own[index] ?? [];
    const lacking = without(english, figures).filter(
      (figure) => !isException(language, slug, 'lacks', figure),
    );
    const added = without(figures, english).filter((figure) => !isException(language, slug, 'has', figure));
    return [...lacking.map((figure) => `lacks ${figure}`), ...added.map((figure) => `has ${figure}`)].map(
      (difference) => `${slug}, section ${index}, ${difference}`,
    );
  });
};

/** What a locale's articles should say of a concept, and do not. */
const silentOn = (concept: string, locale: LocaleCode): readonly string[] => {
  const language = languageOf(locale);
  const { figure, articles = [], where } = concepts[concept] ?? {};
  if (!figure || (where && !where(locale))) return [];
  const says = (slug: string): boolean =>
    figuresIn(language, slug, locale).some((section) => section.some((other) => isSame(figure, other)));
  return articles
    .filter((slug) => !says(slug) && !isException(language, slug, 'lacks', figure))
    .map((slug) => `${slug} does not say that ${concept} ${figure}`);
};

describe.each(localeCodes)('the articles of %s', (locale) => {
  test('have the figures of the English ones', () => {
    expect(placedArticles.flatMap(({ slug }) => differencesOf(locale, slug))).toEqual([]);
  });

  test('promise the same in every article', () => {
    expect(Object.keys(concepts).flatMap((concept) => silentOn(concept, locale))).toEqual([]);
  });
});

test('every period of an English article belongs to a concept that names the article', () => {
  const named = new Set(
    Object.values(concepts).flatMap(({ figure, articles }) => articles.map((slug) => `${slug}: ${figure}`)),
  );
  const periods = placedArticles.flatMap(({ slug }) =>
    figuresIn('en', slug, 'de')
      .flat()
      .filter((figure) => figure.includes(' '))
      .map((figure) => `${slug}: ${figure}`),
  );
  expect(periods.filter((period) => !named.has(period))).toEqual([]);
});

test.each([
  ['en', 'within 48 hours', ['48 hour']],
  ['en', '1. Wait two working days, not 2.\n2. [Look](#section-3)', ['2', '2 working day']],
  ['fr', 'sous dix jours ouvrés, soit 12,4 volts', ['10 working day', '12.4']],
  ['lt', 'per {{refundDays}} darbo dienas', ['{{refundDays}} working day']],
  ['pl', 'wadliwe: 5W-30, {{shop}}, dwa listy', []],
] as const)('the figures of %s "%s" are %j', (language, source, figures) => {
  expect(figuresOf(source, language)).toEqual(figures);
});
