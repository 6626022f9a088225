import { expect, expectContrastInDark, originOf, test, violationsOf } from '../fixtures.ts';
import { deskOrigin, forgetFrameNotices, holdSaves, openDesk, openPanel } from './desk-page.ts';

/** A host that no other test looks at: what is saved here it would see. */
const host = 'help.atd-parts.si';
const saves = `${deskOrigin}/api/translations/**`;

/** The browser itself says that a request failed. */
const forgetFailures = (complaints: string[]) => {
  const left = complaints.filter(
    (complaint) => !/^Failed to load resource|^Blocked autofocusing/.test(complaint),
  );
  complaints.splice(0, complaints.length, ...left);
};

test.afterEach(forgetFrameNotices);

test('whatever fails at the desk says what to do, loses nothing that was written, and works the next time', async ({
  page,
  complaints,
}) => {
  test.setTimeout(180_000);
  const hosts = `${deskOrigin}/editor/hosts`;
  await page.route(hosts, (route) => route.abort());
  const opening = openDesk(page, host);
  await test.step('a content API that does not answer at the start is waited for', async () => {
    await expect(page.getByRole('alert')).toContainText('does not answer');
    await page.unroute(hosts);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('region', { name: 'Texts', exact: true })).toBeVisible();
  });
  const desk = await opening;
  await test.step('the keyboard alone finds, writes, saves and takes back a text', async () => {
    await page.getByLabel('Host', { exact: true }).focus();
    const { keyboard } = page;
    // Page, hidden state, width, longest language, which panel, then the list.
    for (let step = 0; step < 6; step += 1) await keyboard.press('Tab');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await keyboard.type('header.toShop');
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await expect(desk.row('header.toShop').getByRole('button').first()).toBeFocused();
    await keyboard.press('Enter');
    const area = page.getByLabel('Words of header.toShop');
    await expect(area).toBeFocused();
    await keyboard.press('Control+A');
    await keyboard.type('Zum Laden');
    await expect(desk.site.getByRole('banner').getByText('Zum Laden')).toBeVisible();
    await keyboard.press('Control+S');
    await expect(page.getByText('Visitors get it with their next page.')).toBeVisible();
    await expect(desk.row('header.toShop')).toContainText('edited');
    await page.getByRole('button', { name: 'Back to the site’s own words' }).focus();
    await keyboard.press('Enter');
    await expect(desk.site.getByRole('banner').getByText('Zum Laden')).toHaveCount(0);
  });
  await page.getByRole('searchbox').clear();
  await test.step('a save that fails says what to do, keeps what was written, and works the next time', async () => {
    await desk.write('home.lead', 'Uus tekst');
    const status = page.getByRole('region', { name: 'Texts', exact: true }).getByRole('status');
    const save = page.getByRole('button', { name: 'Save 1 change' });

    await page.route(saves, (route) => route.abort());
    await save.click();
    await expect(status).toContainText('Your words are still here; save again once it runs.');
    // The pointer still rests on the button: what it says can be read.
    expect(await violationsOf(page, (axe) => axe.include('.panel-head'))).toEqual([]);
    await page.unroute(saves);
    await page.route(saves, (route) => route.fulfill({ status: 422, json: {} }));
    await save.click();
    await expect(status).toContainText('refused a text');
    await page.unroute(saves);
    await page.route(saves, (route) => route.fulfill({ status: 413 }));
    await save.click();
    await expect(status).toContainText('more than the content API takes at once');
    await page.unroute(saves);
    await expect(page.getByLabel('Words of home.lead')).toHaveValue('Uus tekst');
    await expect(desk.row('home.lead')).toContainText('not saved');

    await page.route(saves, (route) =>
      route.fulfill({ json: { success: true, data: { purged: false, articles: [] } } }),
    );
    await save.click();
    await expect(status).toContainText('visitors get it within minutes');
    await expect(desk.row('home.lead')).toContainText('edited');
    await page.unroute(saves);
  });
  await test.step('axe finds nothing at the desk, on wide and narrow windows, light and dark', async () => {
    // A row is as good as the hundreds that are alike.
    await page.getByRole('searchbox').fill('home.');
    await desk.write('home.title', '');
    await expect(page.getByText('A text cannot be empty.')).toBeVisible();
    await desk.write('home.title', 'x'.repeat(5_001));
    await expect(page.getByText('1 character too many')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    await desk.write('home.title', '');
    expect(await violationsOf(page)).toEqual([]);
    await desk.write('home.title', 'Mit {{nichts}}');
    await expect(page.getByText('Nothing fills {{nichts}}.')).toBeVisible();
    await expectContrastInDark(page);
    for (const width of [1024, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await expectContrastInDark(page);
  });
  await page.setViewportSize({ width: 1960, height: 1000 });
  await page.getByRole('searchbox').clear();
  await test.step('a site that does not answer is named with what to look at, and nothing written is lost', async () => {
    // One that the frame refuses does not take the others with it.
    await desk.write('home.title', 'x'.repeat(5_001));
    await desk.write('header.toShop', 'Noch nicht gesichert');
    const siteAddresses = `${originOf(host)}/**`;
    await page.route(siteAddresses, (route) => route.abort());
    await page.getByLabel('Page', { exact: true }).selectOption('/categories/8');
    const trouble = page.getByRole('alert');
    await expect(trouble).toContainText('The site does not answer', { timeout: 20_000 });
    await expect(trouble).toContainText('EDIT_ORIGINS');
    expect(await violationsOf(page, (axe) => axe.include('[role=alert]'))).toEqual([]);
    await page.unroute(siteAddresses);
    await trouble.getByRole('button', { name: 'Try again' }).click();
    await expect(desk.row('header.toShop')).toContainText('not saved', { timeout: 15_000 });
    await expect(trouble).toHaveCount(0);
    await expect(desk.site.getByRole('banner').getByText('Noch nicht gesichert')).toBeVisible();
  });
  forgetFailures(complaints);
});

test('an article that is being written outlives an answer that fails, and a save during which it goes on', async ({
  page,
}) => {
  const panel = await openPanel(page, host, 'Answers');
  const rows = panel.getByRole('region', { name: 'Articles' }).getByRole('listitem');
  await rows.first().getByRole('button').first().click();
  await panel.getByRole('button', { name: 'Change the article' }).click();
  const form = panel.getByRole('form', { name: 'Article' });
  const field = form.getByLabel('Text, in Markdown');
  const status = form.getByRole('status');
  await field.fill('');
  await expect(status).toHaveText('Title and text cannot be empty.');
  await field.fill('Prvi stavek.');
  await expect(status).toHaveText('Not saved: in the frame you see it as visitors will.');

  const reports = '**/editor/feedback?*';
  await page.route(reports, (route) => route.fulfill({ json: {} }));
  for (const _ of ['on its way', 'after it'])
    await page.waitForResponse((response) => response.url().includes('/editor/feedback'));
  await expect(field).toHaveValue('Prvi stavek.');
  await page.unroute(reports);

  const release = await holdSaves(page, '**/api/article_source/*', {});
  await form.getByRole('button', { name: 'Save the article' }).click();
  await expect(status).toHaveText('Saving …');
  await field.fill('Drugi stavek.');
  const read = page.waitForResponse(
    (response) => response.request().method() === 'GET' && response.url().includes('/api/article_source/'),
  );
  release();
  await read;
  await expect(status).toHaveText('Not saved: in the frame you see it as visitors will.');
  await expect(field).toHaveValue('Drugi stavek.');
  await form.getByRole('button', { name: 'Save the article' }).click();
  await expect(status).toHaveText('Saved. Visitors get it with their next page.');

  await page.route('**/api/feedback/*/looked-at?*', (route) => route.fulfill({ body: '' }));
  await panel.getByRole('button', { name: 'Looked at' }).click();
  await expect(panel.getByRole('alert')).toContainText('was not kept');
});

test('keywords, synonyms and notices that are typed during a save stay', async ({ page }) => {
  const panel = await openPanel(page, host, 'Search words');
  const said = panel.getByRole('status').first();
  const saved = 'Saved. The next search finds by it.';

  const groups = panel.getByLabel('Groups of synonyms');
  await groups.fill('ena, dva');
  const releaseGroups = await holdSaves(page, '**/api/search_words/synonyms?*', {
    synonyms: [['ena', 'dva']],
  });
  await panel.getByRole('button', { name: 'Save synonyms' }).click();
  await groups.fill('ena, dva, tri');
  releaseGroups();
  await expect(said).toHaveText(saved);
  await expect(groups).toHaveValue('ena, dva, tri');

  const row = panel
    .getByRole('region', { name: 'Keywords' })
    .getByRole('button', { expanded: false })
    .first();
  await row.click();
  const word = panel.getByLabel(/^New keyword for/);
  await word.fill('ena');
  const releaseWords = await holdSaves(page, '**/api/search_words/keywords/*', { keywords: ['ena'] });
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await word.fill('dva');
  releaseWords();
  await expect(panel.getByRole('button', { name: 'Remove ena' })).toBeVisible();
  await expect(word).toHaveValue('dva');

  await page.getByRole('radio', { name: 'Notice', exact: true }).check({ force: true });
  const notice = page.getByRole('region', { name: 'Notice', exact: true });
  const words = notice.getByLabel(/^Words/);
  await words.fill('Stavka.');
  const releaseNotice = await holdSaves(page, '**/api/notices', {});
  await notice.getByRole('button', { name: 'Set the notice' }).click();
  await words.fill('Stavka je končana.');
  releaseNotice();
  await expect(notice.getByRole('status')).toHaveText('Saved. Visitors get it with their next page.');
  await expect(words).toHaveValue('Stavka je končana.');
});

test('notices that cannot be read are not said to be on their way', async ({ page, complaints }) => {
  await page.route('**/api/notices', (route) => route.abort());
  const panel = await openPanel(page, host, 'Notice');
  await expect(panel.getByRole('status')).toContainText('does not answer');
  await expect(panel.getByText('Reading …')).toHaveCount(0);
  forgetFailures(complaints);
});

test('while the keywords of articles are unknown no word can be added to them', async ({ page }) => {
  await page.route('**/api/search_words?*', (route) => route.fulfill({ json: {} }));
  const locales = { si: [{ word: 'pribaltika', count: 9 }] };
  await page.route('**/editor/searches', (route) =>
    route.fulfill({ json: { shownFrom: 5, days: 30, locales } }),
  );
  const panel = await openPanel(page, host, 'Answers');
  await expect(panel.getByText('The keywords of articles cannot be read')).toBeVisible();
  await expect(panel.getByRole('button', { name: /^pribaltika/ })).toHaveCount(0);
});
