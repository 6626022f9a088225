import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const built = (file: string) => readFileSync(new URL(`../../dist/client/${file}`, import.meta.url), 'utf8');
const manifest = JSON.parse(built('.vite/manifest.json')) as Readonly<Record<string, Chunk>>;
const editMode = 'client/features/edit-mode/start-edit-mode.ts';

/** What a visitor may come to load: everything reached from the entry but the editor's own chunk. */
const visitorFiles = (): readonly string[] => {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name) || name === editMode) return;
    seen.add(name);
    [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])].forEach(visit);
  };
  visit('client/entry.client.tsx');
  return [...seen].flatMap((name) => manifest[name]?.file ?? []);
};

const signs = ['text-replacements', 'data-text-icon', 'longest-language', 'edit-root', 'edit-layer'];

test('the editor’s view is a chunk of its own', () => {
  const code = built(manifest[editMode]?.file ?? '');
  for (const sign of signs) expect(code).toContain(sign);
});

test('no byte of it is in what a visitor loads', () => {
  const files = visitorFiles();
  expect(files.length).toBeGreaterThan(5);
  for (const file of files)
    for (const sign of signs) expect([file, built(file).includes(sign)]).toEqual([file, false]);
});
