import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { skinCodes } from '#shared/projects/skins.ts';
import { pageTitle, listedPages, sharePicture, sharePictureSize } from './page-head.ts';

test('a page is called by its title, the help centre, the shop and the country', () => {
  expect(pageTitle('Retouren', 'ATD Parts', 'Deutschland')).toBe(
    'Retouren | Help Center - ATD Parts Deutschland',
  );
});

/** As the header of a PNG says: its signature, then the first chunk with width and height. */
const readPng = (path: string) => {
  const bytes = readFileSync(new URL(`../../public${path}`, import.meta.url));
  return {
    signature: bytes.subarray(1, 4).toString('latin1'),
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    bytes: bytes.length,
  };
};

const pictures = listedPages.flatMap((page) => skinCodes.map((skin) => sharePicture(page, skin)));

test.each(pictures)('%s is there, in the size that is told, and small', (path) => {
  const picture = readPng(path);
  expect(picture).toMatchObject({ signature: 'PNG', ...sharePictureSize });
  expect(picture.bytes).toBeLessThan(40_000);
});

// Pages that have no drawing of their own show the start page's, each company in its colours and with its logo.
test.each(listedPages)('%s has another picture for each company', (page) => {
  const drawn = skinCodes.map((skin) =>
    readFileSync(new URL(`../../public${sharePicture(page, skin)}`, import.meta.url), 'base64'),
  );
  expect(new Set(drawn).size).toBe(skinCodes.length);
});
