import type { Page } from '@playwright/test';
import spanish from '#locales/es.json' with { type: 'json' };
import { addressOf, orderPage } from '../alternatives/orders.ts';
import { banner, dialog, press, reopen } from '../consent/consent-page.ts';
import { expect, inertRestRules, originOf, test, visit, words } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');
const article = `${english}/categories/11/1101/110101`;
const { article: texts, contact, cookies, footer, header, language } = words;

interface OpenState {
  readonly name: string;
  readonly width?: number;
  readonly firstVisit?: boolean;
  /** Rules that the state itself breaks. */
  readonly without?: readonly string[];
  readonly open: (page: Page) => Promise<void>;
}

/** Every state that a press opens. Each is looked at in the light scheme by the test of what it does. */
const states: readonly OpenState[] = [
  {
    name: 'the drawer',
    width: 390,
    without: inertRestRules,
    open: async (page) => {
      await visit(page, english);
      await page.getByRole('button', { name: header.openMenu }).click();
      await expect(page.getByRole('button', { name: header.closeMenu })).toBeVisible();
    },
  },
  {
    name: 'the language list',
    open: async (page) => {
      await visit(page, article);
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Country and language/ })
        .click();
      await expect(page.getByRole('banner').getByRole('list', { name: language.label })).toBeVisible();
    },
  },
  {
    name: 'the suggestions, one of them active',
    open: async (page) => {
      await visit(page, english);
      await page.getByRole('combobox').pressSequentially('parcel');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'the menu of the breadcrumbs',
    width: 320,
    open: async (page) => {
      await visit(page, `${english}/categories/106/10601/1060102`);
      await page.getByRole('button', { name: words.breadcrumbs.more }).click();
      await expect(page.getByRole('list', { name: words.breadcrumbs.more })).toBeVisible();
    },
  },
  {
    name: 'the complaint with errors',
    open: async (page) => {
      await visit(page, originOf('help.atd-parts.es'));
      await page.getByRole('button', { name: spanish.footer.links.complaintBook }).click();
      await page.getByRole('button', { name: spanish.complaint.submit }).click();
      await expect(page.getByText(spanish.complaint.emailError)).toBeVisible();
    },
  },
  {
    name: 'the order cancellation with an alert',
    open: async (page) => {
      await visit(page, english);
      await page.getByRole('button', { name: footer.links.cancellation }).click();
      for (const label of ['supplierId', 'supplierOrderId', 'atdOrderId'] as const)
        await page.getByLabel(words.cancellation[label]).fill('0');
      await page.getByRole('button', { name: words.cancellation.submit }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'the accessibility statement',
    open: async (page) => {
      await visit(page, english);
      await page.getByRole('button', { name: footer.links.accessibility }).click();
      await expect(page.getByRole('dialog', { name: words.accessibility.title })).toBeVisible();
    },
  },
  {
    name: 'the thanks for a subscription',
    open: async (page) => {
      await visit(page, english);
      await page.locator('dialog#newsletter-thanks').evaluate((box: HTMLDialogElement) => box.showModal());
    },
  },
  {
    name: 'the contact pop-up',
    open: async (page) => {
      await visit(page, article);
      await page.getByRole('button', { name: contact.button }).click();
      await expect(page.getByRole('dialog', { name: contact.dialogTitle })).toBeVisible();
    },
  },
  {
    name: 'an image, enlarged',
    open: async (page) => {
      await visit(page, article);
      await page.locator('a.enlarge').first().press('Enter');
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    },
  },
  {
    name: 'a video',
    open: async (page) => {
      await page.route('https://www.youtube-nocookie.com/**', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><html lang="en"><title>player</title>',
        }),
      );
      await visit(page, article);
      await page
        .getByRole('article')
        .getByRole('link', { name: texts.playVideo.split('{{')[0] ?? '' })
        .press('Enter');
      await expect(page.locator('iframe')).toBeVisible();
    },
  },
  {
    name: 'the reasons of a vote',
    open: async (page) => {
      await visit(page, article);
      await page.getByRole('button', { name: words.vote.noLabel }).click();
      await page.getByRole('checkbox').first().check();
    },
  },
  {
    name: 'the cookie question',
    firstVisit: true,
    open: async (page) => {
      await visit(page, english);
      await expect(banner(page)).toBeVisible();
    },
  },
  {
    name: 'the cookie question, individual, with details',
    firstVisit: true,
    open: async (page) => {
      await visit(page, english);
      await press(banner(page), cookies.customise);
      await press(banner(page), cookies.details);
      await expect(banner(page).getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'the cookie dialog, reopened',
    open: async (page) => {
      await visit(page, english);
      await reopen(page);
      await press(dialog(page), cookies.customise);
      await expect(dialog(page).getByRole('tab').first()).toBeVisible();
    },
  },
];

/** Orders are only looked at, so any host will do. */
const orderDialogs = [
  { name: 'the question before a refund', digit: 1, open: 'cancel', shown: 'confirm' },
  { name: 'the notice of a missing decision', digit: 3, open: 'submit', shown: 'notice' },
  { name: 'the payment picker', digit: 6, open: 'payAndSubmit', shown: 'picker' },
] as const;

test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

for (const { name, width = 1280, firstVisit = false, without = [], open } of states) {
  test.describe(firstVisit ? 'on a first visit' : 'later', () => {
    test.use({ viewport: { width, height: 800 }, ...(firstVisit && { storedConsent: null }) });

    test(`${name} keeps its contrast in the dark scheme`, async ({ page, expectAccessible }) => {
      await open(page);
      await expectAccessible(page, without);
    });
  });
}

for (const { name, digit, open, shown } of orderDialogs) {
  test(`${name} keeps its contrast in the dark scheme`, async ({ page, expectAccessible }) => {
    const order = orderPage(page, 'nl');
    await page.goto(addressOf('help.atd-parts.nl', digit));
    await order[open].click();
    await expect(order[shown]).toBeVisible();
    await expectAccessible(page);
  });
}
