import { answerOf, expect, test, words } from '../fixtures.ts';
import { deskOrigin, forgetFrameNotices, openDesk } from './desk-page.ts';
import type { EditFrame } from '#shared/edit-protocol/edit-frame.ts';
import type { Page } from '@playwright/test';

/** As a locale file would have it that lacks some texts. */
const lack = (page: Page, sources: EditFrame['texts']) =>
  page.route('**/bff/edit-frame', async (route) => {
    const answer = await answerOf(route);
    const frame = (await answer.json()) as EditFrame;
    await route.fulfill({ response: answer, json: { ...frame, texts: { ...frame.texts, ...sources } } });
  });

interface Report {
  readonly locale: string;
  readonly route: string;
  readonly keys: readonly string[];
}

/** What the site in the frame says of missing keys, as the window around it hears it. */
const listenForMissing = (page: Page) =>
  page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    window.addEventListener('message', ({ data }: MessageEvent<{ type: string }>) => {
      if (data.type === 'missing-keys') heard.push(data);
    });
  });
const heardBy = (page: Page) => page.evaluate(() => (window as unknown as { heard: Report[] }).heard);

test.afterEach(forgetFrameNotices);

test('the list of texts: what it offers, and what is missing', async ({ page, complaints }) => {
  test.setTimeout(180_000);
  await listenForMissing(page);
  const desk = await openDesk(page, 'help.atd-parts.co.uk');
  const search = page.getByRole('searchbox', { name: 'Find a text or key' });

  await test.step('it is found by key and by words, and says when nothing fits', async () => {
    await search.fill('HEADER.TOSHOP');
    await expect(desk.row('header.toShop')).toBeVisible();
    await expect(desk.row('home.title')).toHaveCount(0);
    await search.fill('how can we help');
    await expect(desk.row('home.title')).toBeVisible();
    await expect(desk.row('header.toShop')).toHaveCount(0);
    await search.fill('nobody writes this');
    await expect(page.getByText('No text fits.')).toBeVisible();
  });
  await test.step('a press in the frame selects in the list, a choice in the list brings the text into view', async () => {
    // What is filtered away is found all the same.
    await search.fill('footer');
    await desk.site.getByRole('button', { name: 'Edit text: home.title' }).click();
    await expect(page.getByLabel('Words of home.title')).toBeFocused();

    const owner = desk.site.getByText(/This website is operated by/);
    await expect(owner).not.toBeInViewport();
    await desk.row('footer.owner').getByRole('button').first().click();
    await expect(owner).toBeInViewport();
    await expect(desk.site.getByRole('button', { name: 'Edit text: footer.owner' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    // A text in a dialog: its dialog opens.
    await search.fill('cancellation.intro');
    await desk.row('cancellation.intro').getByRole('button').first().click();
    await expect(desk.site.locator('dialog#order-cancellation')).toBeVisible();
    await expect(page.getByLabel('Words of cancellation.intro')).toBeFocused();
    await search.fill('');
    await expect(desk.row('header.toShop')).toBeVisible();
  });
  await test.step('changes that were not saved outlive another page, another host and the way back', async () => {
    await desk.write('header.toShop', 'Off to the shop');
    await desk.choose('Page', '/categories/8');
    await expect(desk.site.getByRole('banner').getByText('Off to the shop')).toBeVisible();
    await desk.choose('Host', /\(Suomi\)/);
    await expect(desk.row('header.toShop')).toBeVisible();
    await expect(desk.row('header.toShop')).not.toContainText('not saved');
    await desk.choose('Host', /\(English\)/);
    await expect(desk.row('header.toShop')).toContainText('not saved');
    await expect(desk.site.getByRole('banner').getByText('Off to the shop')).toBeVisible();
    await desk.row('header.toShop').getByRole('button').first().click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(desk.site.getByRole('banner').getByText(words.header.toShop)).toBeVisible();
  });
  forgetFrameNotices({ complaints });
  await test.step('missing keys are told once each, with locale and page, and listed once, also after going and coming back', async () => {
    await desk.choose('Page', '/');
    await expect(desk.row('home.title')).toBeVisible();
    await lack(page, { 'home.title': 'fallback', 'header.toShop': 'none', 'footer.company': 'fallback' });
    await desk.show(/\(Suomi\)/);
    const listed = (key: string) => page.getByText(key, { exact: true });
    await expect(
      page.getByRole('region', { name: 'Missing', exact: true }).getByRole('listitem'),
    ).toHaveCount(3);

    // There and back within the document: by the links of the site itself.
    await desk.site.getByRole('main').locator('a[href="/categories/12"]').first().click();
    await expect(page.getByLabel('Page', { exact: true })).toHaveValue('/categories/12');
    await expect(
      page.getByRole('region', { name: 'Missing on other pages' }).getByRole('listitem'),
    ).toHaveText([/home\.title.*\//]);
    await desk.site.getByRole('banner').getByRole('link').first().click();
    await expect(page.getByLabel('Page', { exact: true })).toHaveValue('/');
    await expect(listed('home.title')).toHaveCount(1);
    const reports = (await heardBy(page)).filter(({ locale }) => locale === 'fi');
    expect(reports.every(({ route }) => route === '/')).toBe(true);
    expect(reports.flatMap(({ keys }) => keys).toSorted()).toEqual([
      'footer.company',
      'header.toShop',
      'home.title',
    ]);

    // And with a new document.
    await desk.choose('Page', '/categories/8');
    await expect(page.getByRole('region', { name: 'Missing on other pages' })).toContainText('home.title');
    await desk.choose('Page', '/');
    await expect(page.getByRole('region', { name: 'Missing', exact: true })).toContainText('home.title');
    for (const key of ['home.title', 'header.toShop', 'footer.company'])
      await expect(listed(key)).toHaveCount(1);

    await test.step('no page in the frame asked for a focus that it may not have', () => {
      expect(complaints).toEqual([]);
    });
  });
  await test.step('what is missing comes first, and borrowed words say which language they are in', async () => {
    await page.unroute('**/bff/edit-frame');
    await lack(page, { 'footer.company': 'fallback', 'home.title': 'none' });
    await desk.show(/Österreich/);
    const sections = page.getByRole('region', { name: 'Texts', exact: true }).getByRole('region');
    await expect(sections.first()).toHaveAccessibleName('Missing');
    await expect(desk.row('footer.company')).toContainText('missing, shown in Deutsch');
    await expect(desk.row('home.title')).toContainText('missing in every language');
    // Austria has German words: those are not missing, only not its own.
    await expect(desk.row('header.toShop')).toContainText('from Deutsch');
    await page.getByRole('radio', { name: 'Missing' }).check();
    await expect(desk.row('header.toShop')).toHaveCount(0);
    await expect(desk.row('footer.company')).toBeVisible();
    await test.step('what was saved is missing no longer, on the page as well', async () => {
      const icon = desk.site.getByRole('button', { name: /: home\.title$/ });
      await expect(icon).toHaveAttribute('data-missing');
      await page.route(`${deskOrigin}/api/translations/**`, (route) =>
        route.fulfill({ json: { success: true, data: { purged: true, articles: [] } } }),
      );
      await desk.write('home.title', 'Servus');
      await desk.saveAll();
      await expect(icon).not.toHaveAttribute('data-missing');
    });
  });
});
