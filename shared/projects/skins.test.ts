import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { skinCodes, skinFiles, skins } from './skins.ts';

const pictureAt = (path: string): string =>
  readFileSync(new URL(`../../public${path}`, import.meta.url), 'utf8');

describe.each(skinCodes)('skin %s', (skin) => {
  const { logo, darkLogo, favicon, hero } = skinFiles(skin);

  test.each([logo, darkLogo])('has the logo %s, drawn in the size of its row', (path) => {
    const { width, height } = skins[skin].logo;
    expect(pictureAt(path)).toContain(`width="${width}" height="${height}"`);
  });

  test('has the picture behind its first band that the styles name', () => {
    const styles = readFileSync(new URL('../../client/styles/tokens.css', import.meta.url), 'utf8');
    expect(pictureAt(hero)).toContain('<svg ');
    expect(styles).toContain(`--hero-art: url('${hero}')`);
  });

  test('has an icon of its own for the browser', () => {
    const others = skinCodes.filter((other) => other !== skin).map((other) => skinFiles(other).favicon);
    expect(pictureAt(favicon)).toContain('<svg ');
    expect(others.map(pictureAt)).not.toContain(pictureAt(favicon));
  });
});
