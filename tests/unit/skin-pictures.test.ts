import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { skinPictures } from '../../scripts/skin-pictures.ts';

/** Colours of the first skin alone. */
const navyOrOrange = /#(?:24395f|2f4a7a|ff8a3d)/;

test('the badge that both skins show has the colours of neither', () => {
  const badge = readFileSync(new URL('../../public/badges/alliance.svg', import.meta.url), 'utf8');
  expect(badge).not.toMatch(navyOrOrange);
});

test('every drawing has its like in the colours of the second skin; `scripts/skin-pictures.ts` makes them', () => {
  for (const [path, svg] of skinPictures()) {
    const drawn = readFileSync(new URL(`../../public/images/pkw/${path}`, import.meta.url), 'utf8');
    expect(drawn === svg, path).toBe(true);
    expect(svg, path).not.toMatch(navyOrOrange);
  }
});
