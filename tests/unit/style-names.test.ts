import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const stylesOf = (file: string) => read(file).replaceAll(/\/\*.*?\*\//gs, '');
const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

test.each([
  // Icons read theirs within the sprite.
  ['client', [...globSync('client/**/*.css'), 'public/icons/sprite.svg']],
  ["the editor's desk", globSync('server/embedded/editor/**/*.css')],
])('every custom property of %s is defined and read', (_, files) => {
  const styles = files.map(stylesOf).join('\n');
  const defined = new Set(matches(styles, /(?:^|[{;]|@property)\s*(--[\w-]+)\s*[:{]/gm));
  const taken = new Set(matches(styles, /var\(\s*(--[\w-]+)/g));
  expect(defined.size).toBeGreaterThan(15);
  expect([...taken].filter((name) => !defined.has(name))).toEqual([]);
  expect([...defined].filter((name) => !taken.has(name))).toEqual([]);
});

describe('style modules', () => {
  const modules = globSync('client/**/*.module.css');
  const sources = globSync('client/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  const code = sources.map(read).join('\n');

  const classesOf = (module: string) =>
    new Set(
      matches(stylesOf(module), /([^{};]+)\{/g).flatMap((selector) =>
        matches(selector.replaceAll(/:global\([^)]*\)/g, ''), /\.([a-z][\w-]*)/gi),
      ),
    );

  /** Every place that takes a class of a module: by name, or by a value that only the running code knows. */
  const uses = sources.flatMap((file) => {
    const source = read(file);
    return [...source.matchAll(/^import (\w+) from '(.+\.module\.css)';/gm)].flatMap(
      ([, styles, from = '']) => {
        const module = from.startsWith('#') ? from.slice(1) : path.join(path.dirname(file), from);
        const named = matches(source, new RegExp(`\\b${styles}(?:\\.|\\[')([\\w-]+)`, 'g'));
        const prefixes = matches(source, new RegExp(`\\b${styles}\\[(?!')(?:\`([\\w-]*))?`, 'g'));
        return { file, module, named, prefixes };
      },
    );
  });

  test('each is imported', () => {
    const imported = new Set(uses.map(({ module }) => module));
    expect(modules.length).toBeGreaterThan(50);
    expect(modules.filter((module) => !imported.has(module))).toEqual([]);
  });

  test('what the code names is a class of the module', () => {
    const unknown = uses.flatMap(({ file, module, named }) =>
      named.filter((name) => !classesOf(module).has(name)).map((name) => `${file}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  test('every class is used: by its name, or by a value that stands in the code', () => {
    const isValue = (name: string) => ["'", '"'].some((quote) => code.includes(quote + name + quote));
    const isUsed = (module: string, name: string) =>
      uses.some(
        (use) =>
          use.module === module &&
          (use.named.includes(name) ||
            use.prefixes.some((prefix) => name.startsWith(prefix) && isValue(name.slice(prefix.length)))),
      );
    const unused = modules.flatMap((module) =>
      [...classesOf(module)].filter((name) => !isUsed(module, name)).map((name) => `${module}: ${name}`),
    );
    expect(unused).toEqual([]);
  });
});
