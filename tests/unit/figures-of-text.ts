import type { LanguageCode } from '#shared/projects/locales.ts';

type Unit = 'working day' | 'day' | 'hour' | 'month' | 'year';

interface UnitWords extends Readonly<Record<Unit, RegExp>> {
  /** Numbers that the articles spell, in every form that stands before a unit. */
  readonly numbers: Readonly<Record<string, string>>;
}

const spelled = (two: string, five: string, ten: string): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...two.split(' ').map((word) => [word, '2']),
    ...five.split(' ').map((word) => [word, '5']),
    ...ten.split(' ').map((word) => [word, '10']),
  ]);

/** How units of time begin in each language. */
// oxfmt-ignore
const unitWords: Readonly<Record<LanguageCode, UnitWords>> = {
  bg: { 'working day': /^работн/, day: /^д(?:ен|ни)/, hour: /^час/, month: /^месец/, year: /^годин/, numbers: spelled('два две', 'пет', 'десет') },
  cs: { 'working day': /^pracovn/, day: /^d(?:en|n)/, hour: /^hodin/, month: /^měs/, year: /^(?:let|rok)/, numbers: spelled('dva dvě dvou', 'pět pěti', 'deset deseti') },
  da: { 'working day': /^(?:arbejds|hver)dag/, day: /^dag/, hour: /^time/, month: /^måned/, year: /^år/, numbers: spelled('to', 'fem', 'ti') },
  de: { 'working day': /^(?:werk|arbeits)tag/, day: /^tag/, hour: /^stunde/, month: /^monat/, year: /^jahr/, numbers: spelled('zwei', 'fünf', 'zehn') },
  el: { 'working day': /^εργάσιμ/, day: /^η?μέρ|^ημερών/, hour: /^[ώω]ρ/, month: /^μήν/, year: /^(?:χρόν|έτ|ετ)/, numbers: spelled('δύο', 'πέντε', 'δέκα') },
  en: { 'working day': /^working/, day: /^days?$/, hour: /^hour/, month: /^month/, year: /^year/, numbers: spelled('two', 'five', 'ten') },
  es: { 'working day': /^(?:laborable|hábil)/, day: /^días?$/, hour: /^hora/, month: /^mes(?:es)?$/, year: /^año/, numbers: spelled('dos', 'cinco', 'diez') },
  et: { 'working day': /^tööpäev/, day: /^päev/, hour: /^tun[dn]/, month: /^kuu/, year: /^aasta/, numbers: spelled('kaks kahe', 'viis viie', 'kümme kümne') },
  fi: { 'working day': /^(?:arki|työ)päiv/, day: /^päiv/, hour: /^tun[tn]/, month: /^kuukau/, year: /^vuo[sdt]/, numbers: spelled('kaksi kahden', 'viisi viiden', 'kymmenen') },
  fr: { 'working day': /^ouvr/, day: /^jour/, hour: /^heure/, month: /^mois/, year: /^ans?$/, numbers: spelled('deux', 'cinq', 'dix') },
  hu: { 'working day': /^munkanap/, day: /^nap/, hour: /^ór/, month: /^hónap/, year: /^év/, numbers: spelled('két kettő', 'öt', 'tíz') },
  it: { 'working day': /^lavorativ/, day: /^giorn/, hour: /^or[ae]$/, month: /^mes[ei]$/, year: /^ann[io]/, numbers: spelled('due', 'cinque', 'dieci') },
  lt: { 'working day': /^darbo/, day: /^dien/, hour: /^val/, month: /^mėn/, year: /^met/, numbers: spelled('du dvi dviem dviejų dvejų dvejus', 'penki penkeri penkerių', 'dešimt') },
  lv: { 'working day': /^darb/, day: /^dien/, hour: /^stund/, month: /^mēne/, year: /^gad/, numbers: spelled('divi divas divu divām', 'pieci piecu pieciem', 'desmit') },
  nl: { 'working day': /^werkdag/, day: /^dag/, hour: /^u(?:ur|ren)$/, month: /^maand/, year: /^ja[ar]/, numbers: spelled('twee', 'vijf', 'tien') },
  no: { 'working day': /^(?:virke|arbeids)dag/, day: /^d(?:ag|øgn)/, hour: /^time/, month: /^måned/, year: /^år/, numbers: spelled('to', 'fem', 'ti') },
  pl: { 'working day': /^robocz/, day: /^d(?:ni|zień)/, hour: /^godz/, month: /^mies/, year: /^(?:lat|rok)/, numbers: spelled('dwa dwóch', 'pięć pięciu', 'dziesięć dziesięciu') },
  pt: { 'working day': /^út/, day: /^dias?$/, hour: /^hora/, month: /^mes(?:es)?$/, year: /^ano/, numbers: spelled('dois duas', 'cinco', 'dez') },
  ro: { 'working day': /^lucrăto/, day: /^zi/, hour: /^or[ăe]$/, month: /^lun/, year: /^ani?$/, numbers: spelled('doi două', 'cinci', 'zece') },
  si: { 'working day': /^delovn/, day: /^d(?:an|n)/, hour: /^ur/, month: /^mesec/, year: /^let/, numbers: spelled('dve dva dveh', 'pet petih', 'deset desetih') },
  sk: { 'working day': /^pracovn/, day: /^d(?:eň|n)/, hour: /^hod/, month: /^mesiac/, year: /^rok/, numbers: spelled('dva dve dvoch', 'päť piatich', 'desať desiatich') },
  sv: { 'working day': /^(?:arbets|var)dag/, day: /^d(?:ag|ygn)/, hour: /^tim/, month: /^månad/, year: /^år/, numbers: spelled('två', 'fem', 'tio') },
};

const units: readonly Unit[] = ['working day', 'day', 'hour', 'month', 'year'];

/** Names of oils and classes have digits and are no figures. */
const codes = /5W[-‑]30|\bC3\b|A3\/B4|VW 504 00|MB 229\.51|DOT 4/g;

/** What has digits and is no figure: dates, targets of links, names of pictures, numbers of steps. */
const readable = (source: string): string =>
  source
    .replaceAll(/^(?:reviewed|changed): .*$|\]\([^)]*\)|^:::video [\w-]+|^\s*\d+\. /gm, ' ')
    .replaceAll(codes, ' ');

/** A number as typed, as a word or as a placeholder, and up to three words that follow it. */
const numbers =
  /(?<number>\{\{\w+\}\}|\d+(?:[.,]\d+)?|(?<!\p{L})\p{L}+)(?=(?:\. )?[\s\u2060-]*(?<after>(?:\p{L}+[\s-]*){0,3}))/gu;

const unitOf = (after: string, words: UnitWords): Unit | undefined => {
  const following = after.toLowerCase().split(/[\s-]+/);
  const named = following.flatMap((word) => units.find((unit) => words[unit].test(word)) ?? []);
  return named[0] === 'day' && named.includes('working day') ? 'working day' : named[0];
};

/** The figures of an article, sorted: `3 working day`, `17`, `{{refundDays}} working day`. */
export const figuresOf = (source: string, language: LanguageCode): readonly string[] => {
  const words = unitWords[language];
  return [...readable(source).matchAll(numbers)]
    .flatMap(({ groups: { number = '', after = '' } = {} }) => {
      const unit = unitOf(after, words);
      const word = words.numbers[number.toLowerCase()];
      if (!/^(?:\d|\{\{\w+(?:Days|Years)\}\})/.test(number) && !(word && unit)) return [];
      const value = word ?? number.replace(',', '.');
      // "One" is as often an article, typed or spelled.
      return value === '1' ? [] : [unit ? `${value} ${unit}` : value];
    })
    .toSorted();
};
