import { dropSecondStop } from '#shared/text/second-stop.ts';
import type { LocaleCode } from '#shared/projects/locales.ts';

type Rule = (text: string) => string;

const noBreakSpace = '\u00a0';
const narrowNoBreakSpace = '\u202f';
/** Shows nothing and forbids a line break where it stands. */
const wordJoiner = '\u2060';

/** `5–7`, `8:00–18:00`: the halves of a range stay on one line, whichever spaces stand around the dash. */
const joinRanges: Rule = (text) =>
  text.replace(/(?<=\d)(?:\u2060?–\u2060?| ?– ?|\u00a0–\u00a0)(?=\d)/g, (dash) =>
    /[ \u00a0]/.test(dash) ? `${noBreakSpace}–${noBreakSpace}` : `${wordJoiner}–${wordJoiner}`,
  );

/** A number and what it counts. */
const keepUnits: Rule = (text) =>
  text.replace(
    /(?<=\d|\}\}) (?=(?:%|[€£]|°C|mm|cm³?|km|kg|kW|kB|Ah|V|A|CHF|RON|lei|Kč|kr|zł|Ft|Eur|лв|Uhr|uur|ч|val)(?![\p{L}\p{N}]))/gu,
    noBreakSpace,
  );

/** `22. November 2026`: the day and its month. */
const keepDates: Rule = (text) =>
  text.replace(/(?<=(?<!\d)\d{1,2}\.?) (?=(?:de )?\p{L}+ (?:de )?\d{4}(?!\d))/gu, noBreakSpace);

/** Prepositions and conjunctions of one letter do not stand at the end of a line. */
const keepOneLetterWords =
  (letters: string): Rule =>
  (text) =>
    text.replace(new RegExp(`(?<![\\p{L}\\p{N}])([${letters}]) `, 'giu'), `$1${noBreakSpace}`);

/** Marks of two parts stand apart from their word, and on its line. */
const keepFrenchMarks: Rule = (text) =>
  text
    .replace(/ (?=[;!?])/g, narrowNoBreakSpace)
    .replace(/ (?=[:»])/g, noBreakSpace)
    .replace(/(?<=«) /g, noBreakSpace);

/** German of Switzerland: no ß, guillemets that point outwards. */
const writeSwissGerman: Rule = (text) =>
  text
    .replaceAll('ß', 'ss')
    .replace(/[„“‚‘]/g, (mark) => ({ '„': '«', '“': '»', '‚': '‹', '‘': '›' })[mark] ?? mark);

/** What stands before the hyphen is no word of its own: of a price, of a comparative, of „e-mail“. */
const keepAfterHyphen =
  (beginning: RegExp): Rule =>
  (text) =>
    text.replace(beginning, `$&${wordJoiner}`);

const czechLetters = 'ksvzouia';

/** What a language does besides what all do. */
const ownRules: Readonly<Partial<Record<LocaleCode, Rule>>> = {
  cs: keepOneLetterWords(czechLetters),
  sk: keepOneLetterWords(czechLetters),
  pl: keepOneLetterWords('aiouwz'),
  si: keepOneLetterWords('akhsvzo'),
  hu: keepAfterHyphen(/Ft-(?=os)|(?<!\p{L})e-(?=\p{L})/giu),
  bg: keepAfterHyphen(/(?<!\p{L})(?:по|най)-(?=\p{L})/giu),
  fr: keepFrenchMarks,
  BE_fr: keepFrenchMarks,
  CH_fr: keepFrenchMarks,
};

const spelling: Readonly<Partial<Record<LocaleCode, Rule>>> = { de_CH: writeSwissGerman };

const keep: Rule = (text) => text;

/** Sets a plain text as its locale writes: spaces and dashes that do not break, stops, Swiss spelling. Twice is as once. */
export const setText = (text: string, locale: LocaleCode): string => {
  const own = ownRules[locale] ?? keep;
  const spelt = (spelling[locale] ?? keep)(text);
  return own(dropSecondStop(keepDates(keepUnits(joinRanges(spelt)))));
};
