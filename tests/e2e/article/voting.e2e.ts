import type { Page, Request } from '@playwright/test';
import { answerOf, expect, hold, originOf, test, visit } from '../fixtures.ts';

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
const reasons = (page: Page) => block(page).getByRole('checkbox');
const send = (page: Page) => page.getByRole('button', { name: 'Send feedback' });
const comment = (page: Page) => page.getByRole('textbox', { name: 'Your comment (optional)' });
const thanked = (page: Page) => page.getByRole('heading', { name: thanks });
const storedVotes = (page: Page) => page.evaluate(() => localStorage.getItem('votes'));

/** Comes to the article as somebody who has not voted yet. */
const comeAnew = async (page: Page) => {
  await page.evaluate(() => localStorage.removeItem('votes'));
  await visit(page, english + path);
};
const pressTwice = (button: HTMLElement) => {
  button.click();
  button.click();
};

test('a vote is sent once, remembered for its article and language, and then the whole block is hidden', async ({
  page,
  context,
  expectAccessible,
}) => {
  const writes = writesOf(page);
  await page.addInitScript(() => {
    // On the first visit of this tab.
    if (!sessionStorage.getItem('came')) localStorage.setItem('votes', '{"120201:de-DE":1}');
    sessionStorage.setItem('came', '1');
  });
  await visit(page, english + path);
  await test.step('a vote in another language hides nothing, nor does a damaged store', async () => {
    await expect(block(page)).toBeVisible();
    await page.evaluate(() => localStorage.setItem('votes', '{"120201:en-GB":"yes"'));
    await visit(page, english + path);
    await expect(yes(page)).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('votes'));
  });
  await test.step('yes: thanks have the focus, a second press within the same moment sends nothing more', async () => {
    const other = await context.newPage();
    await other.goto(english + path);
    await expect(block(other)).toBeVisible();
    await expect(block(page).getByRole('heading', { name: question })).toBeVisible();
    await yes(page).evaluate(pressTwice);
    await expect(page.getByRole('status').getByRole('heading', { name: thanks })).toBeFocused();
    await expect.poll(() => storedVotes(page)).toBe('{"120201:en-GB":1}');
    expect(writes).toEqual([{ path: '/bff/votes', body: { articleId: 120201, vote: 1 } }]);
    await expectAccessible(page, '#vote');
    // In the other tabs as well.
    await expect(block(other)).toHaveCount(0);
    await expect(thanked(page)).toBeVisible();
    await other.close();
  });
  await test.step('come again, the block is not there', async () => {
    await page.reload();
    await expect(block(page)).toHaveCount(0);
  });
  await test.step('another article has its own; of the reasons of a no a second press sends nothing more either', async () => {
    await visit(page, `${english}/categories/12/1202/120202`);
    await no(page).click();
    await reasons(page).first().check();
    await send(page).evaluate(pressTwice);
    await expect(thanked(page)).toBeVisible();
    await expect.poll(() => storedVotes(page)).toBe('{"120201:en-GB":1,"120202:en-GB":-1}');
    expect(writes.map((write) => write.path)).toEqual(['/bff/votes', '/bff/votes', '/bff/comments']);
  });
});

test('no, by keyboard alone: sends nothing before its reasons; disables the no button; submit waits for a reason', async ({
  page,
  expectAccessible,
}) => {
  const writes = writesOf(page);
  await visit(page, english + path);
  await test.step('another article starts anew', async () => {
    await no(page).click();
    await page.getByRole('region', { name: 'Related questions' }).getByRole('link').first().click();
    await expect(page).not.toHaveURL(english + path);
    await expect(page.getByRole('heading', { name: 'Why didn’t it help?' })).toHaveCount(0);
    await expect(no(page)).toBeEnabled();
    await page.goBack();
    // The address changes before the page does.
    await expect(page.getByRole('heading', { level: 1, name: 'Where is my parcel?' })).toBeVisible();
    await expect(page).toHaveURL(english + path);
    await expect(no(page)).toBeEnabled();
  });
  // What stands below the thanks is there by the time they are said.
  const help = page.locator('#vote details');
  await no(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Why didn’t it help?' })).toBeFocused();
  await expect(help).not.toHaveCount(0);
  await expect(help.filter({ visible: true })).toHaveCount(0);
  await expect(no(page)).toBeDisabled();
  await expect(send(page)).toBeDisabled();
  await expectAccessible(page, '#vote');
  const reason = page.getByRole('checkbox', { name: 'Important information is missing' });
  await page.keyboard.press('Tab');
  await expect(reasons(page).first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(send(page)).toBeEnabled();
  await page.keyboard.press('Space');
  await expect(send(page)).toBeDisabled();
  await reason.check();
  await test.step('the length counter speaks only near the limit', async () => {
    const counter = block(page).getByRole('status').last();
    await comment(page).fill('x'.repeat(500));
    await expect(block(page).getByText('500 / 1000')).toBeVisible();
    await expect(counter).toBeEmpty();
    await comment(page).fill('x'.repeat(990));
    await expect(counter).toHaveText('10 characters left');
    await comment(page).press('x');
    await expect(counter).toHaveText('9 characters left');
    await comment(page).fill('x'.repeat(999));
    await expect(counter).toHaveText('1 character left');
  });
  await comment(page).fill('');
  await comment(page).focus();
  await page.keyboard.type(' No word on Sundays. ');
  expect(writes).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  const isTakenOut = await block(page).evaluateHandle((shown) => {
    const found = { is: false };
    new MutationObserver(() => (found.is ||= !shown.isConnected)).observe(document, {
      childList: true,
      subtree: true,
    });
    return found;
  });
  await page.keyboard.press('Enter');
  await expect(thanked(page)).toBeFocused();
  // The thanks are read out only where the region that speaks was there before them.
  expect(await isTakenOut.jsonValue()).toEqual({ is: false });
  expect(writes).toEqual([
    { path: '/bff/votes', body: { articleId: 120201, vote: -1 } },
    {
      path: '/bff/comments',
      body: { articleId: 120201, vote: -1, reasons: ['incomplete'], comment: 'No word on Sundays.' },
    },
  ]);
  await expect.poll(() => storedVotes(page)).toBe('{"120201:en-GB":-1}');
});

test('what the server says counts: a vote that it knows of, reasons without a text', async ({ page }) => {
  const read = async () => {
    await page.locator(`main a[href="${path}"]`).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Where is my parcel?' })).toBeVisible();
  };
  await page.route('**/bff/articles/120201', async (route) => {
    const body = (await (await answerOf(route)).json()) as object;
    await route.fulfill({ json: { ...body, voted: true } });
  });
  await page.route('**/bff/comment-reasons', (route) =>
    route.fulfill({
      json: [
        { id: 1, alias: 'nameless', text: '' },
        { id: 2, alias: 'unclear', text: 'It is not clear' },
      ],
    }),
  );
  await visit(page, `${english}/categories/12`);
  await test.step('if the server reports a vote, the whole block is hidden', async () => {
    await read();
    await expect(block(page)).toHaveCount(0);
  });
  await test.step('reasons without text are hidden from visitors', async () => {
    await page.unroute('**/bff/articles/120201');
    await page.goBack();
    await read();
    await no(page).click();
    await expect(page.getByRole('checkbox', { name: 'It is not clear' })).toBeVisible();
    await expect(reasons(page)).toHaveCount(1);
  });
});

test('what cannot be sent is only logged, not remembered, and can be sent again', async ({
  page,
  context,
  complaints,
}) => {
  const writes = writesOf(page);
  const submit = page.locator('#vote button[type=submit]').last();
  await visit(page, english + path);
  await test.step('a vote', async () => {
    await page.route('**/bff/votes', (route) => route.fulfill({ status: 503, body: '{}' }));
    await yes(page).click();
    await expect(thanked(page)).toBeVisible();
    await expect.poll(() => complaints.join()).toContain('a vote was not accepted');
    expect(await storedVotes(page)).toBeNull();
    await page.unroute('**/bff/votes');
    complaints.length = 0;
    writes.length = 0;
  });
  await test.step('a comment: what was typed is kept, nothing is said, and it is sent once at a time', async () => {
    let calls = 0;
    await page.route('**/bff/comments', async (route) => {
      calls += 1;
      return route.fulfill(calls > 1 ? { json: null } : { status: 503, body: '{}' });
    });
    const release = await hold(page, '**/bff/comments');
    await comeAnew(page);
    await no(page).click();
    await reasons(page).first().check();
    await comment(page).fill('Kept.');
    await submit.click();
    await expect(submit).toHaveText('Sending…');
    await submit.click({ force: true });
    release();
    await expect(submit).toHaveText('Send feedback');
    expect(calls).toBe(1);
    await expect(reasons(page).first()).toBeChecked();
    await expect(comment(page)).toHaveValue('Kept.');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await storedVotes(page)).toBeNull();
    complaints.length = 0;
    await submit.click();
    await expect(thanked(page)).toBeVisible();
    expect(calls).toBe(2);
    // The rating had arrived with the first try.
    expect(writes.map((write) => write.path)).toEqual(['/bff/votes', '/bff/comments', '/bff/comments']);
  });
  await test.step('where the reasons cannot be had a no is explained by its comment alone', async () => {
    await page.unroute('**/bff/comments');
    await page.route('**/bff/comment-reasons', (route) => route.abort());
    await page.evaluate(() => localStorage.removeItem('votes'));
    await visit(page, `${english}/categories/12`);
    await page.locator(`main a[href="${path}"]`).click();
    await no(page).click();
    await comment(page).fill('Why not?');
    await expect(reasons(page)).toHaveCount(0);
    writes.length = 0;
    await submit.click();
    await expect(thanked(page)).toBeVisible();
    expect(writes.at(-1)).toMatchObject({
      path: '/bff/comments',
      body: { reasons: [], comment: 'Why not?' },
    });
    await page.unroute('**/bff/comment-reasons');
    complaints.length = 0;
  });
  await test.step('on a connection that died in the meantime: the page and what was ticked stay', async () => {
    await comeAnew(page);
    await no(page).click();
    await reasons(page).first().check();
    await context.setOffline(true);
    await submit.click();
    await expect.poll(() => complaints.join()).toContain('a vote was not accepted');
    await expect(page.getByRole('heading', { name: 'Why didn’t it help?' })).toBeVisible();
    await expect(reasons(page).first()).toBeChecked();
    expect(complaints.join()).not.toContain('could not be loaded');
    complaints.length = 0;
  });
});
