import { stemmer as danish } from '@orama/stemmers/danish';
import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as finnish } from '@orama/stemmers/finnish';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as greek } from '@orama/stemmers/greek';
import { stemmer as hungarian } from '@orama/stemmers/hungarian';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stemmer as norwegian } from '@orama/stemmers/norwegian';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as romanian } from '@orama/stemmers/romanian';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { stemmer as swedish } from '@orama/stemmers/swedish';
import type { LanguageCode } from '#shared/projects/locales.ts';
import { fold } from '#shared/text/search-terms.ts';
import { balticStemmer } from './baltic-stems.ts';
import { bulgarianStem } from './bulgarian-stems.ts';
import { furtherStem } from './further-stems.ts';
import { lightStemmer } from './light-stems.ts';
import { familyOf } from './word-families.ts';

type Stemmer = (word: string) => string;

const stemmers: Readonly<Record<LanguageCode, Stemmer>> = {
  // The library's Bulgarian stemmer throws at every second word.
  bg: bulgarianStem,
  cs: lightStemmer('cs'),
  da: danish,
  de: german,
  el: greek,
  en: english,
  es: spanish,
  et: lightStemmer('et'),
  fi: finnish,
  fr: french,
  hu: hungarian,
  it: italian,
  lt: balticStemmer('lt'),
  lv: balticStemmer('lv'),
  nl: dutch,
  no: norwegian,
  pl: lightStemmer('pl'),
  pt: portuguese,
  ro: romanian,
  si: lightStemmer('si'),
  sk: lightStemmer('sk'),
  sv: swedish,
};

/** Stems that are looked up beside those. */
const further: Partial<Readonly<Record<LanguageCode, Stemmer>>> = furtherStem;

/** Shorter stems say nothing: `in` would stand for every word that is cut down to it. */
const shortestStem = 3;

/**
 * What two forms of a word have in common, folded: the stem of the word as its language writes it, and that of the
 * folded word, for many type without accents and a stemmer knows the endings of both in its own way.
 *
 * @param word in lower case, with its accents.
 */
export const stemsOf = (language: LanguageCode, word: string): readonly string[] => {
  const stem = stemmers[language];
  const folded = fold(word);
  const stems = [fold(stem(word)), fold(stem(folded)), further[language]?.(word) ?? ''].filter(
    ({ length }) => length >= shortestStem,
  );
  const family = familyOf(language, word);
  return [...new Set([...(stems.length === 0 ? [folded] : stems), ...(family === null ? [] : [family])])];
};
