import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readBuiltAssets } from '#server/pages/assets.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string) => readFileSync(root + file, 'utf8');
const built = (file: string) => read(`dist/client/${file}`);
const manifest = JSON.parse(built('.vite/manifest.json')) as Readonly<Record<string, Chunk>>;
const entry = 'client/entry.client.tsx';
const adminView = 'client/features/admin-view/start-admin-view.ts';

/** Chunks reached from `start`, none of them twice and `except` never entered. */
const reach = (start: string, except?: string): ReadonlySet<string> => {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name) || name === except) return;
    seen.add(name);
    [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])].forEach(visit);
  };
  visit(start);
  return seen;
};

/** Every file that a visitor may come to load: what is reached from the entry but the editor's own chunk, and the sheet. */
const visitorFiles = (): readonly string[] => [
  ...[...reach(entry, adminView)].map((name) => (manifest[name] as Chunk).file),
  ...Object.values(manifest).flatMap(({ file }) => (file.endsWith('.css') ? [file] : [])),
];

const sourcesOf = (...patterns: string[]) =>
  globSync(patterns, { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file));

const editSources = sourcesOf('client/features/admin-view/**/*.ts', 'shared/edit-protocol/**/*.ts');

/** Plain words are the platform's or a library's as well. */
const isOurs = (text: string) => /[^A-Za-z_]/.test(text) && !text.startsWith('.');

/** Longer strings of the edit mode that no other source has: each is a sign of a byte of it. */
const findSigns = (): readonly string[] => {
  const others = sourcesOf('client/**/*.{ts,tsx,css}', 'shared/**/*.ts')
    .filter((file) => !editSources.includes(file))
    .map(read)
    .join('\n');
  const strings = editSources.flatMap((file) =>
    [...read(file).matchAll(/^(?!import|.*\/\/|\s*\*).*/gm)].flatMap(([line]) =>
      [...line.matchAll(/'([^'\\]{9,})'/g)].map(([, text]) => text ?? ''),
    ),
  );
  return [...new Set(strings)].filter((text) => isOurs(text) && !others.includes(text));
};
const signs = findSigns();

test('the editor’s view is a chunk of its own, which only a dynamic import leads to', () => {
  const code = built(manifest[adminView]?.file ?? '');
  const found = signs.filter((sign) => code.includes(sign));
  expect(found).toEqual(expect.arrayContaining(['text-replacements', 'data-text-icon', 'longest-language']));
  expect(found.length).toBeGreaterThan(20);
  const importing = Object.entries(manifest).filter(([, { imports = [] }]) => imports.includes(adminView));
  expect(importing).toEqual([]);
});

/** Of `edit-layer.css`. */
const lookOfIcons = ['#6d28d9', 'edit-layer'];

test('no byte of it is in what a visitor loads', () => {
  const files = visitorFiles();
  expect(files.length).toBeGreaterThan(15);
  expect(files.some((file) => file.endsWith('.css'))).toBe(true);
  const found = files.flatMap((file) => {
    const code = built(file);
    return [...signs, ...lookOfIcons].filter((sign) => code.includes(sign)).map((sign) => ({ file, sign }));
  });
  expect(found).toEqual([]);
});

test('no page names a file of it', () => {
  const editorsOwn = [...reach(adminView)].filter((name) => !reach(entry, adminView).has(name));
  expect(editorsOwn).toContain(adminView);
  const { preloads } = readBuiltAssets(root, 'a build');
  const routes = Object.keys(manifest).filter((name) => name.endsWith('.route.tsx'));
  expect(routes.length).toBeGreaterThan(4);
  const heads = preloads(routes);
  expect(heads).toContain(manifest[entry]?.file);
  for (const name of editorsOwn) expect(heads).not.toContain(manifest[name]?.file);
});
