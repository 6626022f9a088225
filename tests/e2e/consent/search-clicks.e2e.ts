import { chooseTypes, type ConsentChoice } from '#shared/consent/consent-choice.ts';
import { expect, originOf, test, visit } from '../fixtures.ts';
import { recordThirdParties } from './consent-page.ts';

const site = originOf('help.atd-parts.ie');

interface Visitor {
  readonly who: string;
  readonly chose: ConsentChoice | null;
  readonly told: readonly object[];
}

const visitors: readonly Visitor[] = [
  {
    who: 'who allowed statistics',
    chose: chooseTypes(['statistics']),
    told: [
      { from: 'panel', rank: 1 },
      { from: 'page', rank: 2 },
    ],
  },
  { who: 'who allowed everything but statistics', chose: chooseTypes(['marketing']), told: [] },
  { who: 'who rejected', chose: { kind: 'reject' }, told: [] },
  { who: 'who was not asked yet', chose: null, told: [] },
];

for (const { who, chose, told } of visitors)
  test.describe(who, () => {
    test.use({ storedConsent: chose });

    test(`places of followed results that are told: ${told.length}`, async ({ page, context }) => {
      await recordThirdParties(context);
      const sent: unknown[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/bff/search-clicks')) sent.push(request.postDataJSON());
      });
      await visit(page, site);
      await page.getByRole('combobox').fill('invoice');
      await page.getByRole('option').first().click();
      await page.waitForURL(/\/categories\//);
      await visit(page, `${site}/search?articles=invoice`);
      await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').nth(1).press('Enter');
      await page.waitForURL(/\/categories\//);
      await page.waitForLoadState('networkidle');
      // The new address may be noticed before the request is.
      await expect.poll(() => sent).toEqual(told);
    });
  });
