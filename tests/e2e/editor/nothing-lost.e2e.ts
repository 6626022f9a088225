import type { Page } from '@playwright/test';
import { expect, hold, test } from '../fixtures.ts';
import { choosePanel, deskOrigin, forgetFrameNotices, holdSaves, openDesk } from './desk-page.ts';

/** A host and a language that no other test looks at. */
const host = 'help.atd-parts.dk';

const scope = 'language=da&country=dk&skin=atd';

test.afterEach(forgetFrameNotices);

const openArticle = async (page: Page) => {
  const panel = page.getByRole('region', { name: 'Answers', exact: true });
  const rows = panel.getByRole('region', { name: 'Articles' }).getByRole('listitem');
  await rows.first().getByRole('button').first().click();
  await panel.getByRole('button', { name: 'Change the article' }).click();
  return panel.getByRole('form', { name: 'Article' });
};

test('the frame shows a notice, and that it is gone, although the site still has the page of before or does not listen yet', async ({
  page,
}) => {
  const { site, choose } = await openDesk(page, host);
  const panel = await choosePanel(page, 'Notice');
  const words = 'Strejke: pakker er forsinkede.';
  // Only said to be kept: so every page of the site is the one of before.
  (await holdSaves(page, '**/api/notices', {}))();
  await panel.getByLabel(/^Words/).fill(words);
  await panel.getByRole('button', { name: 'Set the notice' }).click();
  await expect(panel.getByRole('status')).toHaveText('Saved. Visitors get it with their next page.');
  const notice = site.getByRole('main').getByText(words);
  await expect(notice).toBeVisible();
  const listens = await hold(page, '**/bff/edit-frame');
  await choose('Page', '/categories/8');
  const second = `${words} Igen.`;
  await panel.getByLabel(/^Words/).fill(second);
  await panel.getByRole('button', { name: 'Set the notice' }).click();
  await expect(panel.getByLabel(/^Words/)).toHaveValue('');
  listens();
  await expect(site.getByRole('main').getByText(second)).toBeVisible();

  await page.route('**/api/notices', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { items: [{ host, text: words, link: '' }] } })
      : route.fallback(),
  );
  await choosePanel(page, 'Texts');
  await choosePanel(page, 'Notice');
  await panel.getByRole('button', { name: /^Take down/ }).click();
  await expect(notice).toHaveCount(0);
});

test('a save that is answered late leaves the frame where the editor has gone meanwhile', async ({
  page,
}) => {
  const { site, choose, row } = await openDesk(page, host);
  const isAt = async (path: string) => {
    await expect(page).toHaveURL((url) => url.searchParams.get('page') === path);
    await expect(site.locator('h1')).toBeVisible();
  };
  await test.step('a text that is taken back', async () => {
    await page.route('**/api/translations/**', (route) =>
      route.fulfill({ json: { success: true, data: { purged: true, articles: [] } } }),
    );
    await row('header.toShop').getByRole('button').first().click();
    await page.getByLabel('Words of header.toShop').fill('Gå til butikken nu');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const takeBack = page.getByRole('button', { name: 'Back to the site’s own words' });
    await expect(takeBack).toBeVisible();
    const release = await hold(page, '**/api/translations/**');
    await takeBack.click();
    await choose('Page', '/categories/8');
    await expect(row('header.toShop')).toBeVisible();
    await isAt('/categories/8');
    release();
    await expect(page.getByText('Visitors get it with their next page.')).toBeVisible();
    await expect(row('header.toShop')).not.toContainText('edited');
    await isAt('/categories/8');
  });
  await test.step('an article', async () => {
    await choosePanel(page, 'Answers');
    const form = await openArticle(page);
    await form.getByLabel('Text, in Markdown').fill('En sætning.');
    const release = await holdSaves(page, '**/api/article_source/*', {});
    await page.keyboard.press('Control+S');
    await expect(form.getByRole('status')).toHaveText('Saving …');
    await choose('Page', '/categories/13');
    await isAt('/categories/13');
    const reloaded = page.waitForRequest((request) => /\/categories\/13\?utm_id=/.test(request.url()));
    release();
    await reloaded;
    await isAt('/categories/13');
  });
});

test('what is typed anywhere at the desk is there again after looking elsewhere, and leaving asks first', async ({
  page,
}) => {
  const asks = async () => {
    const asked = page.waitForEvent('dialog');
    const leaving = page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await leaving;
  };
  const { choose } = await openDesk(page, host);
  const elsewhere = async (name: string) => {
    await choosePanel(page, 'Texts');
    await choose('Host', /Sverige/);
    await expect(
      page.getByRole('region', { name: 'Texts', exact: true }).getByRole('listitem').first(),
    ).toBeVisible();
    await choosePanel(page, name);
    await choose('Host', /Danmark/);
  };
  await test.step('a notice', async () => {
    const panel = await choosePanel(page, 'Notice');
    await panel.getByLabel(/^Words/).fill('Strejke.');
    await panel.getByLabel(/^Link/).fill('/categories/8');
    await asks();
    await elsewhere('Notice');
    await expect(panel.getByLabel(/^Words/)).toHaveValue('Strejke.');
    await expect(panel.getByLabel(/^Link/)).toHaveValue('/categories/8');
    await panel.getByLabel(/^Words/).fill('');
    await panel.getByLabel(/^Link/).fill('');
  });
  await test.step('synonyms and a keyword', async () => {
    const panel = await choosePanel(page, 'Search words');
    const groups = panel.getByLabel('Groups of synonyms');
    const was = await groups.inputValue();
    await groups.fill(`${was}\nen, to`);
    const openRow = () =>
      panel
        .getByRole('region', { name: 'Keywords' })
        .getByRole('button', { expanded: false })
        .first()
        .click();
    await openRow();
    await panel.getByLabel(/^New keyword for/).fill('tre');
    await elsewhere('Search words');
    await expect(groups).toHaveValue(`${was}\nen, to`);
    await openRow();
    await expect(panel.getByLabel(/^New keyword for/)).toHaveValue('tre');
    await panel.getByLabel(/^New keyword for/).fill('');
    await asks();
    await groups.fill(was);
  });
  await test.step('an article', async () => {
    const panel = await choosePanel(page, 'Answers');
    const text = (await openArticle(page)).getByLabel('Text, in Markdown');
    await text.fill('En sætning.');
    await asks();
    const rows = panel.getByRole('region', { name: 'Articles' }).getByRole('listitem');
    await rows.nth(1).getByRole('button').first().click();
    await expect(text).toHaveCount(0);
    await expect(rows.first()).toContainText('not saved');
    await openArticle(page);
    await expect(text).toHaveValue('En sætning.');
    await elsewhere('Answers');
    await openArticle(page);
    await expect(text).toHaveValue('En sætning.');
    await panel.getByRole('button', { name: 'Undo' }).click();
  });
  await test.step('with nothing typed nobody is asked', async () => {
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => page.isClosed()).toBe(true);
  });
});

test('of two editors who write the same the second is told, sees both, and decides', async ({
  page,
  request,
  complaints,
}) => {
  const put = async (path: string, data: object) =>
    expect((await request.put(`${deskOrigin}/api/${path}?${scope}`, { data })).ok()).toBe(true);
  const saved = 'Saved. Visitors get it with their next page.';
  const desk = await openDesk(page, host);
  await test.step('a text', async () => {
    const other = (text: string | null) => put('translations/da', { texts: { 'home.lead': text } });
    const field = page.getByLabel('Words of home.lead');
    const status = page.getByRole('region', { name: 'Texts', exact: true }).getByRole('status').first();
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await desk.write('home.lead', 'Mine ord ');
    await other('Andres ord');
    await save.click();
    await expect(status).toContainText('Not saved: a text has been changed meanwhile.');
    await expect(desk.row('home.lead')).toContainText('Meanwhile saved: Andres ord.');
    await expect(field).toHaveValue('Mine ord ');
    await expect(desk.site.getByText('Mine ord')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(field).toHaveValue('Andres ord');
    await field.fill('Mine ord ');
    await save.click();
    await expect(status).toHaveText(saved);
    // As the site wrote it itself, it is still what is kept.
    await page.reload();
    await desk.write('home.lead', 'Mine nye ord');
    await save.click();
    await expect(status).toHaveText(saved);
    await other(null);
    await field.fill('Mine nyeste ord');
    await save.click();
    await expect(desk.row('home.lead')).toContainText('Meanwhile taken back.');
    await save.click();
    await expect(status).toHaveText(saved);
    await page.getByRole('button', { name: 'Back to the site’s own words' }).click();
    await expect(desk.row('home.lead')).not.toContainText('edited');
  });
  await test.step('an article', async () => {
    await choosePanel(page, 'Answers');
    const form = await openArticle(page);
    const text = form.getByLabel('Text, in Markdown');
    await text.fill('Min sætning.');
    const preview = page.waitForRequest(/article_source\/\d+\/preview/);
    await text.fill('Min anden sætning.');
    const [, article] = /article_source\/(\d+)/.exec((await preview).url()) ?? [];
    const other = (words: object | null) => put(`article_source/${article}`, { words });
    await other({ title: 'Andres', text: 'Andres sætning.' });
    await page.keyboard.press('Control+S');
    await expect(form.getByRole('status')).toContainText('the article has been changed meanwhile');
    await expect(form.getByLabel('What is saved now')).toHaveValue('Andres\n\nAndres sætning.');
    await expect(text).toHaveValue('Min anden sætning.');
    await page.keyboard.press('Control+S');
    await expect(form.getByRole('status')).toHaveText(saved);
    // What goes on being written during one's own save is nobody else's.
    await text.fill('Min tredje sætning.');
    const release = await hold(page, `**/api/article_source/${article}?*`);
    await page.keyboard.press('Control+S');
    await expect(form.getByRole('status')).toHaveText('Saving …');
    await text.fill('Min fjerde sætning.');
    release();
    await expect(form.getByRole('status')).toHaveText('Not saved: in the frame you see it as visitors will.');
    await page.keyboard.press('Control+S');
    await expect(form.getByRole('status')).toHaveText(saved);
    await form.getByRole('button', { name: 'Back to the shipped text' }).click();
    await expect(form.getByRole('button', { name: 'Back to the shipped text' })).toHaveCount(0);
  });
  expect(complaints.splice(0).filter((complaint) => !/409|autofocusing/.test(complaint))).toEqual([]);
});
