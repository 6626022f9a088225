import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readBuiltAssets } from '#server/pages/assets.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const assets = readBuiltAssets(root);

const found = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, file = '']) => file);
const read = (file: string) => readFileSync(`${root}dist/client/assets/${file}`, 'utf8');
/** What a script of the build cannot begin without, and what it asks for later, as the browser finds it there. */
const importsOf = (file: string) => found(read(file), /\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g);
const laterImportsOf = (file: string) => found(read(file), /\bimport\(["'`]\.\/([\w.-]+\.js)["'`]\)/g);

/** These files and all that they cannot begin without. */
const withImports = (files: Iterable<string>): ReadonlySet<string> => {
  const all = new Set(files);
  // What is added while the set is read is read as well.
  for (const file of all) for (const imported of importsOf(file)) all.add(imported);
  return all;
};

const screens = globSync('client/routes/*/*.route.tsx', { cwd: root });

describe.each(screens)('the scripts of %s', (module) => {
  const named = found(assets.scripts([module], ''), /rel="modulepreload" href="\/assets\/([^"]+)"/g);

  test('are all named, and nothing else is', () => {
    const begins = named.filter((file) => file.startsWith('entry.client-') || file.includes('.route-'));
    expect(begins).toHaveLength(2);
    expect(named.toSorted()).toEqual([...withImports(begins)].toSorted());
  });

  test('bring late code that finds all it begins with there, or on its way', () => {
    // The entry names what every page may come to need, of which only the shell's own is fetched without being asked for.
    const asked = named.flatMap((file) =>
      laterImportsOf(file).filter((name) => !file.startsWith('entry.') || name.startsWith('late-root-')),
    );
    const late = asked.filter((file) => file.startsWith('late-'));
    expect(late.some((file) => file.startsWith('late-root-'))).toBe(true);
    expect([...named, ...asked]).toEqual(expect.arrayContaining([...withImports(late)]));
  });
});
