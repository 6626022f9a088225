import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A field that somebody can fill in: its markup, not words about it. */
const field = /<(?:select|textarea|input(?![^>\n]*type="hidden"))\s/;

// behaviour/forms 20
test('every field says what was done with it before hydration', () => {
  const fields = globSync('client/**/*.tsx')
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
    .filter(({ text }) => field.test(text));
  const silent = fields.filter(({ text }) => !/\b(?:tellEarlyInput|useEarlyText)\b/.test(text));
  expect(fields.length).toBeGreaterThan(3);
  expect(silent.map(({ file }) => file)).toEqual([]);
});
