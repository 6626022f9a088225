import { allCombinations, pairwise } from '#tests/setup/pairwise.ts';
import { expect, originOf, test } from '../fixtures.ts';

/** Long languages, three scripts, both skins and schemes, a small phone, a tablet and a desktop. */
const factors = {
  host: [
    'help.atd-parts.de',
    'help.pkw-parts.de',
    'help.atd-parts.fi',
    'help.atd-parts.hu',
    'help.atd-parts.gr',
    'help.atd-parts.bg',
    'help.atd-parts.co.uk',
  ],
  page: ['/', '/categories/12', '/categories/106/10601/1060102', '/search?articles=a'],
  scheme: ['light', 'dark'],
  width: ['320', '768', '1440'],
} as const;

const rows = process.env['TEST_MATRIX'] === 'full' ? allCombinations(factors) : pairwise(factors);

for (const { host, page: path, scheme, width } of rows) {
  test(`${host}${path} fits ${width} px and keeps its contrast in the ${scheme} scheme`, async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width: Number(width), height: 800 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.goto(originOf(host) + path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await expectAccessible(page);
  });
}
