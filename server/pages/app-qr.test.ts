import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { drawQrCode } from './app-qr.ts';

/** The dark squares of a drawing, read back from its bars. */
const squaresOf = (svg: string): Set<string> => {
  const bars = /<path d="([^"]*)"/.exec(svg)?.[1] ?? '';
  return new Set(
    [...bars.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g)].flatMap(([, x, y, length]) =>
      Array.from({ length: Number(length) }, (_, step) => `${Number(x) + step} ${y}`),
    ),
  );
};

test.each(['https://www.atd-parts.de/app', `https://www.atd-parts.de/app?${'x'.repeat(300)}`])(
  'every dark square of the code of %s is drawn, and no other',
  (link) => {
    const { data } = encode(link, { border: 4 });
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
    expect(squaresOf(drawQrCode(link))).toEqual(new Set(dark));
  },
);

test('around the code four squares stay light', () => {
  const border = [...squaresOf(drawQrCode('https://www.atd-parts.de/app'))].filter((square) =>
    square.split(' ').some((at) => Number(at) < 4),
  );
  expect(border).toEqual([]);
});
