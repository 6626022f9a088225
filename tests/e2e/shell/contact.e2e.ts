import type { Page } from '@playwright/test';
import { expect, hold, originOf, test, visit, words } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');
const noHit = `${english}/search?articles=qqqqqqqq`;

const damaged = `${english}/categories/12/1202/120203`;

const openContact = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: words.contact.button }).click();

test('the contact dialog says who is there now, shows what it hands over, and hands over nothing else', async ({
  page,
  expectAccessible,
}) => {
  // A Sunday evening.
  await page.clock.install({ time: new Date('2026-11-22T20:00:00Z') });
  await visit(page, noHit);
  await page.clock.pauseAt(new Date('2026-11-22T20:30:00Z'));
  await openContact(page);
  const dialog = page.getByRole('dialog', { name: words.contact.dialogTitle });
  // The second half of a double click, which falls beside the dialog.
  await page.mouse.click(5, 5, { delay: 30 });
  await expect(dialog).toContainText('Open again on Monday at 8am');
  // Or on it.
  await dialog.getByRole('link', { name: words.contact.toForm }).click({ force: true });
  await expect(dialog).toBeVisible();
  await page.clock.resume();
  await expect(dialog.getByRole('listitem').first()).toContainText(words.contact.toForm);
  await expect(dialog.getByRole('definition')).toHaveText('qqqqqqqq');
  const form = dialog.getByRole('link', { name: words.contact.toForm });
  await expect(form).toHaveAttribute('href', 'https://www.atd-parts.co.uk/contact?search=qqqqqqqq');
  await dialog.getByRole('textbox', { name: words.contact.order }).fill('4711');
  await expect(form).toHaveAttribute('href', /\/contact\?search=qqqqqqqq&order=4711$/);
  await expect(dialog.getByRole('link', { name: '+44\u00a020\u00a07946\u00a00000' })).toHaveAttribute(
    'href',
    'tel:+442079460000',
  );
  await expect(dialog.getByRole('link', { name: words.contact.chat })).toHaveAttribute(
    'href',
    'https://www.atd-parts.co.uk/chat?search=qqqqqqqq',
  );
  await expectAccessible(page, 'dialog[open]');
  await page.clock.setFixedTime(new Date('2026-11-23T09:00:00Z'));
  await page.keyboard.press('Escape');
  await openContact(page);
  await expect(dialog).toContainText('Open until 6pm');
  await expect(dialog.getByRole('listitem').first()).toContainText(words.contact.telephone);
  await page.keyboard.press('Escape');
  const field = page.getByRole('banner').getByRole('combobox');
  await field.fill('zzzzzzzz');
  await field.press('Enter');
  await expect(page).toHaveURL(/articles=zzzzzzzz/);
  await openContact(page);
  await expect(dialog.getByRole('definition')).toHaveText('zzzzzzzz');
  await expect(dialog.getByRole('textbox', { name: words.contact.about })).toHaveValue('zzzzzzzz');
});

test('what the dialog could not load is asked for again when it is opened again', async ({
  page,
  complaints,
}) => {
  await page.route('**/before-you-write-*.js', (route) => route.abort());
  await visit(page, `${english}/categories/12`);
  await openContact(page);
  const dialog = page.getByRole('dialog', { name: words.contact.dialogTitle });
  await expect(dialog.getByRole('link', { name: words.contact.toForm })).toBeVisible();
  await expect.poll(() => complaints).not.toEqual([]);
  await page.keyboard.press('Escape');
  await page.unroute('**/before-you-write-*.js');
  await openContact(page);
  await expect(dialog.getByRole('textbox', { name: words.contact.about })).toBeVisible();
  complaints.splice(0);
});

const lookups = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/bff/search') asked.push(url.searchParams.get('articles') ?? url.search);
  });
  return asked;
};

test('before somebody writes, up to three articles may answer, opened in place', async ({
  page,
  expectAccessible,
}) => {
  const asked = lookups(page);
  await visit(page, `${english}/categories/12`);
  await openContact(page);
  const dialog = page.getByRole('dialog', { name: words.contact.dialogTitle });
  const about = dialog.getByRole('textbox', { name: words.contact.about });
  await about.fill('re');
  await page.waitForTimeout(700);
  expect(asked).toEqual([]);
  await about.fill('return 4711 jo@example.com goods');
  const answers = dialog.getByRole('group');
  await expect(answers).toHaveCount(3);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/return.goods/);
  expect(asked[0]).not.toMatch(/4711|example/);
  await answers.first().locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(answers.first().getByRole('paragraph').first()).toHaveText(/^[^.]+\.$/);
  await expectAccessible(page, 'dialog[open]');
  const form = dialog.getByRole('link', { name: words.contact.toForm });
  await expect(form).toHaveAttribute('href', /\/contact\?search=return\+goods$/);
  await answers.first().getByRole('link').click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/categories\/11\//);
});

test('what was read is asked at once, and answers with other articles', async ({ page }) => {
  await visit(page, `${english}/categories/12/1201/120101`);
  await openContact(page);
  const dialog = page.getByRole('dialog', { name: words.contact.dialogTitle });
  await expect(dialog.getByRole('textbox', { name: words.contact.about })).not.toHaveValue('');
  await expect(dialog.getByRole('group').first()).toBeVisible();
  await expect(dialog.locator('a[href="/categories/12/1201/120101"]')).toHaveCount(0);
});

test('after a no the thanks have the same', async ({ page, expectAccessible }) => {
  await visit(page, `${english}/categories/12/1201/120101`);
  const vote = page.locator('#vote');
  await vote.getByRole('button', { name: words.vote.no }).click();
  await vote.getByRole('checkbox').first().check();
  await vote.getByRole('button', { name: words.vote.submit }).click();
  await expect(vote.getByRole('textbox', { name: words.contact.about })).toBeVisible();
  await expect(vote.getByRole('link', { name: words.contact.toForm })).toHaveAttribute('href', /article=/);
  await expect(vote.getByRole('group').first()).toBeVisible();
  await expectAccessible(page, '#vote');
});

// behaviour/shell 25
test('an article’s link to it opens the dialog at once, and gets the focus back', async ({ page }) => {
  await visit(page, damaged);
  const link = page.locator('article a[href="#contact"]').first();
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: words.contact.dialogTitle });
  await expect(dialog.getByRole('link', { name: words.contact.toForm })).toBeInViewport();
  await expect(page).toHaveURL(`${damaged}#contact`);
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

// axe is a script itself: it looks at the same ways while the page's own is held back.
test('before script too an article’s link to it shows the ways to a person, accessible to all', async ({
  page,
  expectAccessible,
}) => {
  await hold(page, '**/assets/*.js');
  await page.goto(damaged, { waitUntil: 'commit' });
  await page.locator('article a[href="#contact"]').first().click();
  await expect(
    page.locator('section#contact').getByRole('link', { name: words.contact.toForm }),
  ).toBeInViewport();
  await expectAccessible(page, 'section#contact');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an article’s link to it shows the ways to a person in the page', async ({ page }) => {
    await page.goto(damaged);
    await page.locator('article a[href="#contact"]').first().click();
    const block = page.locator('section#contact');
    const form = block.getByRole('link', { name: words.contact.toForm });
    await expect(form).toBeInViewport();
    await expect(form).toHaveAttribute('href', /\/contact\?article=\S+$/);
    await expect(block.getByRole('button').filter({ visible: true })).toHaveCount(0);
  });

  test('the form is told the article, and no field asks for what could not be passed on', async ({
    page,
  }) => {
    await page.goto(`${english}/categories/12/1201/120101`);
    await openContact(page);
    const dialog = page.getByRole('dialog', { name: words.contact.dialogTitle });
    await expect(dialog.getByRole('link', { name: words.contact.toForm })).toHaveAttribute(
      'href',
      /\/contact\?article=\S+$/,
    );
    await expect(dialog.getByRole('textbox')).toBeHidden();
  });
});
