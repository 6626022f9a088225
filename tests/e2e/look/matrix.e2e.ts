import { sidewaysExcess } from '#tests/setup/in-the-page.ts';
import { allCombinations, pairwise } from '#tests/setup/pairwise.ts';
import { expect, originOf, test, violationsOf } from '../fixtures.ts';
import { expectPressable } from './small-targets.ts';

const full = process.env['TEST_MATRIX'] === 'full';

/** Both skins and schemes, a small phone, a tablet and a desktop. Whether words fit in all languages is told in narrow.e2e.ts. */
const factors = {
  host: [
    'help.pkw-parts.de',
    'help.atd-parts.gr',
    'help.atd-parts.co.uk',
    ...(full ? ['help.atd-parts.de', 'help.atd-parts.fi', 'help.atd-parts.hu', 'help.atd-parts.bg'] : []),
  ],
  page: [
    '/',
    '/categories/12',
    '/categories/106/10601/1060102',
    '/search?articles=a',
    '/search?articles=qqqqqq',
    '/not_found',
    '/nowhere',
  ],
  scheme: ['light', 'dark'],
  width: ['320', '768', '1440'],
};

const missing: ReadonlySet<string> = new Set(['/not_found', '/nowhere']);

const rows = full ? allCombinations(factors) : pairwise(factors);

/** In whose words and widths targets are measured as well. */
const measured = 'help.atd-parts.co.uk';

// A test for each host: its pages come into one window of the browser, which keeps what they share.
for (const host of factors.host) {
  const own = rows.filter((row) => row.host === host);

  test(`${host}: pages fit, and have nothing that axe finds`, async ({ page, complaints }) => {
    test.setTimeout(own.length * 30_000);
    for (const { page: path, scheme, width } of own) {
      await test.step(`${path} at ${width} px in the ${scheme} scheme`, async () => {
        const at = `${path}, ${width} px, ${scheme}`;
        await page.setViewportSize({ width: Number(width), height: 800 });
        await page.emulateMedia({ colorScheme: scheme === 'dark' ? 'dark' : 'light' });
        const answer = await page.goto(originOf(host) + path);
        expect.soft(answer?.status(), at).toBe(missing.has(path) ? 404 : 200);
        expect.soft(await page.evaluate(sidewaysExcess), at).toBe(0);
        expect.soft(await violationsOf(page), at).toEqual([]);
        if (host === measured) await expectPressable(page);
        // The browser itself complains of a document that answers 404.
        if (!missing.has(path)) return;
        const noted = () => complaints.findIndex((text) => text.includes('404'));
        await expect.poll(noted).not.toBe(-1);
        complaints.splice(0, noted() + 1);
      });
    }
  });
}
