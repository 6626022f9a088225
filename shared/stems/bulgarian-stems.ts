import { fold } from '#shared/text/search-terms.ts';

/** The definite article, which stands behind the ending: `пратка-та`, `име-то`, `части-те`, `част-та`, `клиент-ът`. */
const article =
  /(?<=.{3}[ая])та$|(?<=.{2}(?:[^аеиоуъюя]т|щ))та$|(?<=.{2}[ое])то$|(?<=.{2}[ие])те$|(?<=.{2}[ио])ят$|(?<=.{3})ът$/u;

/** Endings of nouns, adjectives and verbs, the longest first. */
const endings = (
  'ования ование увания уване аване авания явания яване вания ване ания ане ения ение яния яне ' +
  'увам уваш ува уваме увате уват увах увал увала ували уваи увахте увахме ' +
  'авам аваш ава аваме авате ават авах авал авала авали аваи аваите авахте авахме ' +
  'явам яваш ява яваме явате яват явах явал явала явали явахте явахме ' +
  'вам ваш ва ваме вате ват вах вал вала вали ваше ваха ващ ваща ващо ващи ' +
  'ионен ионна ионно ионни аите еите ' +
  'ахме ахте аха ах ихме ихте иха их яхме яхте яха ях охме охте оха ох ехме ехте ех еше аше яше ' +
  'ана ано ани ан ена ено ени ен яна яно яни ят ята ято яти ал ала ало али ил ила ило или ял яла яло яли ' +
  'ам аш аме ате ат ям яш яме яте им иш ите ете ем еш еме ове еве ища ия ии ие а я о е и у ю'
)
  .split(' ')
  .toSorted((a, b) => b.length - a.length);

/** What has to be left of a word, and what a second ending has to leave: most short stems only look as if they had one more. */
const shortestStem = 3;
const shortestBeforeSecond = 4;

const startsWithVowel = /^[аеиоуъюя]/u;
const endsWithVowel = /[аеиоуъюя]$/u;

const withoutEnding = (word: string, isSecond: boolean): string => {
  const ending = endings.find((one) => {
    const left = word.slice(0, -one.length);
    if (!word.endsWith(one) || left.length < (isSecond ? shortestBeforeSecond : shortestStem)) return false;
    return one.length === 1 || !startsWithVowel.test(one) || !endsWithVowel.test(left);
  });
  return ending === undefined ? word : word.slice(0, -ending.length);
};

/** `смяна` and `сменя`, `филтър` and `филтри`, `търговец` and `търговци`, `грешен` and `грешна`: what other forms write otherwise becomes one. */
const evened = (stem: string): string =>
  stem
    .replaceAll('я', 'е')
    .replace(/(?<=.{2}[^аеиоуъюя])ъ(?=[рлм]$)/u, '')
    .replace(/(?<=.{3})ец$/u, 'ц')
    .replace(/(?<=.{2}[^аеиоуъюя])н$/u, '');

/** Words that only look as if they had an ending. */
const whole = new Set(['промо', 'преди', 'имеил', 'купе', 'купон']);

/** Stems Bulgarian: the article is cut, then endings as long as there are any. The result is folded. */
export const bulgarianStem = (word: string): string => {
  let stem = fold(word).replace(article, '');
  if (whole.has(stem)) return stem;
  stem = evened(withoutEnding(stem, false));
  for (let before = ''; before !== stem;) {
    before = stem;
    stem = evened(withoutEnding(stem, true));
  }
  return stem;
};
