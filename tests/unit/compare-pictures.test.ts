import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { comparePictures } from '../../scripts/pictures/compare-pictures.ts';

const picture = (width: number, height: number, paint: (data: Buffer) => void = () => {}) => {
  const png = new PNG({ width, height });
  png.data.fill(255);
  paint(png.data);
  return PNG.sync.write(png);
};
const white = picture(10, 10);

test('equal pictures differ in nothing, nor do two screens that cannot be shown', () => {
  expect(comparePictures(white, picture(10, 10))).toBeNull();
  expect(comparePictures('no dialog', 'no button')).toBeNull();
});

test('pixels that differ are counted and marked', () => {
  const blue = picture(10, 10, (data) => data.writeUInt32BE(0x0000ffff, 40));
  const difference = comparePictures(white, blue);
  expect(difference?.pixels).toBe(1);
  expect(difference?.marked && PNG.sync.read(difference.marked)).toMatchObject({ width: 10, height: 10 });
});

test('a longer page differs by what was added', () => {
  expect(comparePictures(white, picture(10, 12))?.pixels).toBe(20);
});

test('a screen that can be shown on one side only differs', () => {
  expect(comparePictures(white, 'no dialog')).toMatchObject({ pixels: Infinity, marked: null });
});
