/** Longest article HTML that is read at all, in UTF-16 units. The longest real article has some 30,000. */
export const longestHtml = 300_000;
