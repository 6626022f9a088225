import { stemmer as danish } from '@orama/stemmers/danish';
import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as finnish } from '@orama/stemmers/finnish';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as greek } from '@orama/stemmers/greek';
import { stemmer as hungarian } from '@orama/stemmers/hungarian';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stemmer as lithuanian } from '@orama/stemmers/lithuanian';
import { stemmer as norwegian } from '@orama/stemmers/norwegian';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as romanian } from '@orama/stemmers/romanian';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { stemmer as swedish } from '@orama/stemmers/swedish';
import type { LanguageCode } from '#shared/projects/locales.ts';
import { fold } from '#shared/text/search-terms.ts';

/**
 * Of the others the library has none, but for a Bulgarian one that throws at every second word; their search holds its
 * questions without (decision 0028).
 */
const stemmers: Readonly<Partial<Record<LanguageCode, (word: string) => string>>> = {
  da: danish,
  de: german,
  el: greek,
  en: english,
  es: spanish,
  fi: finnish,
  fr: french,
  hu: hungarian,
  it: italian,
  lt: lithuanian,
  nl: dutch,
  no: norwegian,
  pt: portuguese,
  ro: romanian,
  sv: swedish,
};

/** Shorter stems say nothing: `in` would stand for every word that is cut down to it. */
const shortestStem = 3;

/**
 * What two forms of a word have in common, folded: the stem of the word as its language writes it, and that of the
 * folded word, for many type without accents and a stemmer knows the endings of both in its own way.
 *
 * @param word in lower case, with its accents.
 */
export const stemsOf = (language: LanguageCode, word: string): readonly string[] => {
  const folded = fold(word);
  const stem = stemmers[language];
  if (!stem) return [folded];
  const stems = [fold(stem(word)), fold(stem(folded))].filter(({ length }) => length >= shortestStem);
  return stems.length === 0 ? [folded] : [...new Set(stems)];
};
