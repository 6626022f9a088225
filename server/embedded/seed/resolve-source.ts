import type { LocaleCode } from '#shared/projects/locales.ts';
import { countryTerms, type CountryTerms } from './country-terms.ts';
import { isValueName, upperFirst } from './fill-placeholders.ts';
import { resolveConditions, SourceError } from './source-conditions.ts';
import type { UiWords } from './ui-words.ts';

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** A name with a capital letter in front; `iDEAL` keeps its small one. */
export const capitalised = (word: string): string => (/^\p{Ll}\p{Lu}/u.test(word) ? word : upperFirst(word));

/**
 * Looks a placeholder up; its first letter may be a capital: then the value has one too. `undefined` where there is
 * no value of that name, `null` where the country has none.
 */
const termFor = (name: string, terms: CountryTerms): string | null | undefined => {
  if (Object.hasOwn(terms, name)) return terms[name];
  const term = Object.hasOwn(terms, lowerFirst(name)) ? terms[lowerFirst(name)] : undefined;
  return term && capitalised(term);
};

const placeholder = /\{\{([^{}]*)\}\}/g;

/**
 * The source of an article as one locale has it: conditions decided, words of the screens (`{{ui:…}}`) and names of
 * the country put in. Placeholders of values stay, for they also differ by shop (`fill-placeholders.ts`). Throws a
 * SourceError, with its line, for what is unknown.
 */
export const resolveSource = (source: string, locale: LocaleCode, uiWords: UiWords): string => {
  const terms = countryTerms(locale);
  const uiWord = (key: string): string | undefined => {
    const word = uiWords(key);
    return word?.includes('{{') ? undefined : word;
  };
  const resolve = (name: string): string | null | undefined => {
    if (name.startsWith('ui:')) return uiWord(name.slice('ui:'.length));
    return isValueName(name) ? `{{${name}}}` : termFor(name, terms);
  };
  // Hidden branches are read as well: what is misspelt there shows in another country.
  for (const { 1: name = '', index } of source.matchAll(placeholder))
    if (!/^(?:if .*|else|endif)$/.test(name) && resolve(name) === undefined)
      throw new SourceError(source, index, `{{${name}}} is unknown`);
  return resolveConditions(source, locale).replace(placeholder, (whole, name: string) => {
    const value = resolve(name);
    if (value === null)
      throw new SourceError(source, source.indexOf(whole), `${whole} is nothing in ${locale}`);
    return value ?? whole;
  });
};

/** Words of the screens that a source names, by key. */
export const uiKeysOf = (source: string): readonly string[] =>
  [...source.matchAll(/\{\{ui:([^{}]+)\}\}/g)].map(([, key = '']) => key);
