import type { Locator, Page } from '@playwright/test';
import { isTakenOver } from '#tests/setup/in-the-page.ts';
import { expect, originOf, test, visit, words } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');
/** The footer's, among others. */
const footerCode = /assets\/late-root-[\w-]+\.js$/;
/** All of it, the search panel's too. */
const lateCode = /assets\/late-[\w-]+\.js$/;

/** What stands below an article; without it, on a phone, nobody would find the sections. */
const articleCode = /assets\/late-article-[\w-]+\.js$/;
const article = '/categories/12/1201/120101';

/** A page of this document alone: a navigation that makes a new one forgets it. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);
const languagesIn = (part: Locator) => part.getByRole('button', { name: /^Country and language/ });

test('a part whose code cannot be had stays as it was served and works as without script', async ({
  page,
  complaints,
}) => {
  await page.route(footerCode, (route) => route.abort());
  await page.goto(`${english}/categories/12`);
  // `visit` would wait for what is within the part, which stays as it was served, too.
  const isTold = () => complaints.some((text) => text.includes('stays as it was served'));
  await expect.poll(isTold).toBe(true);
  const footer = page.getByRole('contentinfo');
  await test.step('its buttons open their dialogs', async () => {
    await footer.getByRole('button', { name: words.footer.links.cancellation }).click();
    const dialog = page.getByRole('dialog', { name: words.cancellation.title });
    await expect(dialog.getByLabel(words.cancellation.supplierId)).toBeVisible();
    await dialog.getByRole('button', { name: words.common.close }).click();
    await expect(dialog).toBeHidden();
  });
  await test.step('what script folds away stands open, and the languages open by focus', async () => {
    await page.setViewportSize({ width: 390, height: 760 });
    await expect(footer.getByRole('link', { name: words.footer.links.terms })).toBeVisible();
    for (const part of [footer, page.getByRole('banner')]) {
      await languagesIn(part).focus();
      await expect(part.getByRole('link', { name: 'France' })).toBeVisible();
    }
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  await test.step('its form posts as a document', async () => {
    await footer.getByLabel(words.newsletter.email).fill('late@example.com');
    await footer.getByLabel(words.newsletter.consent).check();
    await footer.getByRole('button', { name: words.newsletter.submit }).click();
    await expect(page.getByText(words.newsletter.thanksText)).toBeVisible();
  });
  complaints.splice(0);
});

test('a page some of whose code cannot be had is left for a document, which has it again', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 760 });
  const isTold = () => complaints.some((text) => text.includes('stays as it was served'));
  // The line was down for as long as that took.
  await page.route(lateCode, (route) => route.abort());
  await test.step('until then the list of an article’s sections stands open', async () => {
    await page.goto(english + article);
    await expect.poll(isTold).toBe(true);
    const sections = page.getByRole('navigation', { name: words.article.sections });
    await expect(sections.getByRole('link').first()).toBeVisible();
  });
  complaints.splice(0);
  await page.goto(`${english}/categories/12`);
  await expect.poll(isTold).toBe(true);
  await page.unroute(lateCode);
  await markDocument(page);
  const last = page.locator('main a[href^="/categories/12/"]').last();
  const title = await last.innerText();
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect.poll(() => page.evaluate(isTakenOver)).toBe(true);
  expect(await isSameDocument(page)).toBe(false);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('nav [aria-current="page"]')).toHaveText(title);
  await test.step('and goes on within itself', async () => {
    await markDocument(page);
    await page.getByRole('banner').locator('a[href="/"]').click();
    await expect(page.getByRole('heading', { level: 1, name: words.home.title })).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });
  complaints.splice(0);
});

test('late code that does not come holds nobody up for long', async ({ page, complaints }) => {
  await page.clock.install();
  const stopClock = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await test.step('of the page itself: a link leads to a document', async () => {
    await page.route(footerCode, () => {});
    await page.goto(`${english}/categories/12`);
    await markDocument(page);
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('header button') as Element).some((key) =>
        key.startsWith('__react'),
      ),
    );
    const link = page.locator(`main a[href="${article}"]`);
    await link.click();
    await expect(page).toHaveURL(english + article);
    await expect.poll(() => isSameDocument(page)).toBe(false);
    await page.unroute(footerCode);
  });
  await test.step('of the page itself: what came of a form shows, and the part stays as it was served', async () => {
    await page.route(articleCode, () => {});
    await page.goto(english + article);
    const footer = page.getByRole('contentinfo');
    await footer.evaluate(async (element) => {
      const isReacts = () => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
      while (!isReacts()) await new Promise(requestAnimationFrame);
    });
    await markDocument(page);
    await stopClock();
    await footer.getByLabel(words.newsletter.email).fill('held@example.com');
    await footer.getByLabel(words.newsletter.consent).check();
    await footer.getByRole('button', { name: words.newsletter.submit }).click();
    await page.clock.runFor(2000);
    await expect(page.getByText(words.newsletter.thanksText)).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    await expect(page.getByText(words.vote.question)).toBeVisible();
    await page.clock.resume();
  });
  await test.step('of another page, fetched ahead: nothing waits for it', async () => {
    const ahead = page.waitForRequest(articleCode);
    await page.goto(`${english}/categories/12`);
    await page.locator(`main a[href="${article}"]`).scrollIntoViewIfNeeded();
    await ahead;
    await page.waitForFunction(isTakenOver);
    await markDocument(page);
    await stopClock();
    await page.getByRole('banner').locator('a[href="/"]').click();
    await expect(page).toHaveURL(`${english}/`);
    await expect(page.getByRole('heading', { level: 1, name: words.home.title })).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });
  complaints.splice(0);
});

test('words that the field has and its script has not heard of are searched for', async ({ page }) => {
  await visit(page, english);
  const field = page.getByRole('main').getByRole('combobox');
  await field.evaluate((input: HTMLInputElement) => (input.value = 'parcel'));
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?articles=parcel$/);
});

test('what is done before the code of a part is there is not lost', async ({ page, complaints }) => {
  // Neither answered nor refused: on its way for ever.
  await page.route(lateCode, () => {});
  await page.goto(`${english}/categories/12/1201/120101`);
  await test.step('a form that is sent arrives', async () => {
    const footer = page.getByRole('contentinfo');
    await footer.getByLabel(words.newsletter.email).fill('early@example.com');
    await footer.getByLabel(words.newsletter.consent).check();
    await footer.getByRole('button', { name: words.newsletter.submit }).click();
    await expect(page.getByText(words.newsletter.thanksText)).toBeVisible();
  });
  await test.step('words that are searched for are found', async () => {
    await page.goto(english);
    await page.getByRole('main').getByRole('combobox').fill('parcel');
    await page.getByRole('main').getByRole('combobox').press('Enter');
    await expect(page).toHaveURL(/\/search\?articles=parcel$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('parcel');
  });
  // A busy machine may take longer than the page is patient, which tells so.
  const isPatience = (text: string) => text.includes('it did not come within');
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !isPatience(text)));
});
