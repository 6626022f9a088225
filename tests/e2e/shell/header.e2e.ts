import { sidewaysExcess } from '#tests/setup/in-the-page.ts';
import { expect, originOf, test } from '../fixtures.ts';

test('the header fits from 320 px on, in long words and both companies, each of which shows its logo, in the dark scheme its dark one', async ({
  page,
}) => {
  const logos = new Map([
    ['help.atd-parts.de', 'logo-atd'],
    ['help.pkw-parts.de', 'logo-pkw'],
  ]);
  const devtools = await page.context().newCDPSession(page);
  for (const host of ['help.atd-parts.de', 'help.atd-parts.fi', 'help.atd-parts.gr', 'help.pkw-parts.de']) {
    await page.goto(`${originOf(host)}/categories/12/1201/120101`);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      const tooWide = () =>
        page.getByRole('banner').evaluate((header) =>
          [...header.querySelectorAll<HTMLElement>('a, button, input, nav, li')]
            .filter((element) => element.checkVisibility())
            .filter((element) => {
              const { left, right } = element.getBoundingClientRect();
              return left < -0.5 || right > window.innerWidth + 0.5;
            })
            .map((element) => element.outerHTML.slice(0, 200)),
        );
      await expect.poll(tooWide, `${host}, ${width} px`).toEqual([]);
      const fieldEnd = () =>
        page
          .getByRole('banner')
          .getByRole('search')
          .evaluate((search) => search.getBoundingClientRect().right);
      await expect.poll(fieldEnd, `${host}, ${width} px`).toBeLessThanOrEqual(width - 16);
    }
    // Text alone twice as large, as people set it in their browser (WCAG 1.4.4).
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.setViewportSize({ width: 1280, height: 700 });
    const rootSize = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    await expect.poll(rootSize).toBe('20px');
    await expect.poll(() => page.evaluate(sidewaysExcess), `${host}, enlarged`).toBe(0);
    const fieldWidth = async () =>
      (await page.getByRole('banner').getByRole('combobox').boundingBox())?.width ?? 0;
    await expect.poll(fieldWidth, `${host}, enlarged`).toBeGreaterThan(640);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    await expect.poll(rootSize).toBe('10px');
    const logo = logos.get(host);
    for (const { colorScheme, file } of [
      { colorScheme: 'dark', file: `${logo}-dark.svg` },
      { colorScheme: 'light', file: `${logo}.svg` },
    ] as const) {
      if (!logo) continue;
      await page.emulateMedia({ colorScheme });
      const shown = () =>
        page
          .getByRole('banner')
          .getByRole('img')
          .first()
          .evaluate((picture: HTMLImageElement) =>
            picture.decode().then(() => [picture.currentSrc, picture.naturalWidth > 0]),
          );
      await expect.poll(shown, host).toEqual([expect.stringMatching(`/icons/${file}$`), true]);
    }
  }
});
