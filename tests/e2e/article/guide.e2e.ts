import { expect, originOf, test, visit, words } from '../fixtures.ts';

const guide = `${originOf('help.atd-parts.co.uk')}/categories/11/1102/110205`;
const question = 'What is wrong?';
const tracking = 'What does tracking say?';
const outcome = 'Delivered, but not to you';

// behaviour/articles 25
test('a guide shows one step at a time, and the answers given', async ({ page, expectAccessible }) => {
  await visit(page, guide);
  const steps = page.locator('.guide').getByRole('heading', { level: 3 });
  await expect(steps).toHaveText([question]);
  await page.getByRole('link', { name: 'The part has not arrived' }).focus();
  await page.keyboard.press('Enter');
  await expect(steps).toHaveText([tracking]);
  await expect(steps.first()).toBeFocused();
  await page
    .locator('.guide')
    .getByRole('link', { name: /Delivered/ })
    .click();
  await expect(steps).toHaveText([outcome]);
  await expect(page).toHaveURL(`${guide}#section-8`);
  const answers = page.locator('article ol').filter({ hasText: question });
  await expect(answers.getByRole('listitem')).toHaveText([
    `${question} The part has not arrived`,
    /^What does tracking say\? “Delivered”/,
  ]);
  await expectAccessible(page);

  await page.goBack();
  await expect(steps).toHaveText([tracking]);
  await expect(answers.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: words.article.guide.back }).click();
  await expect(steps).toHaveText([question]);
  await expect(answers).toBeHidden();
  await page.goForward();
  await expect(steps).toHaveText([tracking]);
  await page.getByRole('link', { name: words.article.guide.again }).click();
  await expect(steps).toHaveText([question]);
  await page.getByRole('link', { name: 'The part has not arrived' }).evaluate((link: HTMLElement) => {
    link.click();
    link.click();
  });
  await expect(steps).toHaveText([tracking]);
  await page.goBack();
  await expect(steps).toHaveText([question]);
});

test('the address of a step can be sent to somebody else, and tells nobody’s answers', async ({ page }) => {
  await visit(page, `${guide}#section-8`);
  await expect(page.locator('.guide').getByRole('heading', { level: 3 })).toHaveText([outcome]);
  await expect(page.getByText(words.article.guide.answers)).toBeHidden();
  await expect(page.getByRole('link', { name: words.article.guide.again })).toBeVisible();
});

test('the section list opens steps, the way to a person leaves the step as it is', async ({ page }) => {
  await visit(page, guide);
  const steps = page.locator('.guide').getByRole('heading', { level: 3 });
  await page
    .getByRole('navigation', { name: words.article.sections })
    .getByRole('link', { name: outcome })
    .click();
  await expect(steps).toHaveText([outcome]);
  await expect(steps.first()).toBeInViewport();
  const toPerson = page.locator('.guide').getByRole('link', { name: 'report it as missing' });
  await toPerson.click();
  await expect(page).toHaveURL(`${guide}#contact`);
  await expect(steps).toHaveText([outcome]);
  // Pressed again it is the same place: one step back leaves it.
  await page.keyboard.press('Escape');
  await toPerson.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page).toHaveURL(`${guide}#section-8`);
});

test('it is printed whole', async ({ page }) => {
  await visit(page, guide);
  const steps = page.locator('.guide').getByRole('heading', { level: 3 });
  await expect(steps).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(steps).toHaveCount(12);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a guide is one page with anchors', async ({ page }) => {
    await page.goto(guide);
    const steps = page.locator('.guide').getByRole('heading', { level: 3 });
    await expect(steps).toHaveCount(12);
    await page.getByRole('link', { name: 'The part has not arrived' }).click();
    await expect(page).toHaveURL(`${guide}#section-2`);
    await expect(steps.nth(1)).toBeInViewport();
  });
});

test('a page that is no guide asks for nothing of it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit(page, `${originOf('help.atd-parts.co.uk')}/categories/11/1101/110101`);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /guide|before-you-write/.test(url))).toEqual([]);
});
