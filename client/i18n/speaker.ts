import type { i18n, TFunction } from 'i18next';
import { locales, type LocaleCode } from '#shared/projects/locales.ts';
import type { WordTree } from '#shared/text/word-tree.ts';
import { createI18n } from './create-i18n.ts';
import { rememberTexts } from './remembered-texts.ts';

/** What pages are worded with on the server. */
export interface Speaker {
  readonly i18n: i18n;
  /** As `i18n.t`, for many pages. */
  readonly remembered: TFunction;
}

/** As long as words do not change, every page of a host is given the same tree. */
const speakers = new WeakMap<WordTree, Speaker>();

/** One speaker for all pages made from the same words: nothing of a request is in it. */
export const speakerOf = (locale: LocaleCode, words: WordTree): Speaker => {
  const known = speakers.get(words);
  if (known) return known;
  const i18n = createI18n(locales[locale].tag, words);
  const speaker = { i18n, remembered: rememberTexts(i18n.t) };
  speakers.set(words, speaker);
  return speaker;
};
