import { localeCodes, type LocaleCode } from '#shared/projects/locales.ts';
import { languages, openLocaleFiles } from './texts/locale-files.ts';

/**
 * The messages (docs/how-to/add-a-text.md):
 *
 *   npm run texts                                       what each language lacks, and what still reads English
 *   npm run texts -- add <key> "<English>"              adds a text to all languages, marked as not translated yet
 *   npm run texts -- add <key> "<for one>" "<for many>" the same for a plural
 *   npm run texts -- done <locale> <key>                says that a text is translated
 */
const files = openLocaleFiles(new URL('../locales/', import.meta.url));
const [command, ...given] = process.argv.slice(2);

const list = (): void => {
  const marks = files.untranslated();
  for (const language of languages) {
    for (const key of files.missingIn(language)) {
      process.exitCode = 1;
      console.log(`${language}  missing         ${key}`);
    }
    for (const key of marks[language] ?? []) console.log(`${language}  not translated  ${key}`);
  }
  const open = Object.values(marks).flat().length;
  console.log(`${languages.length} languages, ${open} texts not translated yet`);
};

const add = ([key, first, second]: readonly string[]): void => {
  if (!key || !first) throw new Error('usage: npm run texts -- add <key> "<English>" ["<English plural>"]');
  files.add(second === undefined ? { key, text: first } : { key, text: second, one: first });
  console.log(
    `${key} added to ${languages.length} languages; translate it, then: texts -- done <locale> ${key}`,
  );
};

const isLocale = (code: string | undefined): code is LocaleCode =>
  (localeCodes as readonly (string | undefined)[]).includes(code);

const done = ([locale, key]: readonly string[]): void => {
  if (!isLocale(locale) || !key) throw new Error('usage: npm run texts -- done <locale> <key>');
  files.done(locale, key);
};

try {
  if (command === undefined) list();
  else if (command === 'add') add(given);
  else if (command === 'done') done(given);
  else throw new Error(`texts knows add and done, not ${command}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
