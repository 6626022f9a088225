import { expect, originOf, test, visit } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');

test('a category page shows breadcrumbs, title with icon, description and its sub-categories with their articles, in one column on a phone, 2 from 768 px', async ({
  page,
}) => {
  await visit(page, `${english}/categories/12`);
  const trail = page.getByRole('navigation', { name: 'You are here' });
  await expect(trail.locator('[aria-current="page"]')).toHaveText('Delivery');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible();
  await expect(main.locator('use').first()).toHaveAttribute('href', /#category-12$/);
  await expect(main.getByText('How long a parcel takes')).toBeVisible();
  const tracking = main.getByRole('region', { name: 'Tracking and problems' });
  await expect(tracking.getByRole('link').first()).toHaveAttribute('href', '/categories/12/1202/120201');
  const grid = tracking.locator('..');
  for (const { width, columns } of [
    { width: 767, columns: 1 },
    { width: 768, columns: 2 },
    { width: 1024, columns: 2 },
    { width: 1025, columns: 2 },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    const shown = () =>
      grid.evaluate(
        ({ children }) => new Set(Array.from(children, (card) => card.getBoundingClientRect().left)).size,
      );
    await expect.poll(shown, `${width} px`).toBe(columns);
  }
  // Two cards leave no empty third.
  const [last, all] = await grid.evaluate((element) =>
    [element.lastElementChild ?? element, element].map((each) =>
      Math.round(each.getBoundingClientRect().right),
    ),
  );
  expect(last).toBe(all);
  await tracking.getByRole('link', { name: 'Where is my parcel?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Where is my parcel?' })).toBeVisible();
  await test.step('the breadcrumb and the back-to-main-menu link lead home; other areas are one click away', async () => {
    await page.goBack();
    await page
      .getByRole('navigation', { name: 'Help topics' })
      .last()
      .getByRole('link', { name: 'Returns' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Returns' })).toBeVisible();
    await trail.getByRole('link', { name: 'Back to the main menu' }).click();
    await expect(page).toHaveURL(`${english}/`);
    await page.goBack();
    await trail.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL(`${english}/`);
  });
});

test('sub-categories and articles are sorted by weight descending', async ({ page }) => {
  const heaviestFirst = {
    id: 12,
    title: 'Delivery',
    description: '',
    path: '/categories/12',
    availableIn: [],
    children: ['B', 'A', 'C'].map((title, index) => ({
      id: index + 1,
      title,
      description: '',
      articles: [2, 1].map((id) => ({
        id,
        title: `${title}${id}`,
        path: `/categories/12/${index + 1}/${id}`,
      })),
    })),
  };
  // The server sorts (proved there); the page keeps the order it is given.
  await page.route('**/bff/categories/12', (route) => route.fulfill({ json: heaviestFirst }));
  await visit(page, english);
  await page
    .getByRole('navigation', { name: 'Choose a help topic' })
    .getByRole('link', { name: 'Delivery' })
    .click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('B');
  await expect(page.getByRole('main').getByRole('region').getByRole('link')).toHaveText([
    'B2',
    'B1',
    'A2',
    'A1',
    'C2',
    'C1',
  ]);
});
