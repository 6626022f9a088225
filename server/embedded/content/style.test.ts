import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { languageCodes, locales, type LanguageCode } from '#shared/projects/locales.ts';
import { readContent } from '../seed/read-content.ts';

const content = readContent(fileURLToPath(new URL('.', import.meta.url)));

/** Where a list that continues its sentence takes commas and a full stop; elsewhere its items end open. */
const withMarks: ReadonlySet<LanguageCode> = new Set([
  'bg', 'cs', 'el', 'et', 'hu', 'lt', 'lv', 'pl', 'ro', 'sk', 'si',
]); // oxfmt-ignore

/** Where a whole sentence after a colon begins with a capital letter. */
const capitalAfterColon: ReadonlySet<LanguageCode> = new Set(['de', 'da', 'no']);

/** Languages that inflect what stands beside a title, and the word that carries the inflection or leads to a title. */
const beforeTitle: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  bg: /стати\p{L}*$/iu,
  cs: /(?:článe?k\p{L}*|viz|čtěte)$/iu,
  el: /άρθρο$/iu,
  et: /arti[kc]\p{L}*$/iu,
  fi: /(?:artikkel\p{L}*|lue|katso)$/iu,
  hu: /(?::|cikk\p{L}*|\sa)$/iu,
  lt: /(?:straipsn\p{L}*|skiltyje)$/iu,
  lv: /(?:rakst\p{L}*|sadaļā)$/iu,
  pl: /(?:artyku\p{L}*|zobacz|przeczytaj)$/iu,
  ro: /articolul$/iu,
  sk: /(?:článo?k\p{L}*|si)$/iu,
  si: /(?:član\p{L}*|glejte|preberite)$/iu,
};

type Rule = (source: string, language: LanguageCode) => readonly string[];

/** Items of each list; lists whose items bear labels of their own are not sentences that go on. */
const listsOf = (source: string): readonly (readonly string[])[] =>
  (source.replaceAll(/\{\{(?:if [^}]*|else|endif)\}\}/g, '').match(/(?:^- .*\n?)+/gm) ?? [])
    .map((list) =>
      list
        .trimEnd()
        .split('\n')
        .map((item) => item.slice('- '.length)),
    )
    .filter((items) => !items.some((item) => item.startsWith('**')));

const lists: Rule = (source, language) =>
  listsOf(source).flatMap((items) => {
    const continues = items.every((item) => /^\P{L}*\p{Ll}/u.test(item));
    if (withMarks.has(language) && continues)
      return items.filter((item, index) => !item.endsWith(index < items.length - 1 ? ',' : '.'));
    return items.filter((item) => item.endsWith(',') || (continues && item.endsWith('.')));
  });

/** `DOT` and `PayPal` keep their capitals. */
const colons: Rule = (source, language) =>
  capitalAfterColon.has(language)
    ? []
    : (source.match(/\*\*[^*\n]+?\s?:\*\* \p{Lu}\p{Ll}+(?!\p{Lu}).*/gu) ?? []);

const titles: Rule = (source, language) => {
  const lead = beforeTitle[language];
  if (!lead) return [];
  return [...source.matchAll(/\[\p{Lu}\p{Ll}[^\]]*\]\(article:/gu)].flatMap(({ 0: link, index }) => {
    const before = source.slice(source.lastIndexOf('\n', index) + 1, index).replace(/[\s„«(]+$/u, '');
    const opens = /^(?:-|\d+\.)?$|[.?!|;]$/.test(before);
    return opens || lead.test(before) ? [] : [`${before.slice(-30)} ${link}`];
  });
};

const shop: Rule = (source, language) => [
  ...(source.match(/.{0,20}\(\**\{\{shop\}\}\**\).{0,20}/g) ?? []),
  // A Finnish name declines, a Hungarian one takes an article by its sound: "ATD Parts -verkkokaupan", or no name.
  ...(language === 'fi' ? (source.match(/verkkokau\p{L}+ \**\{\{shop\}\}.{0,20}/gu) ?? []) : []),
  ...(language === 'hu'
    ? (source.match(/(?:az?|mi|\p{L}+[nl]unk) \**\{\{shop\}\}.{0,20}|\{\{shop\}\}\**-.{0,20}/gu) ?? [])
    : []),
];

const rules: Readonly<Record<string, Rule>> = { lists, colons, titles, shop };

describe.each(Object.entries(rules))('%s', (_name, rule) => {
  test.each(languageCodes)('stand in %s as its style has them', (language) => {
    const faults = Array.from(content.get(language)?.articles ?? [], ([slug, source]) =>
      rule(source, language).map((fault) => `${locales[language].backendCode}/articles/${slug}.md: ${fault}`),
    );
    expect(faults.flat()).toEqual([]);
  });
});

test.each(languageCodes)('words of the screens of %s name the shop without brackets', (language) => {
  const words = readFileSync(new URL(`../../../locales/${language}.json`, import.meta.url), 'utf8');
  expect(shop(words, language)).toEqual([]);
});

test.each([
  [lists, 'en', '- a part,\n- a box\n'],
  [lists, 'en', '- a part\n- a box.\n'],
  [lists, 'pl', '- część\n- karton\n'],
  [lists, 'pl', '- część,\n- karton\n'],
  [colons, 'cs', '- **Už zaplaceno:** Částku vrátíme.'],
  [titles, 'ro', 'Pașii sunt în [Colet deteriorat](article:damaged-parcel).'],
  [titles, 'fi', 'Ohjeet ovat [Vaurioitunut paketti](article:damaged-parcel).'],
  [shop, 'et', 'meie lattu ({{shop}})'],
  [shop, 'fi', 'verkkokaupan **{{shop}}** puoleen'],
  [shop, 'hu', 'a {{shop}} oldalán'],
] as const)('%o finds in %s %j', (rule, language, source) => {
  expect(rule(source, language)).not.toEqual([]);
});
