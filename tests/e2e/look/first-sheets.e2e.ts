import { expect, originOf, test } from '../fixtures.ts';

// What opens only by script is not there yet, as in the moment before it runs.
test.use({ javaScriptEnabled: false });

const paths = [
  '/',
  '/categories/12',
  '/categories/12/1202/120201',
  '/categories/11/1101/110102',
  '/search?articles=paket',
  '/search?articles=zzzzzz',
  '/not_found',
  '/alternatives?id=33333333-3333-4333-8333-333333333333',
];

/** Where all that shows stands, and how it looks; a line an element. */
const looks = (): string[] =>
  [...document.querySelectorAll('#root *')]
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize, borderTopColor, opacity } = getComputedStyle(element);
      const place = [x, y, width, height].map(Math.round).join(' ');
      return `${element.tagName} ${element.getAttribute('class')} ${place} ${color} ${backgroundColor} ${fontSize} ${borderTopColor} ${opacity}`;
    });

const dropLaterSheets = (): number => {
  const later = document.body.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  for (const link of later) link.disabled = true;
  return later.length;
};

for (const width of [360, 900, 1400])
  test(`a page stands as it will stay before its later style sheets are there, ${width} px wide (behaviour/pages 35)`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await page.goto(originOf('help.atd-parts.de') + path);
      const whole = await page.evaluate(looks);
      expect(await page.evaluate(dropLaterSheets), path).toBeGreaterThan(0);
      const first = await page.evaluate(looks);
      expect(
        first.filter((line) => !whole.includes(line)).slice(0, 5),
        `${path}: what shows otherwise at first`,
      ).toEqual([]);
      expect(first, path).toHaveLength(whole.length);
    }
    // Of the page that says that there is none.
    expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
  });
