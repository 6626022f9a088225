import { builtInProjects } from '#shared/projects/project-table.ts';
import { expect, test, words } from '../fixtures.ts';
import { forgetFrameNotices, openDesk } from './desk-page.ts';

test.afterEach(forgetFrameNotices);

test('the site is looked at with the longest words, on every host and page, in windows of every width', async ({
  page,
  complaints,
}) => {
  test.setTimeout(120_000);
  const desk = await openDesk(page, 'help.atd-parts.co.uk');
  const pages = page.getByLabel('Page', { exact: true });
  await test.step('the longest wording of all languages is shown while it is asked for, on the next page too', async () => {
    const title = desk.site.getByRole('heading', { level: 1 });
    const own = (await title.textContent()) ?? '';
    const longest = page.getByRole('checkbox', { name: 'Longest language' });
    await longest.check();
    await expect(title).not.toHaveText(own);
    expect(((await title.textContent()) ?? '').length).toBeGreaterThan(own.length);
    await desk.choose('Page', '/categories/8');
    await expect(pages).toHaveValue('/categories/8');
    await expect(desk.site.locator('body.edit-root')).toBeVisible();
    await expect(desk.site.getByRole('banner').getByText(words.header.toShop, { exact: true })).toHaveCount(
      0,
    );
    await desk.choose('Page', '/');
    await expect(title).toBeVisible();
    await expect(title).not.toHaveText(own);
    await longest.uncheck();
    await expect(title).toHaveText(own);
  });
  await test.step('the pickers offer every host and page, and follow the links of the site', async () => {
    const hosts = page.getByLabel('Host', { exact: true });
    await expect(hosts.locator('option')).toHaveCount(builtInProjects.length);
    await desk.show(/\(Français\)/, '/categories/12');
    const chosen = pages.locator('option:checked');
    await expect(desk.site.getByRole('heading', { level: 1 })).toHaveText((await chosen.textContent()) ?? '');
    await desk.site.getByRole('main').locator('a[href^="/categories/12/"]').first().click();
    await expect(pages).toHaveValue(/^\/categories\/12\/\d+\/\d+$/);
    await expect(desk.site.getByRole('heading', { level: 1 })).toHaveText((await chosen.textContent()) ?? '');
    // Another host opens at the page that the editor is looking at.
    const path = await pages.inputValue();
    await desk.choose('Host', /\(English\)/);
    await expect(desk.site.locator('html')).toHaveAttribute('lang', 'en-GB');
    await expect(desk.site.locator('body.edit-root')).toBeVisible();
    await expect(pages).toHaveValue(path);
  });
  await test.step('a link to the shop, which the desk may not frame, comes back to the page that had it', async () => {
    const path = await pages.inputValue();
    await desk.write('header.toShop', 'Written');
    await desk.site.getByRole('contentinfo').locator('a[href$="/press"]').press('Enter');
    await expect.poll(() => complaints.splice(0).some((text) => text.startsWith('Framing'))).toBe(true);
    await expect(desk.site.locator('body.edit-root')).toBeVisible();
    await expect(pages).toHaveValue(path);
    await expect(desk.site.getByRole('banner').getByText('Written')).toBeVisible();
  });
  await test.step('names of the toolbar stand on one line, those of hosts are not cut, in a small window too', async () => {
    for (const width of [1280, 1024, 640, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const broken = await page.locator('.toolbar :is(label, legend, span)').evaluateAll((names) =>
        names
          .filter((name) =>
            [...name.childNodes].some((child) => {
              const text = document.createRange();
              text.selectNodeContents(child);
              return child instanceof Text && text.getClientRects().length > 1;
            }),
          )
          .map(({ textContent }) => textContent),
      );
      expect(broken, `${width} px`).toEqual([]);
    }
    const hosts = page.getByLabel('Host', { exact: true });
    const spare = await hosts.evaluate((select: HTMLSelectElement) => {
      const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(select);
      const canvas = document.createElement('canvas').getContext('2d')!;
      canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const longest = Math.max(...[...select.options].map(({ text }) => canvas.measureText(text).width));
      return select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - longest;
    });
    expect(spare).toBeGreaterThan(0);
    await page.setViewportSize({ width: 1960, height: 1000 });
  });
  await test.step('the site is shown in windows of a phone, a tablet and a desktop', async () => {
    const innerWidth = () => desk.site.locator('html').evaluate(() => window.innerWidth);
    for (const [name, width] of [
      ['Phone', 390],
      ['Tablet', 820],
      ['Desktop', 1440],
    ] as const) {
      await page.getByRole('radio', { name }).check();
      await expect.poll(innerWidth).toBe(width);
    }
    // Where there is less room the window keeps its width and is drawn smaller.
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(innerWidth).toBe(1440);
    await expect(async () => {
      const box = (await page.locator('iframe.site').boundingBox())!;
      expect(box.width).toBeLessThan(860);
      expect(box.x + box.width).toBeLessThanOrEqual(1280);
    }).toPass();
  });
});
