/** The text without halves of a character, which cutting leaves. `toWellFormed` is too new for Firefox 115 (decision 0053). */
export const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
