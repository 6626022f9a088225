import { languages, openLocaleFiles } from './texts/locale-files.ts';

/**
 * The messages (docs/how-to/add-a-text.md):
 *
 *   npm run texts                                       what each language lacks, what still reads English, and what was
 *                                                       translated from an English that has changed since
 *   npm run texts -- add <key> "<English>"              adds a text to all languages, marked as not translated yet
 *   npm run texts -- add <key> "<for one>" "<for many>" the same for a plural
 *   npm run texts -- done <language> <key>              says that a text is translated, or still holds; `all` languages
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
    for (const key of files.behindIn(language)) {
      process.exitCode = 1;
      console.log(`${language}  behind English  ${key}`);
    }
  }
  const open = Object.values(marks).flat().length;
  const behind = languages.flatMap(files.behindIn).length;
  console.log(
    `${languages.length} languages, ${open} texts not translated yet, ${behind} translated from a former text`,
  );
};

const add = ([key, first, second]: readonly string[]): void => {
  if (!key || !first) throw new Error('usage: npm run texts -- add <key> "<English>" ["<English plural>"]');
  files.add(second === undefined ? { key, text: first } : { key, text: second, one: first });
  console.log(
    `${key} added to ${languages.length} languages; translate it, then: texts -- done <language> ${key}`,
  );
};

const done = ([language, key]: readonly string[]): void => {
  const meant = languages.filter((code) => code === language || (language === 'all' && code !== 'en'));
  if (meant.length === 0 || !key) throw new Error('usage: npm run texts -- done <language>|all <key>');
  for (const code of meant)
    if (language !== 'all' || files.behindIn(code).includes(key)) files.done(code, key);
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
