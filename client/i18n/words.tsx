import type { i18n, TFunction } from 'i18next';
import { createContext, use, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';

const WordsContext = createContext<TFunction | null>(null);

interface WordsProviderProps {
  i18n: i18n;
  /** `null` in the browser: there an editor may change every text, and wants to know where each stands. */
  remembered: TFunction | null;
  children: ReactNode;
}

/**
 * Hands the words to all components. In the browser they come from one `useTranslation`, which in each component would copy
 * the whole i18next instance; a change of the words renders everything that shows them.
 */
export const WordsProvider = ({ i18n, remembered, children }: WordsProviderProps) =>
  remembered ? (
    <WordsContext value={remembered}>{children}</WordsContext>
  ) : (
    <I18nextProvider i18n={i18n}>
      <ChangingWords>{children}</ChangingWords>
    </I18nextProvider>
  );

const ChangingWords = ({ children }: { children: ReactNode }) => (
  <WordsContext value={useTranslation().t}>{children}</WordsContext>
);

/** Looks up a text of the page's language by its key, with the variables it takes. */
export const useWords = (): TFunction => {
  const t = use(WordsContext);
  if (!t) throw new Error('words are there below a WordsProvider only');
  return t;
};
