import { describe, expect, test } from 'vitest';
import { placedArticles } from './content-tree.ts';
import { parseArticle, type LanguageContent } from './read-content.ts';
import type { SiteTexts } from './site-texts.ts';
import { finishContent } from './stand-in.ts';

const source = (title: string, body = 'Text'): string =>
  `---\ntitle: ${title}\ndescription: d\nshort: s\n---\n\n${body}\n`;
const site = { gdpr: 'Privacy policy' } as SiteTexts;
const english: LanguageContent = {
  areas: { 8: { title: 'Orders', description: 'd' }, 12: { title: 'Delivery', description: 'd' } },
  site,
  articles: new Map(placedArticles.map(({ slug }) => [slug, source(`English ${slug}`)])),
};

describe('English stands in', () => {
  test('for articles that are missing or cannot be shown, and is reported', () => {
    const content = finishContent(
      new Map([
        ['en', english],
        [
          'de',
          {
            areas: { 8: { title: 'Bestellungen', description: 'd' } },
            site: undefined,
            articles: new Map([
              ['track-parcel', source('Wo ist mein Paket?')],
              ['invoice', source('Rechnung', '[x](article:nowhere)')],
              ['order-status', source('Status', '{{nowhere}}')],
            ]),
          },
        ],
      ] as const),
      ['de', 'en', 'fr'],
    );
    const german = content.get('de');
    const titles = german?.articles.map(({ title }) => title);
    expect(titles).toContain('Wo ist mein Paket?');
    expect(titles).toContain('English invoice');
    expect(titles).toContain('English order-status');
    expect(german?.articles.map(({ language }) => language)).toEqual(
      titles?.map((title) => (title.startsWith('English') ? 'en' : 'de')),
    );
    expect(german?.areas).toMatchObject({ 8: { title: 'Bestellungen' }, 12: { title: 'Delivery' } });
    expect(german?.site).toBe(site);
    expect(german?.borrowed).toEqual(expect.arrayContaining(['site.json', 'invoice']));
    expect(german?.borrowed).not.toContain('track-parcel');
    expect(content.get('en')?.borrowed).toEqual([]);
    expect(content.get('fr')?.articles[0]?.language).toBe('en');
  });

  test('only if it is whole itself', () => {
    expect(() => finishContent(new Map([['en', { ...english, articles: new Map() }]]))).toThrow(
      /cannot be read/,
    );
    expect(() => finishContent(new Map([['en', { ...english, site: undefined }]]))).toThrow(/site\.json/);
  });
});

test('each country has its own: what holds there, in the words of its screens', () => {
  const articles = new Map(english.articles);
  articles.set(
    'invoice',
    source('T', '{{if eu}}EU{{else}}not EU{{endif}}, {{vatNumber}}, {{ui:common.close}}'),
  );
  const locales = ['de', 'de_CH', 'en'] as const;
  const content = finishContent(
    new Map([
      ['en', english],
      ['de', { ...english, articles }],
    ] as const),
    locales,
  );
  const html = locales.map(
    (locale) => content.get(locale)?.articles.find(({ title }) => title === 'T')?.html,
  );
  expect(html).toEqual([
    '<p>EU, USt-IdNr., Schließen</p>\n',
    '<p>not EU, MWST-Nummer, Schliessen</p>\n',
    undefined,
  ]);
});

describe('an article file', () => {
  const file = '---\ntitle: T\ndescription: D\nshort: S\n---\n\nBody\n';

  test('has front matter of three lines and a body, whatever its line ends', () => {
    const parsed = { title: 'T', description: 'D', short: 'S', body: 'Body\n' };
    expect(parseArticle(file)).toEqual(parsed);
    expect(parseArticle(file.replaceAll('\n', '\r\n'))).toEqual(parsed);
  });

  test('may say when it was reviewed and changed', () => {
    const dated = (lines: string) => parseArticle(file.replace('short: S\n', `short: S\n${lines}`));
    expect(dated('reviewed: 2026-11-22\nchanged: 2026-11-21\n')).toMatchObject({
      reviewed: '2026-11-22',
      changed: '2026-11-21',
    });
    expect(dated('changed: 2026-11-21\n')).not.toHaveProperty('reviewed');
    expect(dated('changed: yesterday\n')).toBeUndefined();
  });

  test.each(['', 'Body', file.replace('short: S\n', ''), file.replace('Body\n', '')])(
    'is damaged when it reads %j',
    (text) => expect(parseArticle(text)).toBeUndefined(),
  );
});
