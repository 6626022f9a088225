/** Which letters a word has, a bit each; letters of other alphabets share bits. */
export const lettersOf = (word: string): number => {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
};

/** How many bits of a number are set. */
export const countBits = (bits: number): number => {
  let left = bits;
  let count = 0;
  for (; left !== 0; count += 1) left &= left - 1;
  return count;
};
