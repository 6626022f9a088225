import type { Page, Request } from '@playwright/test';
import { answerOf, expect, originOf, test, visit } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');
const path = '/categories/12/1202/120201';
const question = 'Was this article helpful?';
const thanks = 'Thank you for your feedback';

/** What reaches our server as a vote or a comment. */
const writesOf = (page: Page): { path: string; body: unknown }[] => {
  const writes: { path: string; body: unknown }[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (['/bff/votes', '/bff/comments'].includes(pathname))
      writes.push({ path: pathname, body: request.postDataJSON() as unknown });
  });
  return writes;
};

const block = (page: Page) => page.locator('#vote');
const yes = (page: Page) => page.getByRole('button', { name: /^Yes/ });
const no = (page: Page) => page.getByRole('button', { name: /^No/ });
const storedVotes = (page: Page) => page.evaluate(() => localStorage.getItem('votes'));

test('yes: the thank-you screen shows, the vote is sent and then remembered', async ({
  page,
  expectAccessible,
}) => {
  const writes = writesOf(page);
  await visit(page, english + path);
  await expect(block(page).getByRole('heading', { name: question })).toBeVisible();
  await yes(page).click();
  await expect(page.getByRole('status').getByRole('heading', { name: thanks })).toBeFocused();
  await expect.poll(() => storedVotes(page)).toBe('{"120201:en-GB":1}');
  expect(writes).toEqual([{ path: '/bff/votes', body: { articleId: 120201, vote: 1 } }]);
  await expectAccessible(page);
  await page.reload();
  await expect(block(page)).toHaveCount(0);
});

test('a second press within the same moment sends nothing more, of a yes as of the reasons of a no', async ({
  page,
}) => {
  const writes = writesOf(page);
  const pressTwice = (button: HTMLElement) => {
    button.click();
    button.click();
  };
  await visit(page, english + path);
  await yes(page).evaluate(pressTwice);
  await expect(page.getByRole('heading', { name: thanks })).toBeVisible();
  await expect.poll(() => storedVotes(page)).toBe('{"120201:en-GB":1}');
  expect(writes).toHaveLength(1);
  await visit(page, `${english}/categories/12/1202/120202`);
  await no(page).click();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Send feedback' }).evaluate(pressTwice);
  await expect(page.getByRole('heading', { name: thanks })).toBeVisible();
  await expect.poll(() => storedVotes(page)).toBe('{"120201:en-GB":1,"120202:en-GB":-1}');
  expect(writes.map((write) => write.path)).toEqual(['/bff/votes', '/bff/votes', '/bff/comments']);
});

test('no: sends nothing before its reasons; disables the no button; submit waits for a reason', async ({
  page,
  expectAccessible,
}) => {
  const writes = writesOf(page);
  await visit(page, english + path);
  await no(page).click();
  await expect(page.getByRole('heading', { name: 'Why didn’t it help?' })).toBeFocused();
  await expect(no(page)).toBeDisabled();
  const submit = page.getByRole('button', { name: 'Send feedback' });
  await expect(submit).toBeDisabled();
  await expectAccessible(page);
  const reason = page.getByRole('checkbox', { name: 'Important information is missing' });
  await reason.check();
  await expect(submit).toBeEnabled();
  await reason.uncheck();
  await expect(submit).toBeDisabled();
  await reason.check();
  await expectAccessible(page);
  const comment = page.getByRole('textbox', { name: 'Your comment (optional)' });
  await test.step('the length counter speaks only near the limit', async () => {
    const counter = block(page).getByRole('status').last();
    await comment.fill('x'.repeat(500));
    await expect(block(page).getByText('500 / 1000')).toBeVisible();
    await expect(counter).toBeEmpty();
    await comment.fill('x'.repeat(990));
    await expect(counter).toHaveText('10 characters left');
    await comment.press('x');
    await expect(counter).toHaveText('9 characters left');
    await comment.fill('x'.repeat(999));
    await expect(counter).toHaveText('1 character left');
  });
  await comment.fill(' No word on Sundays. ');
  expect(writes).toEqual([]);
  await submit.click();
  await expect(page.getByRole('heading', { name: thanks })).toBeFocused();
  expect(writes).toEqual([
    { path: '/bff/votes', body: { articleId: 120201, vote: -1 } },
    {
      path: '/bff/comments',
      body: { articleId: 120201, vote: -1, reasons: ['incomplete'], comment: 'No word on Sundays.' },
    },
  ]);
  expect(await storedVotes(page)).toBe('{"120201:en-GB":-1}');
});

test('by keyboard alone: no, a reason, a comment, send', async ({ page }) => {
  await visit(page, english + path);
  await no(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Why didn’t it help?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('Space');
  await page.getByRole('textbox', { name: 'Your comment (optional)' }).focus();
  await page.keyboard.type('Sundays?');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send feedback' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: thanks })).toBeFocused();
});

test('a stored vote hides the whole block, also in the other tabs, but only for this article', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto(english + path);
  await expect(other.locator('#vote')).toBeVisible();
  await visit(page, english + path);
  await yes(page).click();
  await expect(other.locator('#vote')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: thanks })).toBeVisible();
  await other.goto(`${english}/categories/12/1202/120202`);
  await expect(other.locator('#vote')).toBeVisible();
});

test('a stored vote is one per language: that of another hides nothing, nor does a damaged store', async ({
  page,
}) => {
  const store = (key: string) =>
    page.evaluate((entry) => localStorage.setItem('votes', `{"${entry}":1}`), key);
  const comeAgain = async () => {
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.history.scrollRestoration)).toBe('manual');
  };
  await visit(page, english + path);
  await store('120201:de-DE');
  await comeAgain();
  await expect(block(page)).toBeVisible();
  await page.evaluate(() => localStorage.setItem('votes', '{"120201:en-GB":"yes"'));
  await comeAgain();
  await expect(yes(page)).toBeVisible();
  await store('120201:en-GB');
  await page.reload();
  await expect(block(page)).toHaveCount(0);
});

test('if the server reports a vote, the whole block is hidden', async ({ page }) => {
  await page.route('**/bff/articles/120201', async (route) => {
    const body = (await (await answerOf(route)).json()) as object;
    await route.fulfill({ json: { ...body, voted: true } });
  });
  await visit(page, `${english}/categories/12`);
  await page.locator(`main a[href="${path}"]`).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Where is my parcel?' })).toBeVisible();
  await expect(block(page)).toHaveCount(0);
});

test('reasons without text are hidden from visitors', async ({ page }) => {
  await page.route('**/bff/comment-reasons', (route) =>
    route.fulfill({
      json: [
        { id: 1, alias: 'nameless', text: '' },
        { id: 2, alias: 'unclear', text: 'It is not clear' },
      ],
    }),
  );
  await visit(page, `${english}/categories/12`);
  await page.locator(`main a[href="${path}"]`).click();
  await no(page).click();
  await expect(page.getByRole('checkbox', { name: 'It is not clear' })).toBeVisible();
  await expect(block(page).getByRole('checkbox')).toHaveCount(1);
});

test('a vote that fails is only logged, and not remembered', async ({ page, complaints }) => {
  await page.route('**/bff/votes', (route) => route.fulfill({ status: 503, body: '{}' }));
  await visit(page, english + path);
  await yes(page).click();
  await expect(page.getByRole('heading', { name: thanks })).toBeVisible();
  await expect.poll(() => complaints.join()).toContain('a vote was not accepted');
  expect(await storedVotes(page)).toBeNull();
  complaints.length = 0;
});

test('a comment that fails keeps what was typed, says nothing, and can be sent again, once at a time', async ({
  page,
  complaints,
}) => {
  const writes = writesOf(page);
  let calls = 0;
  const held = Promise.withResolvers<undefined>();
  await page.route('**/bff/comments', async (route) => {
    calls += 1;
    if (calls > 1) return route.fulfill({ json: null });
    await held.promise;
    return route.fulfill({ status: 503, body: '{}' });
  });
  await visit(page, english + path);
  await no(page).click();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('textbox', { name: 'Your comment (optional)' }).fill('Kept.');
  const submit = page.locator('#vote button[type=submit]').last();
  await submit.click();
  await expect(submit).toHaveText('Sending…');
  await submit.click({ force: true });
  held.resolve(undefined);
  await expect(submit).toHaveText('Send feedback');
  expect(calls).toBe(1);
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Your comment (optional)' })).toHaveValue('Kept.');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await storedVotes(page)).toBeNull();
  complaints.length = 0;
  await submit.click();
  await expect(page.getByRole('heading', { name: thanks })).toBeVisible();
  expect(calls).toBe(2);
  // The rating had arrived with the first try.
  expect(writes.map((write) => write.path)).toEqual(['/bff/votes', '/bff/comments', '/bff/comments']);
});

test('a comment on a connection that died in the meantime leaves the page and what was ticked', async ({
  page,
  context,
  complaints,
}) => {
  await visit(page, english + path);
  await no(page).click();
  await page.getByRole('checkbox').first().check();
  await context.setOffline(true);
  await page.locator('#vote button[type=submit]').last().click();
  await expect.poll(() => complaints.join()).toContain('a vote was not accepted');
  await expect(page.getByRole('heading', { name: 'Why didn’t it help?' })).toBeVisible();
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  expect(complaints.join()).not.toContain('could not be loaded');
  complaints.length = 0;
});

test('another article starts anew after a vote', async ({ page }) => {
  await visit(page, english + path);
  await no(page).click();
  await page.getByRole('region', { name: 'Related questions' }).getByRole('link').first().click();
  await expect(page).not.toHaveURL(english + path);
  await expect(page.getByRole('heading', { name: 'Why didn’t it help?' })).toHaveCount(0);
  await expect(no(page)).toBeEnabled();
});
