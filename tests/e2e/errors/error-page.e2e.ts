import { expect, originOf, test, visit } from '../fixtures.ts';

const french = originOf('help.atd-parts.fr');

test('an unknown route and an unknown article have the empty layout, a message each, and ways on', async ({
  page,
  complaints,
  expectAccessible,
}) => {
  for (const { path, message, lang } of [
    { path: '/nowhere', message: 'This page could not be found', lang: 'en' },
    { path: '/categories/12/1202/999', message: 'Страница не найдена', lang: 'ru' },
  ]) {
    await page.goto(french + path);
    const heading = page.getByRole('heading', { level: 1, name: 'Nous n’avons pas trouvé cette page.' });
    await expect(page.getByText(message)).toHaveAttribute('lang', lang);
    await expect(heading).not.toBeFocused();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expectAccessible(page);
  }
  await page.getByRole('textbox').fill('colis');
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page).toHaveURL(`${french}/search?articles=colis`);
  await page.goBack();
  await page.getByRole('link', { name: 'Nous contacter' }).click();
  await expect(page).toHaveURL(`${french}/#contact`);
  await expect(page.locator('#contact')).toBeInViewport();
  // The browser notes every document that answers 404, a moment later.
  expect(complaints.splice(0).filter((text) => !text.includes('404'))).toEqual([]);
});

test('head, structured data and error pages follow a navigation in the browser', async ({
  page,
  complaints,
}) => {
  await page.route('**/bff/articles/*', (route) =>
    route.fulfill({ status: 404, json: { error: { kind: 'not-found', message: '', requestId: '' } } }),
  );
  await test.step('head and structured data', async () => {
    await visit(page, french);
    await page.getByRole('main').locator('a[href="/categories/12"]').first().click();
    await expect(page).toHaveTitle('Livraison | Help Center - ATD Parts France');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/categories\/12$/);
    const data = page.locator('script[type="application/ld+json"]');
    await expect(data).toHaveCount(1);
    await expect.poll(() => data.evaluate((script) => script.textContent)).toContain('"BreadcrumbList"');
    await expect(page.locator('link[hreflang="de-DE"]')).toHaveAttribute('href', /\/categories\/12$/);
  });
  await test.step('an article that is gone when its link is followed shows the same page, with its own title, and the way back', async () => {
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    // By script: a real click would scroll.
    await page
      .locator('main a[href^="/categories/12/"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.getByText('Страница не найдена')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(/\| Help Center - ATD Parts France$/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Livraison' })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
    await expect(page.getByRole('status').filter({ hasText: 'Livraison' })).toBeAttached();
    await page.unroute('**/bff/articles/*');
  });
  await test.step('a page that cannot be had now offers another try, which succeeds once it can', async () => {
    await page.route('**/bff/categories/11', (route) =>
      route.fulfill({ status: 503, json: { error: { kind: 'unavailable', message: '', requestId: '' } } }),
    );
    await page.goBack();
    await page.getByRole('main').locator('a[href="/categories/11"]').first().click();
    const retry = page.getByRole('link', { name: 'Réessayer' });
    await expect(retry).toBeVisible();
    await retry.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Retours' })).toBeVisible();
    await expect(page).toHaveURL(`${french}/categories/11`);
    // The browser notes each 404 and 503, those of links that the pointer rests on as well, some of them late.
    expect(complaints.splice(0).filter((text) => !/404|503/.test(text))).toEqual([]);
  });
});

test('without a network going back shows what was read before, however long its data may be kept', async ({
  page,
  context,
  complaints,
}) => {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await visit(page, french);
  await page.getByRole('main').getByRole('combobox').fill('colis');
  await page.keyboard.press('Enter');
  // Found again for every visit: of all data these are kept for the shortest time.
  await expect(heading('« colis »')).toBeVisible();
  await page.getByRole('main').locator('a[href^="/categories/12/"]').first().click();
  await expect(page.locator('article')).toBeVisible();
  await context.setOffline(true);
  // By script: the pointer would rest on the link, and its page be asked for beforehand.
  await page
    .locator('a[href="/categories/11"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('link', { name: 'Réessayer' })).toBeVisible();
  await page.goBack();
  await expect(page.locator('article')).toBeVisible();
  await page.goBack();
  await expect(heading('« colis »')).toBeVisible();
  complaints.splice(0);
});

test('an error page that fails itself leaves "an error occurred" and a way home', async ({
  page,
  complaints,
}) => {
  await page.route('**/bff/articles/*', (route) =>
    route.fulfill({ status: 404, json: { error: { kind: 'not-found', message: '', requestId: '' } } }),
  );
  await visit(page, `${french}/categories/12`);
  // Whatever the error page asks of its kind of error breaks it.
  await page.evaluate(() => {
    const has = Reflect.get(Set.prototype, 'has') as (value: unknown) => boolean;
    const apply = (target: typeof has, set: unknown, values: [unknown]) => {
      if (values[0] === 'not-found') throw new Error('the cause');
      return Reflect.apply(target, set, values);
    };
    // Only in this page, and gone with it.
    // oxlint-disable-next-line no-extend-native
    Object.defineProperty(Set.prototype, 'has', { value: new Proxy(has, { apply }) });
  });
  await page.locator('main a[href="/categories/12/1201/120101"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('an error occurred');
  await expect(page.getByText('the cause')).toHaveCount(0);
  await page.getByRole('link').click();
  await expect(page).toHaveURL(`${french}/`);
  await expect(page.getByRole('banner')).toBeVisible();
  // The browser notes each 404, of a link that the pointer rests on as well, some of them late.
  expect(complaints.splice(0).filter((text) => !/404|the cause/.test(text))).toEqual([]);
});
