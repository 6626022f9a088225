/** Shorter words have too many neighbours for a guess to be of use. */
export const shortestTypo = 4;

/** How many letters two words have in common from the front. */
const commonPrefix = (a: string, b: string): number => {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
};

/**
 * Whether two words are the same but for one slip: a letter added, left out or replaced, or two neighbours swapped.
 * Equal words count. Linear: after the first difference the rest has to be the same in one of four ways.
 */
export const isOneSlipAway = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false;
  const start = commonPrefix(a, b);
  const restA = a.slice(start);
  const restB = b.slice(start);
  if (restA === restB) return true;
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    (restA.length > 1 && restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
};

/** Whether a word begins with something one slip away from `typed`: for words that are still being typed. */
export const beginsOneSlipAway = (word: string, typed: string): boolean =>
  [typed.length - 1, typed.length, typed.length + 1].some(
    (length) => length <= word.length && isOneSlipAway(word.slice(0, length), typed),
  );
