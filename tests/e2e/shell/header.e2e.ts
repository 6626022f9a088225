import { expect, originOf, test, visit, words } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');

test('a simple header with the logo, which links to the start page, is used on home and category pages; other pages use an inner header with the search panel', async ({
  page,
}) => {
  await page.goto(english);
  const header = page.getByRole('banner');
  await expect(header.getByRole('combobox')).toHaveCount(0);
  await page.goto(`${english}/categories/12`);
  await expect(header.getByRole('combobox')).toHaveCount(0);
  await expect(header.getByRole('navigation', { name: words.header.categories })).toHaveCount(0);
  await header.getByRole('link', { name: /^ATD Parts/ }).click();
  await expect(page).toHaveURL(`${english}/`);
  for (const path of ['/search?articles=x', '/categories/12/1201/120101']) {
    await page.goto(english + path);
    await expect(header.getByRole('combobox')).toBeVisible();
    await expect(header.getByRole('navigation', { name: words.header.categories })).toBeVisible();
  }

  await test.step('at 1024 px a burger button stands for the category list, at 1025 px inner pages show it inline', async () => {
    for (const { width, burger } of [
      { width: 1024, burger: true },
      { width: 1025, burger: false },
    ]) {
      await page.setViewportSize({ width, height: 700 });
      await expect(page.getByRole('button', { name: words.header.openMenu })).toBeVisible({
        visible: burger,
      });
      await expect(
        page.getByRole('banner').locator(`nav[aria-label="${words.header.categories}"]`),
      ).toBeVisible({ visible: !burger });
    }
  });
});

test.describe('on a first visit', () => {
  test.use({ storedConsent: null });

  test('the layout holds, in order: skip link, cookie banner, projects, header, page, footer, cancellation modals', async ({
    page,
  }) => {
    await visit(page, english);
    const parts = [
      page.getByRole('link', { name: words.shell.skipToMain }),
      page.getByRole('region', { name: words.cookies.title }),
      page.getByRole('navigation', { name: words.shell.projects }),
      page.getByRole('banner'),
      page.getByRole('main'),
      page.getByRole('contentinfo'),
      ...['', '-error', '-thanks'].map((part) => page.locator(`dialog#order-cancellation${part}`)),
    ];
    const places = await Promise.all(
      parts.map((part) => part.evaluate((element) => [...document.querySelectorAll('*')].indexOf(element))),
    );
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });
});

test('each company shows its logo, in the dark scheme its dark one', async ({ page }) => {
  for (const { host, logo } of [
    { host: 'help.atd-parts.de', logo: 'logo-atd' },
    { host: 'help.pkw-parts.de', logo: 'logo-pkw' },
  ]) {
    await page.goto(originOf(host));
    const image = page.getByRole('banner').getByRole('img').first();
    for (const { colorScheme, file } of [
      { colorScheme: 'light', file: `${logo}.svg` },
      { colorScheme: 'dark', file: `${logo}-dark.svg` },
    ] as const) {
      await page.emulateMedia({ colorScheme });
      const shown = () =>
        image.evaluate((picture: HTMLImageElement) =>
          picture.decode().then(() => [picture.currentSrc, picture.naturalWidth > 0]),
        );
      await expect.poll(shown, host).toEqual([expect.stringMatching(`/icons/${file}$`), true]);
    }
  }
});

test('the skip link is the first stop and leads to the main content; the projects list opens external project links in a new tab and drops partnersTitle', async ({
  page,
}) => {
  await page.goto(english);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: words.shell.skipToMain });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await skip.press('Enter');
  await expect
    .poll(() =>
      page.evaluate(() => document.activeElement?.id === 'main' || window.location.hash === '#main'),
    )
    .toBe(true);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

  const links = page.getByRole('navigation', { name: words.shell.projects }).getByRole('link');
  const facts = await links.evaluateAll((all) =>
    all.map((link) => ({
      text: link.textContent,
      target: link.getAttribute('target'),
      rel: link.getAttribute('rel'),
    })),
  );
  expect(facts.length).toBeGreaterThan(0);
  for (const { text, target, rel } of facts) {
    expect(text).not.toContain('partnersTitle');
    expect([target, rel]).toEqual(['_blank', 'noopener']);
  }
});

test('the header fits from 320 px on, in long words and both companies', async ({ page }) => {
  for (const host of ['help.atd-parts.de', 'help.atd-parts.fi', 'help.atd-parts.gr', 'help.pkw-parts.de']) {
    await page.goto(`${originOf(host)}/categories/12/1201/120101`);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      const tooWide = await page.getByRole('banner').evaluate((header) =>
        [...header.querySelectorAll<HTMLElement>('a, button, input, nav, li')]
          .filter((element) => element.checkVisibility())
          .filter((element) => {
            const { left, right } = element.getBoundingClientRect();
            return left < -0.5 || right > window.innerWidth + 0.5;
          })
          .map((element) => element.outerHTML.slice(0, 200)),
      );
      expect(tooWide, `${host}, ${width} px`).toEqual([]);
      const field = await page.getByRole('banner').getByRole('search').boundingBox();
      expect((field?.x ?? 0) + (field?.width ?? 0), `${host}, ${width} px`).toBeLessThanOrEqual(width - 16);
    }
  }
});
