/** The text without halves of a character, which cutting leaves. `toWellFormed` is too new for Firefox 115 (decision 0053). */
export const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');

/** Signs without width come along with a pasted text: nobody sees what is wrong then. Emoji are joined by others. */
export const withoutInvisible = (text: string): string =>
  text.replaceAll(/[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, '');
