import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8');

interface Face {
  readonly file: string;
  /** First and last code point of each range. */
  readonly ranges: readonly (readonly [number, number])[];
}

const faces: readonly Face[] = [...css.matchAll(/url\('([^']+)'\)[^;]*;\s*unicode-range:([^;]+);/g)].map(
  ([, file = '', ranges = '']) => ({
    file,
    ranges: ranges.split(',').map((range) => {
      const [first = '', last = first] = range.trim().replace('U+', '').split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
    }),
  }),
);

const facesWith = (codePoint: number) =>
  faces.filter(({ ranges }) => ranges.some(([first, last]) => first <= codePoint && codePoint <= last));

test('no character is in two fonts, or both would be fetched for it', () => {
  expect(faces).toHaveLength(5);
  const shared = Array.from({ length: 0x2d00 }, (_, codePoint) => codePoint).filter(
    (codePoint) => facesWith(codePoint).length > 1,
  );
  expect(shared).toEqual([]);
});

// behaviour/pages 33
test('no language of ours needs the large font of rare Latin letters', () => {
  const files = globSync('locales/*.json');
  expect(files.length).toBeGreaterThan(28);
  const characters = new Set(files.flatMap((file) => [...readFileSync(file, 'utf8')]));
  const rare = [...characters].filter((character) =>
    facesWith(character.codePointAt(0) ?? 0).some(({ file }) => file.includes('latin-ext')),
  );
  expect(rare).toEqual([]);
});
