import { chooseTypes } from '#shared/consent/consent-choice.ts';
import { expect, originOf, sitePort, test, visit } from '../fixtures.ts';
import { recordThirdParties } from './consent-page.ts';

/** No other test measures on this host. */
const host = 'help.atd-parts.lv';
const article = `${originOf(host)}/categories/12/1202/120201`;

/** Kinds of pages of the host that told how they felt, as the operator sees them. */
const measuredPages = async (): Promise<readonly string[]> => {
  const text = await (await fetch(`http://127.0.0.1:${sitePort + 1}/metrics`)).text();
  const series = text.matchAll(/^help_web_vital_ttfb_seconds_count\{host="(.*)",page="(.*)"\} (\d+)$/gm);
  return [...series].flatMap(([, of, page = '', count = '']) => (of === host ? [`${page} ${count}`] : []));
};

// Every document is in the sample.
test.beforeEach(({ page }) => page.addInitScript(() => void (Math.random = () => 0)));

test('without consent nothing is measured', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit(page, article);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('web-vitals'))).toEqual([]);
});

test.describe('with statistics allowed', () => {
  test.use({ storedConsent: chooseTypes(['statistics']) });

  test('a document that is left tells how it felt; one that showed an order tells nothing', async ({
    page,
    context,
  }) => {
    await recordThirdParties(context);
    const measure = () => page.waitForResponse((response) => response.url().includes('web-vitals'));
    await Promise.all([measure(), visit(page, article)]);
    await visit(page, `${originOf(host)}/alternatives?id=11111111-1111-4111-8111-111111111111`);
    await expect.poll(measuredPages).toEqual(['article 1']);
    await page.waitForLoadState('networkidle');
    await Promise.all([measure(), visit(page, originOf(host))]);
    await page.goto('about:blank');
    await expect.poll(measuredPages).toEqual(['article 1', 'home 1']);
  });
});
