import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ForeignText } from '#server/upstream/fields.ts';
import { costOf, growthOf } from '#tests/setup/cost.ts';
import { foreignTextFunctions } from './foreign-text-functions.ts';

/** What repeats in hostile text: nested, unclosed, almost an address, letters that fold to several or to none. */
const pieces = [
  '<',
  '<a ',
  '</',
  '<mark>',
  '&',
  '&amp;',
  'a',
  'a ',
  'a@',
  'a.',
  'a-a@a.',
  'order ',
  'ß',
  '\u0301',
  '\ud83d',
  '👩‍🚗',
  '. ',
  '. A',
  '\n',
  ' ',
  '/',
  '//',
  '0',
  '&a=',
  'a_other',
];
const length = 20_000;
const textOf = (piece: string, units: number) => piece.repeat(units / piece.length) as ForeignText;

/**
 * What twenty plain passes over the longer text cost. Below that there is too little to compare; a quadratic function takes
 * dozens of times as much.
 */
const plain = textOf('ab c', 2 * length);
const fewPasses = costOf(() => {
  for (let pass = 0; pass < 20; pass++) plain.replaceAll(/\w/g, (letter) => letter.toUpperCase());
});

test.each(Object.entries(foreignTextFunctions))(
  'twice the text costs %s at most 2.5 times the work',
  (_, take) => {
    for (const piece of pieces) {
      const [once, twice] = [textOf(piece, length), textOf(piece, 2 * length)];
      if (costOf(() => take(twice)) <= fewPasses) continue;
      expect(
        growthOf(
          () => take(once),
          () => take(twice),
        ),
        JSON.stringify(piece),
      ).toBeLessThanOrEqual(2.5);
    }
  },
);

test('every function of shared/text stands in the table', async () => {
  const folder = new URL('../../shared/text/', import.meta.url);
  const files = readdirSync(folder).filter((file) => !file.endsWith('.test.ts'));
  const modules = await Promise.all(
    files.map((file) => import(new URL(file, folder).href) as Promise<object>),
  );
  const functions = modules.flatMap((each) =>
    Object.entries(each).flatMap(([name, value]) => (typeof value === 'function' ? [name] : [])),
  );
  const listed = new Set(Object.keys(foreignTextFunctions).map((name) => name.split(',')[0]));
  expect(functions.filter((name) => !listed.has(name))).toEqual([]);
  expect(functions.length).toBeGreaterThan(10);
});
