import type { Page } from '@playwright/test';
import { expect, originOf, readPage, test, violationsOf } from '../fixtures.ts';
import { deskOrigin, forgetFrameNotices, openDesk } from './desk-page.ts';

test.afterEach(forgetFrameNotices);

const noViolations = async (page: Page) => {
  expect(await violationsOf(page, (axe) => axe.exclude('iframe'))).toEqual([]);
};

/** Languages whose votes no other test casts; the second of each is for the retry, since votes stay. */
const windows = [
  { width: 1024, height: 768, languages: ['sk', 'lt'] },
  { width: 1440, height: 900, languages: ['ro', 'pt'] },
];
const article = { id: 1060102, path: '/categories/106/10601/1060102' };

for (const { width, height, languages } of windows)
  test(`at ${width} px the worst article is found, changed in the page, saved and reset, by keyboard alone`, async ({
    page,
    request,
  }) => {
    const language = languages[test.info().retry];
    const host = `help.atd-parts.${language}`;
    const scope = `language=${language}&country=${language}&skin=atd`;
    const call = (path: string, data: object) => request.post(`${deskOrigin}/api/${path}?${scope}`, { data });
    const comment = `Niečo tu chýba ${width}`;
    const vote = async (text: string) => {
      await call(`article/${article.id}/update_rating`, { articleId: article.id, vote: -1 });
      await call('add_comment', { articleId: article.id, vote: -1, comment: text, reasons: ['incomplete'] });
    };
    for (let visitor = 1; visitor < 5; visitor += 1) await vote(visitor === 1 ? comment : '');

    const { site } = await openDesk(page, host);
    await page.setViewportSize({ width, height });
    await page.getByRole('radio', { name: 'Texts', exact: true }).focus();
    for (const name of ['Search words', 'Answers']) {
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name, exact: true })).toBeChecked();
    }
    const panel = page.getByRole('region', { name: 'Answers' });
    const rows = panel.getByRole('region', { name: 'Articles' }).getByRole('listitem');
    await expect(rows.first()).toContainText('fewer than 5 votes');
    // The open panel shows the fifth by itself.
    await vote('');
    await expect(rows.first()).toContainText('0 % of 5 votes helped');
    await rows.first().getByRole('button').first().focus();
    await page.keyboard.press('Enter');
    await expect(panel.getByText(comment)).toBeVisible();
    await expect(panel.getByRole('list', { name: 'Reasons of a no' })).toContainText('5');
    await expect(site.getByRole('article')).toBeVisible();
    await noViolations(page);

    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Change the article' })).toBeFocused();
    await page.keyboard.press('Enter');
    const form = panel.getByRole('form', { name: 'Article' });
    await expect(form.getByLabel('Title')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+Home');
    const sentence = 'Čerstvá veta.';
    await page.keyboard.type(
      `**${sentence}** <img src="/favicon.svg" onload="document.title='run'">\n\n### Nadpis ${width}\n\n`,
    );
    const isDraft = site.getByRole('article').locator('strong', { hasText: sentence });
    await expect(isDraft).toBeVisible();
    await expect(site.getByRole('heading', { name: `Nadpis ${width}` })).toBeVisible();
    await expect(site.locator('article [onload]')).toHaveCount(0);
    await expect(form.getByRole('status')).toHaveText('Not saved: in the frame you see it as visitors will.');
    await noViolations(page);
    const read = () => readPage(request, originOf(host) + article.path);
    expect(await read()).not.toContain(sentence);

    await page.keyboard.press('Tab');
    await expect(form.getByRole('button', { name: 'Save the article' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(form.getByRole('status')).toHaveText('Saved. Visitors get it with their next page.');
    await expect.poll(read).toContain(sentence);
    await expect(isDraft).toBeVisible();

    await form.getByRole('button', { name: 'Back to the shipped text' }).focus();
    await page.keyboard.press('Enter');
    await expect(form.getByRole('button', { name: 'Back to the shipped text' })).toHaveCount(0);
    await expect.poll(read).not.toContain(sentence);

    await panel.getByRole('button', { name: 'Looked at' }).focus();
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('button', { name: 'Hidden until new votes come' })).toBeVisible();
  });

test('a notice is set for one host and taken down at the desk; the page in the frame follows', async ({
  page,
  request,
}) => {
  const host = 'help.atd-parts.hu';
  const { site } = await openDesk(page, host);
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.getByText('Notice', { exact: true }).click();
  const panel = page.getByRole('region', { name: 'Notice', exact: true });
  const words = 'Sztrájk: a csomagok késnek.';
  await panel.getByLabel(/^Words/).fill(words);
  await panel.getByLabel(/^Link/).fill('/categories/12');
  await panel.getByRole('button', { name: 'Set the notice' }).press('Enter');
  await expect(panel.getByRole('status')).toHaveText('Saved. Visitors get it with their next page.');
  await expect(site.getByRole('main').getByRole('link', { name: words })).toBeVisible();
  const read = () => readPage(request, originOf(host));
  await expect.poll(read).toContain(words);
  expect(await readPage(request, originOf('help.atd-parts.cz'))).not.toContain(words);
  await noViolations(page);
  await panel.getByRole('button', { name: `Take down “${words}”` }).press('Enter');
  await expect(panel.getByText('No host has a notice.')).toBeVisible();
  await expect.poll(read).not.toContain(words);
});
