import type { SynonymGroups } from './synonyms.ts';
import { writtenWords, type WrittenWord } from './search-words.ts';
import type { Reading, Vocabulary } from './vocabulary.ts';

/** More words than a question has; the rest of a longer query is not read. */
const mostWords = 24;

const readWords = (query: string): readonly WrittenWord[] => writtenWords(query).slice(0, mostWords);

/** Several words that mean the typed one together. */
export interface PhraseReading {
  readonly likeness: number;
  readonly words: readonly (readonly Reading[])[];
}

/** A word of the query with all that it may mean. */
export interface Concept extends WrittenWord {
  /** Words of the articles, each with how surely it is meant. */
  readonly readings: Map<string, number>;
  readonly phrases: PhraseReading[];
  /** The word that is most likely meant, where no word of the articles is spelt like this one. */
  readonly correction: string | undefined;
  /** A word that says nothing of what is looked for. */
  readonly isStopWord: boolean;
  /** It names what the shop sells, or a car: what is wrong with it says more. */
  readonly isGoods: boolean;
}

/** What the search of a language knows of its words. */
export interface Lexicon {
  readonly vocabulary: Vocabulary;
  readonly synonyms: SynonymGroups;
  readonly isStopWord: (folded: string) => boolean;
  /** Whether a word names what the shop sells, or a car. */
  readonly isOfGoods: (folded: string) => boolean;
}

/** How surely a synonym is meant where one of its group was typed. */
const synonymLikeness = 0.8;
/** Synonyms of a word that is meant less surely than this are not looked at. */
const sureEnough = 0.75;

/** `Clio 4`, `Golf 7`: a number behind goods belongs to their name. */
const withNumbers = (concepts: readonly Concept[]): readonly Concept[] =>
  concepts.map((concept, at) =>
    /^\d+$/.test(concept.folded) && concepts[at - 1]?.isGoods ? { ...concept, isGoods: true } : concept,
  );

const add = (concept: Concept, found: readonly Reading[]): void => {
  for (const { word, likeness } of found)
    concept.readings.set(word, Math.max(likeness, concept.readings.get(word) ?? 0));
};

/** Whether a word most likely means goods and nothing else: another form of their name, or a slip in it. */
const areGoods = (readings: readonly Reading[], { isOfGoods }: Lexicon): boolean => {
  const surest = Math.max(...readings.map(({ likeness }) => likeness));
  return readings.length > 0 && readings.every(({ word, likeness }) => likeness < surest || isOfGoods(word));
};

/** Whether what was typed, or the one word that a slip was made in, is another form of what goods are called. */
const isFormOfGoods = (readings: readonly Reading[], { isOfGoods }: Lexicon): boolean => {
  const surest = Math.max(...readings.map(({ likeness }) => likeness));
  return (
    readings.filter(({ likeness }) => likeness === surest).length === 1 &&
    readings.some(({ word }) => isOfGoods(word))
  );
};

/** A compound is what its last part says: `cabin filter` in one word is a filter. */
const isGoodsCompound = (folded: string, parts: readonly string[] | null, lexicon: Lexicon): boolean => {
  const last = (parts ?? lexicon.vocabulary.looseParts(folded)).at(-1);
  return last !== undefined && folded.endsWith(last) && lexicon.isOfGoods(last);
};

const readWord = (word: WrittenWord, lexicon: Lexicon, isBeingTyped: boolean): Concept => {
  const { vocabulary, isStopWord } = lexicon;
  const begun = isBeingTyped ? vocabulary.begunWith(word.folded) : [];
  const forms = vocabulary.forms(word);
  const isStop = isStopWord(word.folded);
  const spelt =
    forms.length > 0 || begun.length > 0 ? [...forms, ...begun] : vocabulary.inOtherLetters(word.folded);
  const parts = spelt.length > 0 ? null : vocabulary.partsOf(word.folded);
  const misspelt = spelt.length > 0 || isStop ? [] : vocabulary.misspelt(word.folded);
  const concept: Concept = {
    ...word,
    readings: new Map(),
    phrases: [],
    isStopWord: isStop,
    isGoods:
      lexicon.isOfGoods(word.folded) ||
      areGoods([...spelt, ...misspelt], lexicon) ||
      isFormOfGoods([...forms, ...misspelt], lexicon) ||
      (spelt.length + misspelt.length === 0 && isGoodsCompound(word.folded, parts, lexicon)),
    correction: misspelt[0]?.word,
  };
  add(concept, [...spelt, ...misspelt]);
  if (isStop) return concept;
  add(concept, vocabulary.asPart(word.folded, vocabulary.stems(word.folded)));
  add(concept, vocabulary.alike(word.folded));
  if (concept.readings.size === 0 && !parts)
    for (const part of vocabulary.looseParts(word.folded))
      add(
        concept,
        vocabulary
          .forms({ written: part, folded: part })
          .map((one) => ({ ...one, likeness: one.likeness * vocabulary.partLikeness })),
      );
  if (parts) {
    const words = parts.map((part) => vocabulary.forms({ written: part, folded: part }));
    concept.phrases.push({ likeness: sureEnough, words });
    for (const readings of words)
      add(
        concept,
        readings.map((one) => ({ ...one, likeness: one.likeness * vocabulary.partLikeness })),
      );
  }
  return concept;
};

/** Two words typed apart that the articles write as one: `brake pad`, `brakepad`. */
const joinNeighbours = (concepts: readonly Concept[], { vocabulary }: Lexicon): void => {
  concepts.forEach((first, index) => {
    const second = concepts[index + 1];
    if (!second || first.folded.length + second.folded.length < 5) return;
    const joined = ['', 's', 'n', 'en', 'e'].flatMap((link) =>
      vocabulary.forms({
        written: first.written + link + second.written,
        folded: first.folded + link + second.folded,
      }),
    );
    add(first, joined);
    add(second, joined);
  });
};

const addSynonyms = (concepts: readonly Concept[], { synonyms, vocabulary }: Lexicon): void => {
  const typed = concepts.map((concept) => new Map([...concept.readings, [concept.folded, 1]]));
  typed.forEach((readings, start) => {
    for (const { words, others } of [...readings.keys()].flatMap(synonyms.beginningWith)) {
      const sure = Math.min(...words.map(({ folded }, offset) => typed[start + offset]?.get(folded) ?? 0));
      if (sure < sureEnough) continue;
      for (const concept of concepts.slice(start, start + words.length)) {
        for (const other of others) {
          const forms = other.map((word) => vocabulary.forms(word));
          const likeness = sure * synonymLikeness;
          if (forms.length > 1) concept.phrases.push({ likeness, words: forms });
          else
            add(
              concept,
              (forms[0] ?? []).map((one) => ({ ...one, likeness: one.likeness * likeness })),
            );
        }
      }
    }
  });
};

const together = (first: WrittenWord, second: WrittenWord): WrittenWord => ({
  written: first.written + second.written,
  folded: first.folded + second.folded,
});

/**
 * Whether a language knows every word of a query, by itself or with its neighbour; numbers belong to none. `isPreview`:
 * the last word is still being typed.
 */
export const knowsAll = (query: string, { vocabulary, isStopWord }: Lexicon, isPreview: boolean): boolean =>
  readWords(query).every((word, at, words) => {
    const [before, after] = [words[at - 1], words[at + 1]];
    const isBegun = isPreview && !after && vocabulary.begunWith(word.folded).length > 0;
    return (
      /\d/.test(word.folded) ||
      isStopWord(word.folded) ||
      isBegun ||
      vocabulary.knows(word) ||
      (before !== undefined && vocabulary.knows(together(before, word))) ||
      (after !== undefined && vocabulary.knows(together(word, after)))
    );
  });

/**
 * The words of a query with all that each may mean: its forms, other spellings, slips of the keyboard, compounds and
 * their parts, synonyms. `isPreview`: the last word is still being typed.
 */
export const readQuery = (query: string, lexicon: Lexicon, isPreview: boolean): readonly Concept[] => {
  const words = readWords(query);
  const concepts = withNumbers(
    words.map((word, index) => readWord(word, lexicon, isPreview && index === words.length - 1)),
  );
  joinNeighbours(concepts, lexicon);
  addSynonyms(concepts, lexicon);
  return concepts;
};
