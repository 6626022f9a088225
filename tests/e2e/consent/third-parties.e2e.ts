import type { Page } from '@playwright/test';
import { chooseTypes, serialiseConsent, type ConsentChoice } from '#shared/consent/consent-choice.ts';
import { expect, test, visit } from '../fixtures.ts';
import { banner, dialog, english, press, recordThirdParties, reopen, storedChoice } from './consent-page.ts';

const denied = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};
const granted = {
  analytics_storage: 'granted',
  ad_storage: 'granted',
  ad_user_data: 'granted',
  ad_personalization: 'granted',
};

/** What a tag manager does once it runs: it leaves cookies and goes on talking. */
const talkativeScript = `
  document.cookie = '_ga=GA1.1; path=/';
  document.cookie = '_gcl_au=1.1; path=/';
  const talk = () => fetch('https://region1.google-analytics.com/g/collect', { mode: 'no-cors' })
    .catch(() => {}).finally(() => setTimeout(talk, 100));
  talk();
`;

/** What the tag manager was told, commands as lists. */
const toldBy = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: unknown[] };
    return dataLayer.map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? Array.from(entry as ArrayLike<unknown>)
        : Object.keys(entry as object),
    );
  });

const scriptsOf = (asked: readonly string[]) =>
  asked.filter((url) => url.includes('.js')).map((url) => new URL(url));

/** Comes to the start page as somebody who chose so on an earlier visit. */
const comeWith = async (page: Page, choice: ConsentChoice) => {
  await page.evaluate((text) => localStorage.setItem('consent', text), serialiseConsent(choice));
  await page.goto(english);
};

/** Waits for the document after the withdrawal; then nothing more may be said, however long one listens. */
const expectSilence = async (page: Page, asked: string[]) => {
  await page.waitForFunction(() => (window as { dataLayer?: unknown[] }).dataLayer?.length === 2);
  expect(await toldBy(page)).toEqual([
    ['consent', 'default', denied],
    ['consent', 'update', denied],
  ]);
  asked.length = 0;
  await page.waitForTimeout(300);
  expect(asked).toEqual([]);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
};

test.describe('a first visit', () => {
  test.use({ storedConsent: null });

  test('nothing third-party is asked before consent; all four signals are denied before anything else', async ({
    page,
    context,
  }) => {
    const asked = await recordThirdParties(context, talkativeScript);
    await visit(page, english);
    await expect(banner(page)).toBeVisible();
    const defaults = (times: number) => Array.from({ length: times }, () => ['consent', 'default', denied]);
    const expectDefaults = (times: number) => expect.poll(() => toldBy(page)).toEqual(defaults(times));
    await expectDefaults(1);
    await page.getByRole('link', { name: 'Delivery' }).first().click();
    await expectDefaults(2);
    await page.getByRole('main').getByRole('link', { name: 'Where is my parcel?' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Where is my parcel?' })).toBeVisible();
    await expectDefaults(3);
    await expect(banner(page)).toBeVisible();
    expect(asked).toEqual([]);
    expect(await context.cookies()).toEqual([]);

    await test.step('after "reject" all signals stay denied, nothing is loaded, and the visitor is not asked again', async () => {
      await press(banner(page), 'Reject all');
      await expect(banner(page)).toBeHidden();
      expect(await storedChoice(page)).toEqual({ kind: 'reject' });
      await page.getByRole('banner').getByRole('link', { name: 'Delivery' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible();
      await expect
        .poll(() => toldBy(page))
        .toEqual([...defaults(3), ['consent', 'update', denied], ['consent', 'default', denied]]);
      await page.goto(`${english}/categories/12`);
      await page.waitForFunction(() => (window as { dataLayer?: unknown[] }).dataLayer?.length === 2);
      await expect(banner(page)).toBeHidden();
      expect(asked).toEqual([]);
    });
  });

  test('after "allow all" the consent calls come in order, then the scripts; each route change sends the default again, until it is withdrawn', async ({
    page,
    context,
  }) => {
    const asked = await recordThirdParties(context, talkativeScript);
    await visit(page, english);
    await press(banner(page), 'Allow all');
    await expect(banner(page)).toBeHidden();
    await expect.poll(() => scriptsOf(asked)).toHaveLength(2);
    await expect
      .poll(() => toldBy(page))
      .toEqual([
        ['consent', 'default', denied],
        ['consent', 'update', granted],
        ['gtm.start', 'event'],
      ]);
    const [tagManager, tracking] = scriptsOf(asked);
    expect(tagManager?.href).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-ATDDEMO');
    expect(tracking?.origin + (tracking?.pathname ?? '')).toBe(
      'https://www.atd-parts.co.uk/tracking/visit.js',
    );
    const tracked = (await context.cookies()).find(({ name }) => name === 'visit');
    expect(Object.fromEntries(tracking?.searchParams ?? [])).toEqual({
      host: 'help.atd-parts.co.uk',
      page: '/',
      time: expect.stringMatching(/^\d{13}$/) as unknown,
      sync: tracked?.value,
    });
    const expectTalk = () => expect.poll(() => asked.some((url) => url.includes('/g/collect'))).toBe(true);
    // It runs under the policy, and may talk to the hosts of the project.
    await expectTalk();

    await page.getByRole('link', { name: 'Delivery' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible();
    await expect.poll(async () => (await toldBy(page)).slice(3)).toEqual([['consent', 'default', granted]]);
    expect(scriptsOf(asked)).toHaveLength(2);

    await test.step('withdrawn: the cookies that can be deleted go, and nothing more is said to third parties', async () => {
      const names = async () => (await context.cookies()).map(({ name }) => name).toSorted();
      await expect.poll(names).toEqual(['_ga', '_gcl_au', 'visit']);
      await reopen(page);
      await press(dialog(page), 'Reject all');
      await expectSilence(page, asked);
    });
    await test.step('withdrawn in another tab, this one falls silent too', async () => {
      await comeWith(page, { kind: 'all' });
      await expectTalk();
      const other = await context.newPage();
      await other.goto(`${english}/not_found`);
      await reopen(other);
      await press(dialog(other), 'Reject all');
      await expect(dialog(other)).toBeHidden();
      await expectSilence(page, asked);
    });
  });
});

test.describe('consent given before', () => {
  test.use({ storedConsent: { kind: 'all' } });

  test('counts for what was agreed to, and for nothing on the page of replacements', async ({
    page,
    context,
    complaints,
  }) => {
    const asked = await recordThirdParties(context, talkativeScript);
    await test.step('its address is a secret', async () => {
      await page.goto(`${english}/alternatives?id=11111111-1111-4111-8111-111111111111`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      expect(await toldBy(page)).toEqual([]);
      complaints.length = 0;
    });
    await test.step('statistics alone enable analytics and the visitor tracking, but no advertising', async () => {
      await comeWith(page, chooseTypes(['statistics']));
      await expect.poll(() => scriptsOf(asked)).toHaveLength(2);
      await expect
        .poll(async () => (await toldBy(page))[1])
        .toEqual(['consent', 'update', { ...denied, analytics_storage: 'granted' }]);
    });
    await test.step('marketing alone enables advertising in the tag manager; analytics and the visitor tracking stay off', async () => {
      await context.clearCookies();
      asked.length = 0;
      await comeWith(page, chooseTypes(['marketing']));
      await expect.poll(() => scriptsOf(asked)).toHaveLength(1);
      await expect
        .poll(async () => (await toldBy(page))[1])
        .toEqual(['consent', 'update', { ...granted, analytics_storage: 'denied' }]);
      expect(scriptsOf(asked)[0]?.hostname).toBe('www.googletagmanager.com');
    });
  });
});
