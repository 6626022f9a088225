/** Characters of what may be asked before somebody writes. */
export const longestQuestion = 80;

const fewestLetters = 3;

/**
 * What is looked up of what somebody typed: no word that could be a number, an order's or his own, or an address. Empty where
 * fewer than three letters are left (behaviour/shell 28).
 */
export const askedWords = (typed: string): string => {
  const words = typed
    .slice(0, longestQuestion)
    .split(/\s+/)
    .filter((word) => word !== '' && !/[\p{N}@＠]/u.test(word))
    .join(' ');
  return (words.match(/\p{L}/gu) ?? []).length < fewestLetters ? '' : words;
};
