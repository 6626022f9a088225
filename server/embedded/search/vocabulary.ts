import type { LanguageCode } from '#shared/projects/locales.ts';
import { isCompounding, loosePartsOf, splitCompound } from './compounds.ts';
import { slipsAllowed } from '#shared/text/slips.ts';
import { soundOf } from './latin-letters.ts';
import { createNearWords } from './near-words.ts';
import type { WrittenWord } from './search-words.ts';
import { stemsOf } from '#shared/projects/word-stems.ts';

/** A word of the articles that a typed word may mean; `likeness` is 1 for the word itself. */
export interface Reading {
  readonly word: string;
  readonly likeness: number;
}

/** How surely a word is meant that differs from the typed one in this way. */
const likeness = {
  stem: 0.95,
  spelling: 0.9,
  sound: 0.9,
  oneSlip: 0.8,
  twoSlips: 0.65,
  compound: 0.5,
  part: 0.55,
  beginning: 0.45,
  typing: 0.7,
} as const;

/** Words that one or two letters may begin: more tell nothing, and each has to be looked up. */
const mostBegun = 200;

const lists = () => new Map<string, string[]>();
const push = (map: Map<string, string[]>, key: string, word: string): void => {
  const list = map.get(key);
  if (list) list.push(word);
  else map.set(key, [word]);
};

/** `ae` for `ä` and their like: keyboards without the letter. */
const withoutUmlauts = (folded: string): string =>
  folded.replaceAll('ae', 'a').replaceAll('oe', 'o').replaceAll('ue', 'u').replaceAll('aa', 'a');

const commonBeginning = (a: string, b: string): number => {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
};

/** Forms and relatives of a word begin alike: most of both, and five letters at least. */
const beginsAlike = (a: string, b: string): boolean => {
  const common = commonBeginning(a, b);
  return (
    common >= 5 &&
    common >= 0.7 * Math.min(a.length, b.length) &&
    common >= 0.55 * Math.max(a.length, b.length)
  );
};

const drop = (map: Map<string, string[]>, key: string, word: string): void => {
  const left = (map.get(key) ?? []).filter((each) => each !== word);
  if (left.length > 0) map.set(key, left);
  else map.delete(key);
};

/** A word with its stems, folded. */
type StemmedWord = readonly [word: string, stems: readonly string[]];

/** All words that a language's articles and editors use, and what a typed word may mean among them. */
export const createVocabulary = (language: LanguageCode, words: Iterable<StemmedWord>) => {
  const known = new Map<string, readonly string[]>();
  const byStem = lists();
  const bySound = lists();
  const byStart = lists();
  const byPart = lists();
  const near = createNearWords();
  const nearSounds = createNearWords();
  const partKnown = new Map<string, boolean>();
  const isPart = (part: string): boolean => {
    const before = partKnown.get(part);
    if (before !== undefined) return before;
    const is =
      known.has(part) ||
      byStem.has(part) ||
      (part.length > 4 && stemsOf(language, part).some((stem) => stem.length > 3 && byStem.has(stem)));
    partKnown.set(part, is);
    return is;
  };
  const partsOfWord = (word: string): string[] => {
    const parts = isCompounding(language) ? (splitCompound(language, word, isPart) ?? []) : [];
    return [...new Set(parts.flatMap((part) => [part, ...stemsOf(language, part)]))];
  };

  const addWord = ([word, stems]: StemmedWord): void => {
    const before = known.get(word);
    known.set(word, before ? [...new Set([...before, ...stems])] : stems);
    for (const stem of stems) if (!before?.includes(stem)) push(byStem, stem, word);
    if (before) return;
    const sound = soundOf(language, word);
    if (sound !== null) {
      push(bySound, sound, word);
      nearSounds.add(sound);
    }
    push(byStart, word.slice(0, 3), word);
    near.add(word);
  };
  for (const word of words) addWord(word);
  for (const word of known.keys()) for (const part of partsOfWord(word)) push(byPart, part, word);

  /** Words of editors that no article has, with the parts they were taken for. */
  const lent = new Map<string, readonly string[]>();
  const takeBack = (word: string, parts: readonly string[]): void => {
    for (const stem of known.get(word) ?? []) drop(byStem, stem, word);
    const sound = soundOf(language, word);
    if (sound !== null) drop(bySound, sound, word);
    near.remove(word);
    drop(byStart, word.slice(0, 3), word);
    for (const part of parts) drop(byPart, part, word);
    known.delete(word);
    lent.delete(word);
  };

  const withStems = (word: string, stems: readonly string[], sure: number): Reading[] => [
    ...(known.has(word) ? [{ word, likeness: sure }] : []),
    ...[...stems, word]
      .flatMap((stem) => byStem.get(stem) ?? [])
      .map((form) => ({ word: form, likeness: sure * likeness.stem })),
  ];

  const misspelt = (folded: string): Reading[] => {
    const most = slipsAllowed(folded.length);
    if (most === 0) return [];
    const { slips, words: found } = near.nearest(folded, most);
    const sure = slips <= 1 ? likeness.oneSlip : likeness.twoSlips;
    return found.flatMap((word) => withStems(word, known.get(word) ?? [], sure));
  };

  const alike = (folded: string): Reading[] =>
    (byStart.get(folded.slice(0, 3)) ?? [])
      .filter((word) => beginsAlike(word, folded))
      .map((word) => ({ word, likeness: likeness.beginning }));

  const inOtherLetters = (folded: string): Reading[] => {
    const plain = withoutUmlauts(folded);
    const spelt = plain === folded ? [] : withStems(plain, stemsOf(language, plain), likeness.spelling);
    if (spelt.length > 0) return spelt;
    const sound = soundOf(language, folded);
    if (sound === null) return [];
    const heard = bySound.get(sound) ?? [];
    if (heard.length > 0 || !/^[a-z0-9]+$/.test(folded) || sound.length < 4)
      return heard.flatMap((word) => withStems(word, known.get(word) ?? [], likeness.sound));
    return nearSounds
      .nearest(sound, 1)
      .words.flatMap((other) => bySound.get(other) ?? [])
      .flatMap((word) => withStems(word, known.get(word) ?? [], likeness.oneSlip));
  };

  const asPart = (folded: string, stems: readonly string[]): Reading[] =>
    folded.length < 4
      ? []
      : [...new Set([folded, ...stems])]
          .flatMap((stem) => byPart.get(stem) ?? [])
          .map((word) => ({ word, likeness: likeness.compound }));

  return {
    /** Knows the words of editors as well; those of the call before that are not among them are forgotten. */
    lend: (ofEditors: readonly WrittenWord[]): void => {
      const wanted = new Map(ofEditors.map(({ folded, written }) => [folded, written]));
      for (const [word, parts] of lent) if (!wanted.has(word)) takeBack(word, parts);
      partKnown.clear();
      const unknown = [...wanted].filter(([word]) => !known.has(word));
      for (const [word, written] of unknown) addWord([word, stemsOf(language, written)]);
      for (const [word] of unknown) {
        const parts = partsOfWord(word);
        for (const part of parts) push(byPart, part, word);
        lent.set(word, parts);
      }
    },
    has: (word: string): boolean => known.has(word),
    stems: (word: string): readonly string[] => known.get(word) ?? [],
    /** The word itself and its forms. */
    forms: ({ folded, written }: WrittenWord): Reading[] => withStems(folded, stemsOf(language, written), 1),
    /** Whether it is a word of the language in any form or in other letters; with a slip it is none. */
    knows: ({ folded, written }: WrittenWord): boolean =>
      [...withStems(folded, stemsOf(language, written), 1), ...inOtherLetters(folded)].some(
        (one) => one.likeness > likeness.oneSlip,
      ),
    inOtherLetters,
    misspelt,
    alike,
    asPart,
    /** Words that begin with what is still being typed. */
    begunWith: (folded: string): Reading[] =>
      (folded.length < 3 ? [...known.keys()] : (byStart.get(folded.slice(0, 3)) ?? []))
        .filter((word) => word.startsWith(folded))
        .toSorted((a, b) => a.length - b.length)
        .slice(0, mostBegun)
        .map((word) => ({ word, likeness: likeness.typing })),
    /** The words that a compound is made of, all of them needed. */
    partsOf: (folded: string): string[] | null => splitCompound(language, folded, isPart),
    /** The longest words that begin or end a word of which the rest is unknown. */
    looseParts: (folded: string): string[] =>
      loosePartsOf(language, folded, (part) => known.has(part) || byStem.has(part)),
    partLikeness: likeness.part,
  };
};

export type Vocabulary = ReturnType<typeof createVocabulary>;
