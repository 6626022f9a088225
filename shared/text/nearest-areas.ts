import { fold, foldedWords } from './search-terms.ts';

/** Pieces of three letters; the beginning and the end of a word count as letters. */
const piecesOf = (word: string): ReadonlySet<string> => {
  const padded = ` ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
};

/** From 0, nothing in common, to 1. */
const likeness = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  (2 * [...a].filter((piece) => b.has(piece)).length) / (a.size + b.size);

const areaOf = (path: string): number => Number(path.split('/')[2]);

/** Ids of the help areas whose titles look most like a query that found nothing, the nearest first. */
export const nearestAreas = (
  titles: readonly { readonly title: string; readonly path: string }[],
  query: string,
): readonly number[] => {
  const asked = foldedWords(fold(query)).map(piecesOf);
  const best = new Map<number, readonly number[]>();
  for (const { title, path } of titles) {
    const words = foldedWords(fold(title)).map(piecesOf);
    const area = areaOf(path);
    const before = best.get(area);
    const alike = asked.map((typed, at) =>
      Math.max(before?.[at] ?? 0, ...words.map((word) => likeness(typed, word))),
    );
    best.set(area, alike);
  }
  return [...best]
    .map(([id, alike]) => ({ id, score: alike.reduce((sum, one) => sum + one, 0) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ id }) => id);
};
