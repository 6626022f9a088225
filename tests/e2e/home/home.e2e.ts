import { expect, originOf, test, visit } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');

test.use({ reducedMotion: 'no-preference' });

test('Home shows the main search panel, category navigation, popular questions and videos, and leads there', async ({
  page,
}) => {
  await visit(page, english);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('How can we help you?');
  await expect(main.getByRole('search')).toBeVisible();
  const topics = main.getByRole('navigation', { name: 'Choose a help topic' }).getByRole('link');
  await expect(topics).toHaveCount(8);
  const questions = main.getByRole('region', { name: 'Popular questions' }).getByRole('listitem');
  await expect(questions).toHaveCount(8);
  await expect(questions.first().getByRole('paragraph').last()).toHaveText(/\w+ \w+ \w+/);
  await expect(main.getByRole('region', { name: 'Videos' }).getByRole('link')).toHaveCount(5);

  await test.step('a popular question leads to its article', async () => {
    const question = questions.first().getByRole('link');
    const title = await question.innerText();
    await question.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.goBack();
  });
  await test.step('each category has an icon chosen by category id, and its whole card leads to it', async () => {
    const card = page
      .getByRole('navigation', { name: 'Choose a help topic' })
      .getByRole('listitem')
      .filter({ hasText: 'Returns' });
    await expect(card.locator('use')).toHaveAttribute('href', /#category-11$/);
    await card.click({ position: { x: 12, y: 12 } });
    await expect(page).toHaveURL(`${english}/categories/11`);
  });
});

test('the video slider shows 1 on a phone, 2 from 768 px, 3 from 1025 px; its arrows move it', async ({
  page,
}) => {
  await visit(page, english);
  const row = page.getByRole('region', { name: 'Videos' }).getByRole('list');
  for (const { width, side } of [
    { width: 600, side: 1 },
    { width: 768, side: 2 },
    { width: 1024, side: 2 },
    { width: 1025, side: 3 },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    const shown = () =>
      row.evaluate((list) => {
        const { left, right } = list.getBoundingClientRect();
        return [...list.children].filter((item) => {
          const box = item.getBoundingClientRect();
          return box.left >= left - 1 && box.right <= right + 1;
        }).length;
      });
    await expect.poll(shown, `${width} px`).toBe(side);
  }

  // There are more than 3 videos.
  await page.setViewportSize({ width: 1440, height: 900 });
  const videos = page.getByRole('region', { name: 'Videos' });
  const next = videos.getByRole('button', { name: 'Next' });
  const previous = videos.getByRole('button', { name: 'Previous' });
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(videos.getByRole('link').last()).toBeInViewport();
  await expect(next).toBeDisabled();
  await expect(previous).toBeEnabled();
  // An arrow at its end stays where the focus is.
  await expect(next).toBeFocused();

  const scrolled = () => row.evaluate(({ scrollLeft }) => Math.round(scrollLeft));
  await test.step('the arrow keys move it while the focus is inside, and only then', async () => {
    await page.keyboard.press('ArrowLeft');
    await expect(previous).toBeDisabled();
    await expect.poll(scrolled).toBe(0);
    const outside = page.getByRole('banner').getByRole('link').first();
    await outside.focus();
    await page.keyboard.press('ArrowRight');
    // A row that had begun to move would be on its way now.
    await page.evaluate(
      () => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))),
    );
    expect(await scrolled()).toBe(0);
    await videos.getByRole('link').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(next).toBeDisabled();
    await page.keyboard.press('ArrowLeft');
    await expect(previous).toBeDisabled();
  });

  await test.step("keys in the dialog of a video are not the row's", async () => {
    await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: 'player' }));
    await videos.getByRole('link').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect.poll(scrolled).toBe(0);
  });

  await test.step('with less motion it does not slide but stand there', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const arrived = await next.evaluate((button: HTMLElement) => {
      button.click();
      const list = button.closest('[role="group"]')?.querySelector('ul');
      return list && list.scrollLeft + list.clientWidth >= list.scrollWidth - 1;
    });
    expect(arrived).toBe(true);
  });
});

const drivenBySwiper = '.swiper-initialized';

test('swiper takes the videos over near the view without moving anything; without it they scroll just as well', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 1100, height: 500 });
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('drive-slides')) chunks.push(request.url());
  });
  await visit(page, english);
  const videos = page.getByRole('region', { name: 'Videos' });
  const row = videos.getByRole('list');
  await page.waitForLoadState('networkidle');
  expect(chunks).toEqual([]);
  const looks = () =>
    row.evaluate((list) => {
      const origin = list.getBoundingClientRect();
      const boxes = [...list.children].map((item) => {
        const { left, top, width, height } = item.getBoundingClientRect();
        return [left - origin.left, top - origin.top, width, height].map(Math.round);
      });
      return { boxes, height: Math.round(origin.height), left: list.scrollLeft };
    });
  // A visitor may have scrolled before it comes.
  await row.evaluate((list) =>
    list.scrollBy({ left: list.children[0]?.clientWidth ?? 0, behavior: 'instant' }),
  );
  const before = await looks();
  await row.scrollIntoViewIfNeeded();
  await expect(page.locator(drivenBySwiper)).toHaveCount(1);
  expect(await looks()).toEqual(before);
  expect(before.left).toBeGreaterThan(0);
  expect(chunks).not.toEqual([]);
  // It knows where it stands.
  await videos.getByRole('button', { name: 'Previous' }).click();
  await expect(videos.getByRole('button', { name: 'Previous' })).toBeDisabled();

  await test.step('where it cannot be loaded', async () => {
    await page.route('**/drive-slides*', (route) => route.abort());
    await visit(page, english);
    const refused = page.waitForEvent('requestfailed');
    await row.scrollIntoViewIfNeeded();
    await refused;
    await videos.getByRole('button', { name: 'Next' }).click();
    await expect(videos.getByRole('button', { name: 'Previous' })).toBeEnabled();
    await expect(page.locator(drivenBySwiper)).toHaveCount(0);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
  });
});

test('the video section is hidden where there are none, and arrows where there are three', async ({
  page,
}) => {
  const serve = (count: number) => async (route: Parameters<Parameters<typeof page.route>[1]>[0]) => {
    const videos = Array.from({ length: count }, (_, index) => ({
      id: `AAAAAAAAAA${index}`,
      name: `Film ${index}`,
    }));
    await route.fulfill({ json: { popularTopics: [], videos } });
  };
  await page.route('**/bff/home', serve(0));
  await visit(page, `${english}/categories/12`);
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'How can we help you?' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Videos' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Popular questions' })).toHaveCount(0);
  await page.unroute('**/bff/home');
  await page.route('**/bff/home', serve(3));
  await visit(page, `${english}/categories/12`);
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  const videos = page.getByRole('region', { name: 'Videos' });
  await expect(videos.getByRole('link')).toHaveCount(3);
  await expect(videos.getByRole('button')).toHaveCount(0);
});
