import { languageCodes, locales, type LanguageCode } from '#shared/projects/locales.ts';
import { stemsOf } from '#shared/stems/word-stems.ts';
import { fold, foldedWords, speltWords } from '#shared/text/search-terms.ts';

interface Titled {
  readonly title: string;
  readonly lang?: string;
}

/** The language of a tag; `null` for one that we have no stems for. */
const languageOfTag = (tag: string): LanguageCode | null =>
  languageCodes.find((code) => locales[code].tag.startsWith(tag.slice(0, 2).toLowerCase())) ?? null;

/** As long as the tree is remembered that the title stands in: stemming takes longer than all else about a title. */
const known = new WeakMap<Titled, string>();

/**
 * Gives the stems of a title's words to whoever has no stemmer (behaviour/search 24); leaves them out where no word has
 * another. For one list of titles: words come again and again in it.
 *
 * @param language of the titles that name no other.
 */
export const createTitleStems = (language: LanguageCode) => {
  const stems = new Map<string, string>();
  const stemOf = (own: LanguageCode, word: string): string =>
    stems.getOrInsertComputed(`${own} ${word}`, () => stemsOf(own, word)[0] ?? '');
  const stemmed = ({ title, lang }: Titled): string => {
    const own = lang === undefined ? language : languageOfTag(lang);
    const folded = foldedWords(fold(title));
    const words = speltWords(title);
    // Marks that no letter takes up cut words in one way here and in another there: then every word is its own stem.
    if (own === null || words.length !== folded.length) return '';
    const found = words.map((word, at) => {
      const stem = stemOf(own, word);
      return stem === folded[at] ? '' : stem;
    });
    return found.some((stem) => stem !== '') ? found.join(' ') : '';
  };
  return (entry: Titled): { readonly stems?: string } => {
    const found = known.getOrInsertComputed(entry, stemmed);
    return found === '' ? {} : { stems: found };
  };
};

export type TitleStems = ReturnType<typeof createTitleStems>;
