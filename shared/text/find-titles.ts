import { countBits, lettersOf, slipsAllowed, slipsBetween } from './slips.ts';
import { fold, foldedWords, searchTerms, type SearchTerm } from './search-terms.ts';

/*
 * Fetched with the titles, when a panel is first used. The server reads the same query by the same rule, so that what stands
 * first before the network's answer is near the top of it (behaviour/search 24).
 */

/** What of a title is read. `stems`: of its words, one after the other, empty where a word is its own. */
interface Titled {
  readonly title: string;
  readonly place: string;
  readonly stems?: string;
}

/** A word of a title as it is compared. Equal words are one object. */
interface TitleWord {
  readonly folded: string;
  readonly stem: string;
  /** Of both, a bit each. */
  readonly letters: number;
}

interface SplitTitle<Title> {
  readonly title: Title;
  readonly words: readonly TitleWord[];
  /** Words of the place that it stands in. */
  readonly around: readonly TitleWord[];
}

/** Titles ready to be searched, and the distinct words of them and of their places. */
export interface SplitTitles<Title> {
  readonly titles: readonly SplitTitle<Title>[];
  readonly words: readonly TitleWord[];
  readonly around: readonly TitleWord[];
}

/** How surely a word is meant that differs from the typed one in this way. */
const likeness = { stem: 0.95, oneSlip: 0.8, twoSlips: 0.65, beginning: 0.3 } as const;
/** Shorter stems begin too many words; longer endings make other words. In letters. */
const shortestStem = 4;
const longestEnding = 5;
/** Words of a usual title: in a longer one each counts for less, by this share of what is beyond. */
const usualTitle = 7;
const lengthMatters = 0.4;
/** What a word counts for that the place has as well. */
const placeShare = 0.2;
/** How soon more of a word stops counting. */
const saturation = 0.8;
/** How much it counts that the title is what was typed, and nothing else. */
const wholeTitle = 1.5;
/** How much less the last title of the tree counts than the first, which stands in the heaviest category. */
const orderMatters = 0.2;

/** Makes words one by one; the same word twice is the same object. */
const createWords = () => {
  const made = new Map<string, TitleWord>();
  const one = (folded: string, stem: string): TitleWord => {
    const key = `${folded} ${stem}`;
    const word = made.get(key) ?? { folded, stem, letters: lettersOf(key) };
    made.set(key, word);
    return word;
  };
  return {
    split: (text: string, stems = ''): readonly TitleWord[] => {
      const own = stems.split(' ');
      return foldedWords(fold(text)).map((folded, at) => one(folded, own[at] || folded));
    },
    all: (): readonly TitleWord[] => [...made.values()],
  };
};

/** Makes titles ready to be searched, one after the other: a server does not do all of a large shop at once. */
export const createSplitter = <Title extends Titled>() => {
  const [words, around] = [createWords(), createWords()];
  const titles: SplitTitle<Title>[] = [];
  return {
    add: (title: Title): void => {
      titles.push({
        title,
        words: words.split(title.title, title.stems),
        around: around.split(title.place),
      });
    },
    split: (): SplitTitles<Title> => ({ titles, words: words.all(), around: around.all() }),
  };
};

/** Titles as they were fetched, ready to be searched. */
export const splitTitles = <Title extends Titled>(known: readonly Title[]): SplitTitles<Title> => {
  const splitter = createSplitter<Title>();
  known.forEach(splitter.add);
  return splitter.split();
};

/** How surely a typed word means one of a title, from 0 to 1. */
type Compare = (word: TitleWord) => number;

/** The word itself, its forms among the titles, or what it begins. */
const asSpelt = ({ text, prefix }: SearchTerm, words: readonly TitleWord[]): Compare => {
  const stems = new Set(words.filter(({ folded }) => folded === text).map(({ stem }) => stem));
  return ({ folded, stem }) => {
    if (text === folded) return 1;
    if (stems.has(stem)) return likeness.stem;
    return prefix && folded.startsWith(text) ? likeness.beginning : 0;
  };
};

/** A form that no title has: the stem of a word, and an ending. */
const asForm =
  ({ text }: SearchTerm): Compare =>
  ({ stem }) =>
    stem.length >= shortestStem && text.startsWith(stem) && text.length <= stem.length + longestEnding
      ? likeness.stem
      : 0;

/** With slips of the keyboard, in the word, its stem, or as much of it as was typed. */
const asSlip = ({ text, prefix }: SearchTerm): Compare => {
  const most = slipsAllowed(text.length);
  const typed = lettersOf(text);
  return ({ folded, stem, letters }) => {
    // A slip brings one letter at most, so that few words have to be compared.
    if (most === 0 || countBits(typed & ~letters) > most) return 0;
    const forms = new Set([folded, stem, prefix ? folded.slice(0, text.length) : folded]);
    const slips = Math.min(...Array.from(forms, (form) => slipsBetween(text, form, most)));
    if (slips > most) return 0;
    return slips <= 1 ? likeness.oneSlip : likeness.twoSlips;
  };
};

/** A typed word as the surest of its readings that any title allows. */
type Reading = ReadonlyMap<TitleWord, number>;

const readTerm = (term: SearchTerm, { words, around }: SplitTitles<unknown>): Reading => {
  for (const compare of [asSpelt(term, words), asForm(term), asSlip(term)]) {
    const meant = words.filter((word) => compare(word) > 0);
    if (meant.length === 0) continue;
    return new Map([...meant, ...around].map((word) => [word, compare(word)]));
  }
  return new Map();
};

const best = (words: readonly TitleWord[], reading: Reading): number =>
  Math.max(0, ...words.map((word) => reading.get(word) ?? 0));

/** 0 where a word of the query is not in the title. */
const scoreOf = ({ words, around }: SplitTitle<unknown>, readings: readonly Reading[]): number => {
  let score = 0;
  for (const reading of readings) {
    const inTitle = best(words, reading);
    if (inTitle === 0) return 0;
    const length = 1 - lengthMatters + lengthMatters * (words.length / usualTitle);
    const weight = inTitle / length + placeShare * best(around, reading);
    score += weight / (weight + saturation);
  }
  const meant = words.map((word) => Math.max(...readings.map((reading) => reading.get(word) ?? 0)));
  const share = meant.reduce((sum, one) => sum + one, 0) / words.length;
  return score * (1 + wholeTitle * share ** 2);
};

/** Titles that have every word of the query, in its forms and with slips as well; the best first. */
export const findTitles = <Title>(known: SplitTitles<Title>, query: string): readonly Title[] => {
  const readings = searchTerms(query).map((term) => readTerm(term, known));
  if (readings.length === 0) return [];
  const { titles } = known;
  return titles
    .map((split, at) => ({
      ...split,
      score: scoreOf(split, readings) * (1 - orderMatters * (at / titles.length)),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ title }) => title);
};
