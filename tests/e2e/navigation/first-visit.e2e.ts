import german from '#locales/de.json' with { type: 'json' };
import english from '#locales/en.json' with { type: 'json' };
import french from '#locales/fr.json' with { type: 'json' };
import type { Page, Route } from '@playwright/test';
import { isTakenOver } from '#tests/setup/in-the-page.ts';
import { expect, hold, originOf, test, visit } from '../fixtures.ts';

const hosts = [
  { host: 'help.atd-parts.co.uk', lang: 'en-GB', texts: english },
  { host: 'help.atd-parts.fr', lang: 'fr-FR', texts: french },
  { host: 'help.atd-parts.de', lang: 'de-DE', texts: german },
] as const;

/** What a first visit of the start page asks for beside its document and its styles. */
const requests = {
  entry: /\/assets\/entry\.client-/,
  'a chunk of every page': /\/assets\/libraries-/,
  'the code of the page': /\/assets\/home\.route-/,
  messages: /\/bff\/messages\//,
};

interface Moments {
  readonly released: Promise<void>;
  readonly typed: Promise<void>;
}

/** What may happen to a request; each until it is released. */
const failures: Readonly<Record<string, (route: Route, moments: Moments) => Promise<void>>> = {
  fails: (route) => route.abort(),
  hangs: async (route, { released }) => {
    await released;
    await route.fallback();
  },
  'is cut': (route) => route.abort('connectionreset'),
  'is of another build': async (route, { typed }) => {
    if (!route.request().url().includes('/bff/')) return route.fulfill({ status: 404 });
    // With nothing typed yet the page would be loaded anew, in the test below.
    await typed;
    return route.fulfill({ json: {}, headers: { 'x-messages-version': 'another' } });
  },
};

const signs: readonly ((page: Page) => Promise<unknown>)[] = [
  (page) => page.keyboard.press('Shift'),
  (page) => page.getByRole('heading', { level: 1 }).click(),
  (page) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
];

const rows = Object.entries(requests).flatMap(([request, url], at) =>
  Object.entries(failures).map(([failure, fail], on) => ({
    request,
    url,
    failure,
    fail,
    ...hosts[(at + on) % hosts.length]!,
    sign: signs[(at + 2 * on) % signs.length]!,
  })),
);

for (const { request, url, failure, fail, host, lang, texts, sign } of rows)
  test(`${request} ${failure} on ${host}: the page reads in its language, keeps what was typed, and heals`, async ({
    page,
    complaints,
  }) => {
    const released = Promise.withResolvers<void>();
    const typed = Promise.withResolvers<void>();
    await page.route(url, (route) => fail(route, { released: released.promise, typed: typed.promise }));
    await page.clock.install();
    await page.goto(originOf(host), { waitUntil: 'domcontentloaded' });
    const email = page.getByRole('contentinfo').getByLabel(texts.newsletter.email);
    const agreed = page.getByRole('contentinfo').getByLabel(texts.newsletter.consent);
    const isAsServed = async () => {
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.home.title);
      await expect(email).toHaveValue('somebody@example.com');
      await expect(agreed).toBeChecked();
    };
    await email.fill('somebody@example.com');
    await agreed.check();
    typed.resolve();
    if (failure === 'hangs') await page.clock.fastForward(10_000);
    await expect(page.locator('html')).not.toHaveAttribute('data-script');
    await isAsServed();
    await page.unroute(url);
    released.resolve();
    await sign(page);
    await page.waitForFunction(isTakenOver);
    await isAsServed();
    // After that none comes late.
    await page.close();
    expect(complaints.filter((text) => /hydrat|#\d+/i.test(text))).toEqual([]);
    complaints.splice(0);
  });

test('without its styles a page has icons beside its words, not in place of them', async ({
  page,
  complaints,
}) => {
  await page.route(/\.css$/, (route) => route.abort());
  await page.goto(`${originOf('help.atd-parts.co.uk')}/categories/12/1201/120101`);
  const widths = await page
    .locator('svg')
    .evaluateAll((icons) => icons.map((icon) => icon.getBoundingClientRect().width));
  expect(widths.filter((width) => width > 24)).toEqual([]);
  expect(widths.some((width) => width > 0)).toBe(true);
  complaints.splice(0);
});

test('until scripts can be had a page on a phone is one without script', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 390, height: 760 });
  const burger = page.getByRole('button', { name: english.header.openMenu });
  const terms = page.getByRole('contentinfo').getByRole('link', { name: english.footer.links.terms });
  await page.route(requests.entry, (route) => route.abort());
  await page.goto(`${originOf('help.atd-parts.co.uk')}/categories/12/1201/120101`);
  await expect(burger).toBeHidden();
  await expect(terms).toBeVisible();
  const topics = page.getByRole('navigation', { name: english.header.categories });
  await expect(topics.getByRole('link', { name: 'Returns' })).toBeVisible();
  await page.unroute(requests.entry);
  await page.keyboard.press('Shift');
  await page.waitForFunction(isTakenOver);
  await expect(burger).toBeVisible();
  await expect(terms).toBeHidden();
  complaints.splice(0);
});

test('where the server has other messages by now the page is loaded anew, once', async ({
  page,
  complaints,
}) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.route(requests.messages, (route) =>
    route.fulfill({ json: {}, headers: { 'x-messages-version': 'another' } }),
  );
  await page.goto(originOf('help.atd-parts.fr'));
  await expect.poll(() => documents.length).toBe(2);
  await expect(page.locator('html')).not.toHaveAttribute('data-script');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(french.home.title);
  expect(documents).toHaveLength(2);
  complaints.splice(0);
});

test('what somebody begins to type while the page is being loaded anew stays: no other comes', async ({
  page,
  complaints,
}) => {
  const home = `${originOf('help.atd-parts.fr')}/`;
  const answered = Promise.withResolvers<void>();
  await page.route(requests.messages, async (route) => {
    await answered.promise;
    await route.fulfill({ json: {}, headers: { 'x-messages-version': 'another' } });
  });
  await page.goto(home, { waitUntil: 'domcontentloaded' });
  const release = await hold(page, home);
  const email = page.getByRole('contentinfo').getByLabel(french.newsletter.email);
  await email.focus();
  const again = page.waitForRequest(home);
  answered.resolve();
  await again;
  await page.keyboard.type('somebody@example.com');
  release();
  await expect(page.locator('html')).not.toHaveAttribute('data-script');
  await page.waitForLoadState('networkidle');
  await expect(email).toHaveValue('somebody@example.com');
  await page.unroute(requests.messages);
  await email.press('Shift');
  await page.waitForFunction(isTakenOver);
  await expect(email).toHaveValue('somebody@example.com');
  complaints.splice(0);
});

test('titles that could not be had are asked for again as somebody types on', async ({
  page,
  complaints,
}) => {
  await visit(page, originOf('help.atd-parts.co.uk'));
  await page.route('**/bff/titles', (route) => route.abort(), { times: 1 });
  const field = page.getByRole('main').getByRole('combobox');
  const failed = page.waitForEvent('requestfailed');
  await field.fill('par');
  await failed;
  // A key that comes before the page has noticed the failure asks for nothing: the next one does.
  await expect(async () => {
    const again = page.waitForResponse('**/bff/titles', { timeout: 1_000 });
    await field.press('c');
    expect((await again).ok()).toBe(true);
  }).toPass();
  complaints.splice(0);
});
