export const longestQuestion = 80;

const fewestLetters = 3;

/**
 * The words to search for: without numbers and addresses, which may be personal. Empty if fewer than three letters
 * are left (behaviour/shell 28).
 */
export const askedWords = (typed: string): string => {
  const words = typed
    .slice(0, longestQuestion)
    .split(/\s+/)
    .filter((word) => word !== '' && !/[\p{N}@＠]/u.test(word))
    .join(' ');
  return (words.match(/\p{L}/gu) ?? []).length < fewestLetters ? '' : words;
};
