import { readFileSync, writeFileSync } from 'node:fs';
import { localeCodes, locales, type LanguageCode, type LocaleCode } from '#shared/projects/locales.ts';
import {
  flattenMessages,
  isKeyPath,
  isPluralForm,
  stemOfKey,
  type MessageTree,
} from '#shared/text/message-tree.ts';

import { behindIn, withTranslated, type MadeFrom } from './made-from.ts';

/** A key that is new is written in this text until somebody has translated it. */
export interface NewText {
  readonly key: string;
  /** English. */
  readonly text: string;
  /** English for one thing; the key is then a plural, and each language gets all its forms. */
  readonly one?: string;
}

/** Keys that still read English, by language; kept in `untranslated.json` beside the locale files. */
export type Untranslated = Readonly<Partial<Record<LocaleCode, readonly string[]>>>;

/** The 22 languages, each with a whole file of its own; variants hold only what differs. */
export const languages = localeCodes.filter((code): code is LanguageCode => locales[code].base === null);

/** The keys a language must have: the English ones, each plural in the forms that the language counts by. */
export const keysFor = (locale: LocaleCode, english: Iterable<string>): ReadonlySet<string> =>
  new Set([...english].flatMap((key) => (isPluralForm(key) ? pluralFormsOf(locale, stemOfKey(key)) : [key])));

const pluralFormsOf = (locale: LocaleCode, stem: string): readonly string[] =>
  new Intl.PluralRules(locales[locale].tag)
    .resolvedOptions()
    .pluralCategories.map((form) => `${stem}_${form}`);

/** @param folder of the locale files, with a slash at its end. */
export const openLocaleFiles = (folder: URL) => {
  const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
  const write = (name: string, value: unknown): void =>
    writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(value, null, 2)}\n`);
  const messagesOf = (locale: LocaleCode): MessageTree => read(locale) as MessageTree;
  const textsOf = (locale: LocaleCode) => flattenMessages(messagesOf(locale));
  const untranslated = (): Untranslated => read('untranslated') as Untranslated;

  const madeFrom = (): MadeFrom => read('made-from') as MadeFrom;
  const translations = languages.filter((language) => language !== 'en');
  const noteTranslated = (key: string, translated: readonly LanguageCode[]): void =>
    write('made-from', withTranslated(madeFrom(), key, translated, translations, textsOf('en')));

  const mark = (locale: LocaleCode, change: (keys: readonly string[]) => readonly string[]): void => {
    const marks = { ...untranslated(), [locale]: change(untranslated()[locale] ?? []) };
    const kept = Object.entries(marks).filter(([, keys]) => keys.length > 0);
    write('untranslated', Object.fromEntries(kept.toSorted(([one], [other]) => (one < other ? -1 : 1))));
  };

  return {
    messagesOf,
    textsOf,
    untranslated,
    /** Keys that the file of a language lacks. */
    missingIn: (language: LanguageCode): readonly string[] => {
      const own = textsOf(language);
      return [...keysFor(language, textsOf('en').keys())].filter((key) => !own.has(key));
    },
    /** Keys of a language whose English has changed since they were translated. */
    behindIn: (language: LanguageCode): readonly string[] =>
      language === 'en' ? [] : behindIn(language, madeFrom(), textsOf('en')),
    /** Writes a key with its English text into every language, marked in all but English. Throws where it cannot stand. */
    add: ({ key, text, one }: NewText): void => {
      refuseKey(key, textsOf('en'));
      for (const language of languages) {
        const keys = one === undefined ? [key] : pluralFormsOf(language, key);
        const wordsFor = (own: string) => (one !== undefined && own.endsWith('_one') ? one : text);
        write(
          language,
          keys.reduce((tree, own) => withText(tree, own.split('.'), wordsFor(own)), messagesOf(language)),
        );
        if (language !== 'en') mark(language, (marked) => [...marked, ...keys].toSorted());
      }
      noteTranslated(key, translations);
    },
    /** Says that a key, all forms of a plural at once, says what its English does now. Throws where that was known. */
    done: (language: LanguageCode, key: string): void => {
      const isMeant = (marked: string) => stemOfKey(marked) === stemOfKey(key);
      const isMarked = untranslated()[language]?.some(isMeant) ?? false;
      if (!isMarked && !behindIn(language, madeFrom(), textsOf('en')).some(isMeant))
        throw new Error(`${key} is neither marked nor behind in ${language}`);
      mark(language, (marked) => marked.filter((each) => !isMeant(each)));
      noteTranslated(stemOfKey(key), [language]);
    },
  };
};

const refuseKey = (key: string, english: ReadonlyMap<string, string>): void => {
  if (!isKeyPath(key) || !key.includes('.') || isPluralForm(key))
    throw new Error(`${key} is no key: write names joined by dots, without the ending of a plural`);
  const clash = [...english.keys()].find(
    (known) => stemOfKey(known) === key || known.startsWith(`${key}.`) || key.startsWith(`${known}.`),
  );
  if (clash && stemOfKey(clash) === key) throw new Error(`${key} is there already`);
  if (clash) throw new Error(`${key} cannot stand beside ${clash}`);
};

/** The tree with a text more, as the last of its branch. */
const withText = (tree: MessageTree, [name = '', ...rest]: readonly string[], text: string): MessageTree => {
  if (rest.length === 0) return { ...tree, [name]: text };
  const below = tree[name];
  return { ...tree, [name]: withText(typeof below === 'object' ? below : {}, rest, text) };
};
