import { answerOf, expect, originOf, test, visit, words } from '../fixtures.ts';
import { forgetFrameNotices, openDesk } from './desk-page.ts';

const british = /\(English\)/;
const article = '/categories/12/1201/120101';

test.afterEach(forgetFrameNotices);

test('every text in sight has an edit icon, and pressing one opens the text to be written', async ({
  page,
}) => {
  const desk = await openDesk(page);
  await desk.show(british);
  await expect(desk.site.locator('body.edit-root')).toBeVisible();
  await desk.site.getByRole('button', { name: 'Edit text: header.toShop' }).click();
  const area = page.getByLabel('Words of header.toShop');
  await expect(area).toBeFocused();
  await expect(area).toHaveValue(words.header.toShop);
  await area.fill('To the <i>shop</i>');
  await expect(desk.site.getByRole('banner').getByText('To the <i>shop</i>')).toBeVisible();
});

test('allowing and rejecting cookies does nothing, and the question stays', async ({ page }) => {
  const desk = await openDesk(page);
  await desk.show(british);
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

test('the complaint book is there on a host whose visitors have none', async ({ page }) => {
  const entry = { name: words.footer.links.complaintBook };
  await visit(page, originOf('help.atd-parts.co.uk'));
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('button', entry)).toHaveCount(0);
  const desk = await openDesk(page);
  await desk.show(british);
  await expect(desk.site.getByRole('contentinfo').getByRole('button', entry)).toBeVisible();
});

test('an order with one replacement shows the buttons of several as well', async ({ page }) => {
  const desk = await openDesk(page);
  await desk.show(british, /^One replacement$/);
  const { agree, cancelRefund, replace, submit } = words.alternatives;
  for (const name of [agree, cancelRefund, submit])
    await expect(desk.site.getByRole('button', { name, exact: true })).toBeVisible();
  for (const name of [cancelRefund, replace])
    await expect(desk.site.getByRole('radio', { name: new RegExp(`^${name}`) })).toBeVisible();
});

test('popular articles are no links, so that their texts can be pressed', async ({ page }) => {
  await visit(page, originOf('help.atd-parts.co.uk'));
  const popular = { name: words.home.popular };
  await expect(page.getByRole('region', popular).getByRole('link')).not.toHaveCount(0);
  const desk = await openDesk(page);
  await desk.show(british);
  await expect(desk.site.getByRole('region', popular).getByRole('heading', { level: 3 })).not.toHaveCount(0);
  await expect(desk.site.getByRole('region', popular).getByRole('link')).toHaveCount(0);
});

test('the video section shows without a video', async ({ page }) => {
  await page.route('**/bff/home', async (route) => {
    const answer = await answerOf(route);
    const home = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...home, videos: [] } });
  });
  const desk = await openDesk(page);
  await desk.show(british, '/categories/12');
  await desk.site.getByRole('banner').getByRole('link').first().click();
  const videos = desk.site.getByRole('region', { name: words.home.videos });
  await expect(videos.getByText(words.home.noVideos)).toBeVisible();
  await visit(page, `${originOf('help.atd-parts.co.uk')}/categories/12`);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: words.home.title })).toBeVisible();
  await expect(page.getByRole('region', { name: words.home.videos })).toHaveCount(0);
});

test('a vote reason without words shows by its name', async ({ page }) => {
  await page.route('**/bff/comment-reasons', async (route) => {
    const answer = await answerOf(route);
    const [first, ...others] = (await answer.json()) as { alias: string; text: string }[];
    await route.fulfill({ response: answer, json: [{ ...first, alias: 'no-words', text: '' }, ...others] });
  });
  const desk = await openDesk(page);
  await desk.show(british, '/categories/12');
  await desk.site.locator(`main a[href="${article}"]`).click();
  await desk.site.getByRole('button', { name: words.vote.noLabel }).click();
  await expect(desk.site.getByRole('checkbox', { name: 'no-words' })).toBeVisible();
  await visit(page, `${originOf('help.atd-parts.co.uk')}/categories/12`);
  await page.locator(`main a[href="${article}"]`).click();
  await page.getByRole('button', { name: words.vote.noLabel }).click();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'no-words' })).toHaveCount(0);
});
