import { expect, originOf, test, visit, words } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');
/** The footer's, among others. */
const footerCode = /assets\/late-root-[\w-]+\.js$/;
/** All of it, the search panel's too. */
const lateCode = /assets\/late-[\w-]+\.js$/;

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
  await test.step('the page around it goes on without a new document, and keeps it', async () => {
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator('main a[href="/categories/12/1201/120101"]').click();
    await expect(page.getByRole('heading', { level: 1, name: 'How long does delivery take' })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await expect(footer.getByRole('heading', { name: words.newsletter.title })).toBeVisible();
  });
  await test.step('its form posts as a document', async () => {
    await footer.getByLabel(words.newsletter.email).fill('late@example.com');
    await footer.getByLabel(words.newsletter.consent).check();
    await footer.getByRole('button', { name: words.newsletter.submit }).click();
    await expect(page.getByText(words.newsletter.thanksText)).toBeVisible();
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
