import { chooseTypes, serialiseConsent } from '#shared/consent/consent-choice.ts';
import { expect, originOf, sitePort, test, visit } from '../fixtures.ts';
import { recordThirdParties } from './consent-page.ts';

/** No other test measures on this host. */
const host = 'help.atd-parts.lv';
const article = `${originOf(host)}/categories/12/1202/120201`;

/** How often each kind of page of the host told how it felt, as the operator sees it. */
const countPages = async (): Promise<ReadonlyMap<string, number>> => {
  const text = await (await fetch(`http://127.0.0.1:${sitePort + 1}/metrics`)).text();
  const series = text.matchAll(/^help_web_vital_ttfb_seconds_count\{host="(.*)",page="(.*)"\} (\d+)$/gm);
  return new Map(
    [...series].flatMap(([, of, page = '', count]) => (of === host ? [[page, Number(count)]] : [])),
  );
};

test('a document that is left tells how it felt, with statistics allowed; one that showed an order tells nothing', async ({
  page,
  context,
}) => {
  // The site counts on where an earlier try failed.
  const before = await countPages();
  const measuredPages = async () =>
    [...(await countPages())].flatMap(([kind, count]) => {
      const told = count - (before.get(kind) ?? 0);
      return told > 0 ? [`${kind} ${told}`] : [];
    });
  // Every document is in the sample.
  await page.addInitScript(() => void (Math.random = () => 0));
  await recordThirdParties(context);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await test.step('without consent nothing is measured', async () => {
    await visit(page, article);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => url.includes('web-vitals'))).toEqual([]);
  });
  const statistics = serialiseConsent(chooseTypes(['statistics']));
  await page.evaluate((choice) => localStorage.setItem('consent', choice), statistics);
  const measure = () => page.waitForResponse((response) => response.url().includes('web-vitals'));
  await Promise.all([measure(), visit(page, article)]);
  await visit(page, `${originOf(host)}/alternatives?id=11111111-1111-4111-8111-111111111111`);
  await expect.poll(measuredPages).toEqual(['article 1']);
  await page.waitForLoadState('networkidle');
  await Promise.all([measure(), visit(page, originOf(host))]);
  await page.goto('about:blank');
  await expect.poll(measuredPages).toEqual(['article 1', 'home 1']);
});

test('a page that is left as it was served is counted, with statistics allowed', async ({
  page,
  complaints,
}) => {
  const left = async () => {
    const text = await (await fetch(`http://127.0.0.1:${sitePort + 1}/metrics`)).text();
    return Number(/^help_documents_total\{build="[a-f\d]{12}",hydrated="no"\} (\d+)$/m.exec(text)?.[1] ?? 0);
  };
  const before = await left();
  await page.addInitScript(
    (choice) => {
      Math.random = () => 0;
      // The blank page that it is left for has no storage.
      if (window.origin !== 'null') localStorage.setItem('consent', choice);
    },
    serialiseConsent(chooseTypes(['statistics'])),
  );
  await page.route('**/bff/messages/**', (route) => route.abort());
  await page.goto(article);
  await expect.poll(() => complaints.join()).toContain('the page stays as it was served');
  complaints.length = 0;
  await page.goto('about:blank');
  await expect.poll(left).toBeGreaterThan(before);
});
