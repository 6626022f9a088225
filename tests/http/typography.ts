import type { LocaleCode } from '#shared/projects/locales.ts';

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: '\u00a0',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};

const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|nbsp|quot|#x27|#39);/g, (_whole, name: string) => entities[name] ?? '');

/** Attributes that are read out, shown on hover or, of a document's head, in results and where a page is shared. */
const spokenAttributes = (html: string): string =>
  [
    ...html.matchAll(
      / (?:aria-label|aria-description|aria-roledescription|placeholder|title|alt)="([^"]*)"/g,
    ),
    ...html.matchAll(
      /<meta (?:name|property)="(?:description|og:(?:title|description|image:alt|site_name))" content="([^"]*)"/g,
    ),
  ]
    .map(([, text]) => `${text}\n`)
    .join('');

/** What a visitor reads or hears of some HTML, one line a block: inline tags leave nothing, others end the line. */
export const readableText = (html: string): string => {
  const blocks = html
    .replace(/<(script|style|template|svg)\b[^]*?<\/\1>/g, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<\/?(?:a|strong|em|b|i|mark|span|code)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, '\n');
  return decoded(`${blocks}\n${spokenAttributes(html)}`);
};

const everywhere = {
  'a placeholder or condition': /\{\{|\}\}/,
  'two full stops': /(?<!\.)\.\.(?!\.)/,
  'a range with a hyphen': /(?<![\d-])\d{1,2}-\d{1,2}(?![\d-])/,
  'a range that may break': /\d ?–[\u2060 ]?\d|\d\u2060?– \d/,
  'a breakable space before a sign':
    /\d (?:%|[€£]|°C|(?:mm|cm³?|km|kg|kB|kW|V|A|Ah|kr|zł|Kč|лв|Ft|Eur|CHF|RON|lei|Uhr|uur|ч|val)(?![\p{L}\p{N}]))/u,
  'a straight quote or apostrophe': /['"]/,
};

/** An ampere is none of them: `140 A`. */
const oneLetter = (letters: string) => ({
  'a one-letter word that may end a line': new RegExp(
    `(?<![\\p{L}\\p{N}]|\\d\u00a0)[${letters}] (?=\\S)`,
    'iu',
  ),
});
const french = { 'a breakable space at a mark': / [;:!?»]|« / };

const inLocale: Readonly<Partial<Record<LocaleCode, Readonly<Record<string, RegExp>>>>> = {
  cs: oneLetter('ksvzouia'),
  sk: oneLetter('ksvzouia'),
  pl: oneLetter('aiouwz'),
  si: oneLetter('akhsvzo'),
  fr: french,
  BE_fr: french,
  CH_fr: french,
  de_CH: { 'German of Germany': /[ß„“]/ },
};

/** What in a text is not set as its language writes, each with the words around it. */
export const problemsOf = (text: string, locale: LocaleCode): string[] =>
  Object.entries({ ...everywhere, ...inLocale[locale] }).flatMap(([problem, pattern]) => {
    const found = pattern.exec(text);
    if (!found) return [];
    return `${problem}: ${text.slice(Math.max(0, found.index - 30), found.index + 30).replaceAll('\n', '|')}`;
  });
