import { localeCodes, locales, type LocaleCode } from '#shared/projects/locales.ts';
import { consumerFacts } from '../content/consumer-facts.ts';
import { nationalFacts } from '../content/national-facts.ts';
import { countryTerms } from './country-terms.ts';

type Condition = (locale: LocaleCode) => boolean;

const conditions: Readonly<Record<string, Condition>> = {
  eu: (locale) => locales[locale].eu,
  withdrawal: (locale) => nationalFacts[locale].withdrawalDays !== null,
  guarantee: (locale) => nationalFacts[locale].guaranteeYears !== null,
  withdrawalButton: (locale) => consumerFacts[locale].withdrawalButton,
  usedOilReturn: (locale) => consumerFacts[locale].usedOilReturn,
  // Every fact that may be missing asks for itself: `{{if islands}}`.
  ...Object.fromEntries(
    Object.keys(countryTerms('de')).map((name) => [
      name,
      (locale: LocaleCode) => countryTerms(locale)[name] !== null,
    ]),
  ),
  ...Object.fromEntries(localeCodes.map((code) => [code, (locale: LocaleCode) => locale === code])),
};

/** Whether a condition holds in a locale; `undefined` where there is no condition of that name. */
export const conditionHolds = (name: string, locale: LocaleCode): boolean | undefined =>
  Object.hasOwn(conditions, name) ? conditions[name]?.(locale) : undefined;

/** Why a source cannot be used, and where. */
export class SourceError extends Error {
  constructor(source: string, index: number, problem: string) {
    super(`line ${source.slice(0, index).split('\n').length}: ${problem}`);
  }
}

/** `if eu`, `if not eu`, `if de_AT de_LU` (one of them is enough). */
const holds = (tag: string, locale: LocaleCode, fail: (problem: string) => never): boolean => {
  const names = tag.split(' ').slice(1);
  const isNegated = names[0] === 'not';
  const asked = isNegated ? names.slice(1) : names;
  if (asked.length === 0) fail(`{{${tag}}} asks for nothing`);
  const answers = asked.map(
    (name) => conditionHolds(name, locale) ?? fail(`{{${tag}}} asks for the unknown "${name}"`),
  );
  return answers.some(Boolean) !== isNegated;
};

// A tag alone on its line takes the line with it, so that rows of a table and items of a list stay together.
const tagPattern = /^[ \t]*\{\{(if [^{}\n]*|else|endif)\}\}[ \t]*(?:\n|$)|\{\{(if [^{}\n]*|else|endif)\}\}/gm;

/**
 * Keeps what holds in a locale of `{{if …}}…{{else}}…{{endif}}` and drops the tags and the rest. Blocks do not stand
 * within each other. Throws a SourceError for an unknown condition or a block that is not closed.
 */
export const resolveConditions = (source: string, locale: LocaleCode): string => {
  let kept = '';
  let end = 0;
  let block: { readonly isTrue: boolean; readonly start: number; hasElse: boolean } | undefined;
  let isKeeping = true;
  for (const match of source.matchAll(tagPattern)) {
    const fail = (problem: string): never => {
      throw new SourceError(source, match.index, problem);
    };
    const tag = match[1] ?? match[2] ?? '';
    if (isKeeping) kept += source.slice(end, match.index);
    end = match.index + match[0].length;
    if (tag.startsWith('if ')) {
      if (block) fail(`{{${tag}}} within another block`);
      block = { isTrue: holds(tag, locale, fail), start: match.index, hasElse: false };
      isKeeping = block.isTrue;
    } else if (!block) fail(`{{${tag}}} without {{if …}}`);
    else if (tag === 'else') {
      if (block.hasElse) fail('a second {{else}}');
      block.hasElse = true;
      isKeeping = !block.isTrue;
    } else {
      block = undefined;
      isKeeping = true;
    }
  }
  if (block) throw new SourceError(source, block.start, '{{if …}} without {{endif}}');
  return kept + source.slice(end);
};
