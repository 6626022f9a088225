import type { LanguageCode } from '#shared/projects/locales.ts';

/** Languages that write compounds as one word, with the letters that may stand between their parts. */
const links: Partial<Record<LanguageCode, readonly string[]>> = {
  da: ['', 's', 'e'],
  de: ['', 's', 'n', 'en', 'es', 'er', 'e'],
  et: ['', 'e', 'i', 'a', 'u'],
  fi: ['', 'n', 'en', 'in', 'an'],
  hu: [''],
  nl: ['', 's', 'e', 'en'],
  no: ['', 's', 'e'],
  sv: ['', 's', 'e', 'o'],
};

/** Everywhere else two words may be written together by mistake. */
const noLink: readonly string[] = [''];

/** Shorter parts are found in every word. */
const shortestPart = 4;
const shortestPartOfCompounds = 3;

export const isCompounding = (language: LanguageCode): boolean => links[language] !== undefined;

/**
 * The known words that a word is made of, two or three of them; `null` where it is none. Of several readings the one
 * whose shortest part is the longest is taken. `isKnown` tells whether a part is a word of the articles or its stem.
 */
export const splitCompound = (
  language: LanguageCode,
  word: string,
  isKnown: (part: string) => boolean,
): string[] | null => {
  const shortest = isCompounding(language) ? shortestPartOfCompounds : shortestPart;
  const between = links[language] ?? noLink;
  const split = (rest: string, most: number): string[] | null => {
    let best: string[] | null = null;
    const consider = (parts: string[]): void => {
      if (best === null || worth(parts) > worth(best)) best = parts;
    };
    for (let at = shortest; at <= rest.length - shortest; at += 1) {
      const head = rest.slice(0, at);
      if (!isKnown(head)) continue;
      for (const link of between) {
        const tail = rest.slice(at + link.length);
        if (tail.length < shortest || !rest.startsWith(link, at)) continue;
        if (isKnown(tail)) consider([head, tail]);
        else if (most > 2) {
          const further = split(tail, most - 1);
          if (further) consider([head, ...further]);
        }
      }
    }
    return best;
  };
  return word.length > 30 ? null : split(word, 3);
};

/** Few long parts are likelier than many short ones. */
const worth = (parts: readonly string[]): number =>
  Math.min(...parts.map(({ length }) => length)) * 4 - parts.length;

/** The longest known word at the beginning and at the end of a compound of which the rest is not known. */
export const loosePartsOf = (
  language: LanguageCode,
  word: string,
  isKnown: (part: string) => boolean,
): string[] => {
  if (!isCompounding(language)) return [];
  const lengths = Array.from({ length: Math.max(0, word.length - 6) }, (_, index) => word.length - 3 - index);
  const first = lengths.find((length) => isKnown(word.slice(0, length)));
  const last = lengths.find((length) => isKnown(word.slice(-length)));
  return [
    ...(first === undefined ? [] : [word.slice(0, first)]),
    ...(last === undefined ? [] : [word.slice(-last)]),
  ];
};
