import type { Category, HelpTopic, SearchResults } from '#shared/help-api/models.ts';
import { languageOf, type LanguageCode } from '#shared/projects/locales.ts';
import type { ProjectFacts } from '#shared/projects/project-table.ts';
import { fold, foldedWords, speltWords } from '#shared/text/search-terms.ts';
import { slipsBetween } from '#shared/text/slips.ts';
import { stemsOf } from '#shared/projects/word-stems.ts';
import { taskLink } from '#server/content/mapping/article-facts.ts';
import { contactWords, type AskingWords } from './contact-words.ts';
import { toHelpTopic } from '#server/content/mapping/map-content.ts';
import { withdrawalWords } from './withdrawal-words.ts';

/** More words than these are a question, and its answer an article. */
const mostWords = 8;
/** Shorter words have too many neighbours for a slip to be assumed. */
const shortestWithSlip = 5;
/** Shorter words of a name tell nothing of it. */
const shortestTelling = 4;
const enoughOfName = 0.5;

interface Word {
  readonly folded: string;
  readonly stems: readonly string[];
}

const wordsOf = (text: string, language: LanguageCode): readonly Word[] =>
  speltWords(text).map((word) => ({ folded: fold(word), stems: stemsOf(language, word) }));

/** The same word, a form of it, or one slip of the keyboard away. */
const isSame = (typed: Word, word: Word): boolean =>
  typed.folded === word.folded ||
  typed.stems.some((stem) => word.stems.includes(stem)) ||
  (Math.min(typed.folded.length, word.folded.length) >= shortestWithSlip &&
    slipsBetween(typed.folded, word.folded, 1) <= 1);

/** How much of a name was typed, from 0 to 1; 0 where anything else was typed as well. */
const shareTyped = (typed: readonly Word[], name: readonly Word[]): number => {
  if (!typed.every((one) => name.some((word) => isSame(one, word)))) return 0;
  const long = name.filter(({ folded }) => folded.length >= shortestTelling);
  const telling = long.length > 0 ? long : name;
  return telling.filter((word) => typed.some((one) => isSame(one, word))).length / telling.length;
};

/** Made once a tree: every search compares with all of its categories. */
const titleWords = new WeakMap<Category, readonly Word[]>();

const findArea = (
  typed: readonly Word[],
  tree: readonly Category[],
  language: LanguageCode,
): HelpTopic | null => {
  const named = tree
    .map((category) => {
      const name = titleWords.getOrInsertComputed(category, () => wordsOf(category.title, language));
      return { category, share: shareTyped(typed, name) };
    })
    .filter(({ share }) => share >= enoughOfName)
    .toSorted((a, b) => b.share - a.share);
  const [best] = named;
  return best ? toHelpTopic(best.category) : null;
};

/** Tells whether a text asks for one thing: every word belongs to asking for it, and one of them says so. */
const askingFor = (words: AskingWords) => {
  const formsIn = (language: LanguageCode) => {
    const { says, around, saysBeside = { words: '', of: '' } } = words[language];
    return {
      says: wordsOf(says, language),
      around: new Set(foldedWords(fold(`${around} ${saysBeside.of}`))),
      saysBeside: wordsOf(saysBeside.words, language),
      of: new Set(foldedWords(fold(saysBeside.of))),
    };
  };
  // Stemmed once a language, for every search needs them.
  const forms = new Map<LanguageCode, ReturnType<typeof formsIn>>();
  return (typed: readonly Word[], language: LanguageCode): boolean => {
    const { says, around, saysBeside, of } = forms.getOrInsertComputed(language, formsIn);
    const saying = typed.some(({ folded }) => of.has(folded)) ? [...says, ...saysBeside] : says;
    const isSaying = (word: Word): boolean => saying.some((one) => isSame(word, one));
    return typed.some(isSaying) && typed.every((word) => around.has(word.folded) || isSaying(word));
  };
};

const asksForContact = askingFor(contactWords);
const asksToWithdraw = askingFor(withdrawalWords);

/** What answers a search beside articles (behaviour/search 23): the category that it names, a person, the way to withdraw. */
export const directAnswers = (
  text: string,
  tree: readonly Category[],
  project: Pick<ProjectFacts, 'locale' | 'contactHosts'>,
  settingOf: (key: string) => string | undefined,
): Pick<SearchResults, 'area' | 'asksForContact' | 'withdraw'> => {
  const language = languageOf(project.locale);
  const typed = wordsOf(text, language);
  if (typed.length === 0 || typed.length > mostWords) return {};
  const area = findArea(typed, tree, language);
  const isForContact = asksForContact(typed, language) || asksForContact(wordsOf(text, 'en'), 'en');
  const withdraw = asksToWithdraw(typed, language) ? taskLink('withdraw', settingOf, project) : null;
  return {
    ...(area && { area }),
    ...(isForContact && { asksForContact: true }),
    ...(withdraw !== null && { withdraw }),
  };
};
