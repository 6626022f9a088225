import type { Page } from '@playwright/test';
import { answerOf, expect, originOf, test, visit, words } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');

/** Comes to an article by a link, with other relatives than the shop gave it. */
const readWith = async (page: Page, changed: object) => {
  await page.unroute('**/bff/articles/110101');
  await page.route('**/bff/articles/110101', async (route) => {
    const body = (await (await answerOf(route)).json()) as object;
    await route.fulfill({ json: { ...body, ...changed } });
  });
  await page.getByRole('main').getByRole('link', { name: 'How do I return goods?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How do I return goods?' })).toBeVisible();
};
const block = (page: Page, name: string) => page.getByRole('region', { name });

test('what stands below an article: at most 3 related questions above 1024 px, without relatives popular ones', async ({
  page,
}) => {
  const related = [1, 2, 3, 4, 5].map((id) => ({
    id,
    title: `Relative ${id}`,
    path: `/categories/11/1101/${id}`,
    shortContent: '',
    image: null,
  }));
  await page.setViewportSize({ width: 1025, height: 800 });
  await visit(page, `${english}/categories/11`);
  await test.step('at most 3 related questions on desktop width', async () => {
    await readWith(page, { related });
    const links = block(page, words.article.related).getByRole('link');
    await expect(links).toHaveText(['Relative 1', 'Relative 2', 'Relative 3']);
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(links).toHaveCount(5);
  });
  await page.goBack();
  await test.step('popular questions, but not the article itself', async () => {
    await readWith(page, { related: [] });
    await expect(block(page, words.article.related)).toHaveCount(0);
    const popular = block(page, words.article.popular).getByRole('link');
    await expect.poll(() => popular.count()).toBeGreaterThan(3);
    await expect(popular.filter({ hasText: 'How do I return goods?' })).toHaveCount(0);
    await page.setViewportSize({ width: 1025, height: 800 });
    await expect(popular).toHaveCount(3);
  });
});
