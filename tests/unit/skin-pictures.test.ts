import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { skinPictures } from '../../scripts/skin-pictures.ts';

test('every drawing has its like in the colours of the second skin; `npm run skin-pictures` makes them', () => {
  for (const [path, svg] of skinPictures()) {
    const drawn = readFileSync(new URL(`../../public/images/pkw/${path}`, import.meta.url), 'utf8');
    expect(drawn === svg, path).toBe(true);
    expect(svg, path).not.toMatch(/#(?:24395f|2f4a7a|ff8a3d)/);
  }
});
