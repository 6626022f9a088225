import type { Locator } from '@playwright/test';
import { answerOf, expect, test, words } from '../fixtures.ts';
import { forgetFrameNotices, openDesk } from './desk-page.ts';

const british = 'help.atd-parts.co.uk';
const article = '/categories/12/1201/120101';

test.afterEach(forgetFrameNotices);

// What a visitor sees in their place is proved with each of these features: in `footer`, `home` and `article`.

test('every text in sight can be pressed and written, and what visitors have no use for is there', async ({
  page,
}) => {
  const desk = await openDesk(page, british);
  await expect(desk.site.locator('body.edit-root')).toBeVisible();

  await test.step('pressing an edit icon opens the text to be written', async () => {
    await desk.site.getByRole('button', { name: 'Edit text: header.toShop' }).click();
    const area = page.getByLabel('Words of header.toShop');
    await expect(area).toBeFocused();
    await expect(area).toHaveValue(words.header.toShop);
    await area.fill('To the <i>shop</i>');
    await expect(desk.site.getByRole('banner').getByText('To the <i>shop</i>')).toBeVisible();
  });
  await test.step('popular articles are no links, so that their texts can be pressed', async () => {
    const popular = desk.site.getByRole('region', { name: words.home.popular });
    await expect(popular.getByRole('heading', { level: 3 })).not.toHaveCount(0);
    await expect(popular.getByRole('link')).toHaveCount(0);
  });
  await test.step('the complaint book is there on a host whose visitors have none', async () => {
    const entry = { name: words.footer.links.complaintBook };
    await expect(desk.site.getByRole('contentinfo').getByRole('button', entry)).toBeVisible();
  });
  await test.step('allowing and rejecting cookies does nothing, and the question stays', async () => {
    const question = desk.site.getByRole('region', { name: words.cookies.title });
    const strangers: string[] = [];
    page.on('request', (request) => {
      if (!/(?:^|\.)localhost$/.test(new URL(request.url()).hostname)) strangers.push(request.url());
    });
    for (const name of [words.cookies.allowAll, words.cookies.reject]) {
      await question.getByRole('button', { name }).click();
      await expect(question).toBeVisible();
    }
    await question.getByRole('button', { name: words.cookies.customise }).click();
    const individual = desk.site.getByRole('region', { name: words.cookies.individualTitle });
    await individual.getByRole('button', { name: words.cookies.allowSelected }).click();
    await expect(individual).toBeVisible();
    // Allowed, the tag manager would be asked for at once.
    expect(strangers).toEqual([]);
  });
  await test.step('an order with one replacement shows the buttons of several as well', async () => {
    await desk.choose('Page', /^One replacement$/);
    const { agree, cancelRefund, replace, submit } = words.alternatives;
    for (const name of [agree, cancelRefund, submit])
      await expect(desk.site.getByRole('button', { name, exact: true })).toBeVisible();
    for (const name of [cancelRefund, replace])
      await expect(desk.site.getByRole('radio', { name: new RegExp(`^${name}`) })).toBeVisible();
  });
  await test.step('the video section shows without a video, and a vote reason without words by its name', async () => {
    await page.route('**/bff/home', async (route) => {
      const answer = await answerOf(route);
      const home = (await answer.json()) as object;
      await route.fulfill({ response: answer, json: { ...home, videos: [] } });
    });
    await page.route('**/bff/comment-reasons', async (route) => {
      const answer = await answerOf(route);
      const [first, ...others] = (await answer.json()) as { alias: string; text: string }[];
      await route.fulfill({ response: answer, json: [{ ...first, alias: 'no-words', text: '' }, ...others] });
    });
    /** Before its script is there a link loads a page from the server, which has videos, and words for every reason. */
    const isAlive = (part: Locator) =>
      expect.poll(() => part.evaluate(() => window.history.scrollRestoration)).toBe('manual');
    await desk.choose('Page', '/categories/12');
    await isAlive(desk.site.getByRole('heading', { level: 1, name: 'Delivery' }));
    await desk.site.getByRole('banner').getByRole('link').first().click();
    const videos = desk.site.getByRole('region', { name: words.home.videos });
    await expect(videos.getByText(words.home.noVideos)).toBeVisible();
    await desk.choose('Page', '/categories/12');
    const link = desk.site.locator(`main a[href="${article}"]`);
    await isAlive(link);
    await link.click();
    await desk.site.getByRole('button', { name: words.vote.noLabel }).click();
    await expect(desk.site.getByRole('checkbox', { name: 'no-words' })).toBeVisible();
  });
});
