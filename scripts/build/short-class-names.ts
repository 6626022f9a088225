import { readdirSync } from 'node:fs';
import { relative } from 'node:path';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** `a` … `z`, `ba`, `bb` …: letters alone, so that a digit after it begins something else. */
const inLetters = (number: number): string =>
  (number < 26 ? '' : inLetters(Math.floor(number / 26))) + letters[number % 26];

/**
 * Names of CSS modules' classes in the build: the file in letters, the class's place in it in digits. Both bundles, of
 * browser and of server, come to the same names: files are numbered by path, classes as they stand.
 *
 * @param folder holds all files whose classes are named; a name for another file throws.
 */
export const shortClassNames = (folder: string): ((name: string, file: string) => string) => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .toSorted()
    .map((file) => ({ file, names: new Map<string, number>() }));
  const numbers = new Map(files.map(({ file, names }, number) => [file, { number, names }]));
  return (name, file) => {
    const known = numbers.get(relative(folder, file.split('?', 1)[0] ?? file));
    if (!known) throw new Error(`${file} is no module of ${folder}`);
    const { number, names } = known;
    if (!names.has(name)) names.set(name, names.size);
    return inLetters(number) + names.get(name);
  };
};
