import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { WordsContext } from './words.tsx';

interface ChangingWordsProps {
  i18n: i18n;
  children: ReactNode;
}

/**
 * Words that an editor may change, who wants to know where each of them stands. They come from one `useTranslation`, which
 * in each component would copy the whole i18next instance.
 */
export const ChangingWords = ({ i18n, children }: ChangingWordsProps) => (
  <I18nextProvider i18n={i18n}>
    <TranslatedWords>{children}</TranslatedWords>
  </I18nextProvider>
);

const TranslatedWords = ({ children }: { children: ReactNode }) => (
  <WordsContext value={useTranslation(undefined, { useSuspense: false }).t}>{children}</WordsContext>
);
