import type { TFunction } from 'i18next';
import { createContext, use } from 'react';

/** Hands the words to all components; a change of them renders everything that shows them. */
export const WordsContext = createContext<TFunction | null>(null);

/** Looks up a text of the page's language by its key, with the variables it takes. */
export const useWords = (): TFunction => {
  const t = use(WordsContext);
  if (!t) throw new Error('words are there below a WordsContext only');
  return t;
};
