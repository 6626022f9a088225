import type { i18n } from 'i18next';
import { locales, type LocaleCode } from '#shared/projects/locales.ts';
import type { WordTree } from '#shared/text/word-tree.ts';
import { createI18n } from './create-i18n.ts';
import type { RememberedTexts } from './remembered-texts.ts';

/** What pages are worded with on the server. */
export interface Speaker {
  readonly i18n: i18n;
  readonly remembered: RememberedTexts;
}

/** As long as words do not change, every page of a host is given the same tree. */
const speakers = new WeakMap<WordTree, Speaker>();

/** One speaker for all pages made from the same words: nothing of a request is in it. */
export const speakerOf = (locale: LocaleCode, words: WordTree): Speaker => {
  const known = speakers.get(words);
  if (known) return known;
  const speaker: Speaker = { i18n: createI18n(locales[locale].tag, words), remembered: new Map() };
  speakers.set(words, speaker);
  return speaker;
};
