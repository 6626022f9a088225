import words from '#locales/en.json' with { type: 'json' };
import site from '#server/embedded/content/en/site.json' with { type: 'json' };
import { expect, originOf, test, visit } from '../fixtures.ts';

const { links } = words.footer;

const english = originOf('help.atd-parts.co.uk');

test.use({ reducedMotion: 'no-preference' });

test('the footer, in a wide window and a narrow one', async ({ page, expectAccessible }) => {
  const answer = page.waitForResponse(/\/media\/app-qr\.svg$/);
  await visit(page, english);
  const footer = page.getByRole('contentinfo');
  await test.step('back to top appears once scrolled at least one window height, and scrolls to the page wrapper', async () => {
    const button = page.getByRole('link', { name: words.footer.backToTop });
    await expect(button).toBeHidden();
    const height = page.viewportSize()!.height;
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), height - 2);
    await expect(button).toBeHidden();
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), height);
    await expect(button).toBeVisible();
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(button).toBeHidden();
    expect(page.url()).toBe(`${english}/`);

    // From there the keyboard goes on at the top of the page.
    await page.evaluate(() => window.scrollTo({ top: 5000, behavior: 'instant' }));
    await button.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: words.shell.skipToMain })).toBeFocused();
  });
  await test.step('the app banner has store badges, and a QR code that comes when it is seen', async () => {
    const banner = page.getByRole('region', { name: site.banner.headerText });
    for (const store of [words.footer.appStore, words.footer.googlePlay, words.footer.appGallery]) {
      const badge = banner.getByRole('link', { name: store });
      await expect(badge).toHaveAttribute('href', /^https:\/\/www\.atd-parts\.co\.uk\/app\//);
      // In the page's own letters, no drawn ones.
      await expect(badge).toHaveText(store);
    }
    const code = banner.getByRole('img', { name: words.footer.qrCode });
    await code.scrollIntoViewIfNeeded();
    await expect
      .poll(() => code.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
    const { 'content-type': type, 'cache-control': age } = (await answer).headers();
    expect(type).toContain('image/svg+xml');
    expect(age).toContain('max-age=3600');
  });
  await test.step('link blocks with their links in order', async () => {
    const entriesOf = (heading: string) =>
      footer
        .locator('div', { has: page.getByRole('heading', { name: heading, exact: true }) })
        .last()
        .locator('..')
        .getByRole('listitem')
        .filter({ visible: true })
        .allInnerTexts();
    expect(await entriesOf(words.footer.company)).toEqual([
      links.about,
      links.companyInfo,
      links.bonus,
      links.press,
      links.app,
    ]);
    expect(await entriesOf(words.footer.help)).toEqual([
      links.club,
      links.blog,
      links.manuals,
      links.terms,
      links.returnGoods,
      links.privacy,
      links.cookies,
    ]);
    expect(await entriesOf(words.footer.service)).toEqual([
      links.payment,
      links.shipping,
      links.contact,
      links.returns,
      links.replacement,
      words.article.tasks.withdraw,
      links.cancellation,
      links.accessibility,
    ]);
    // The complaint book is for Spain and Portugal.
    await expect(footer).not.toContainText(links.complaintBook);
    await expect(page.locator('#complaint')).toHaveCount(0);
  });
  await test.step('service hours, social links, partners, alliance, projects, copyright and owner', async () => {
    await expect(footer.getByText(words.footer.hours)).toBeVisible();
    for (const network of ['Facebook', 'YouTube', 'Instagram'])
      await expect(footer.getByRole('link', { name: `ATD Parts on ${network}` })).toHaveAttribute(
        'href',
        /^https:/,
      );
    const logos = footer.getByRole('region', { name: words.footer.companies }).getByRole('img');
    const texts = await logos.evaluateAll((all) => all.map((logo) => logo.getAttribute('alt')));
    expect(texts).toEqual(['Norvaldt', 'Falnor', 'Ovalin', 'Tirello']);
    await expect(logos.first()).toBeVisible();
    await expect(footer.getByRole('heading', { name: words.footer.alliance })).toBeVisible();
    await expect(footer.getByText(words.footer.allianceText)).toBeVisible();
    await expect(footer.getByRole('link', { name: 'ATD Club' })).toHaveAttribute('target', '_blank');
    await expect(footer.getByRole('link', { name: 'PKW Parts' })).toBeVisible();
    await expect(footer.getByRole('link', { name: /^ATD Parts \(/ })).toHaveCount(0);
    await expect(footer.getByText('partnersTitle')).toHaveCount(0);
    const year = new Date().getFullYear();
    await expect(footer.getByText(`© ${year} help.atd-parts.co.uk`)).toBeVisible();
    await expect(footer.getByText(/^This website is operated by ATD Parts/)).toBeVisible();
  });

  await test.step('social-club block: club, youtube, instagram', async () => {
    const club = page.getByRole('region', { name: words.footer.socialClub });
    await expect(club.getByRole('heading', { level: 3 })).toHaveText(
      ['club', 'youtube', 'instagram'].map((id) => site.social[id as 'club'].title),
    );
  });
  await test.step('the accessibility statement: e-mail addresses are links; Escape closes it and gives the focus back', async () => {
    const entry = page.getByRole('button', { name: links.accessibility });
    await entry.press('Enter');
    const dialog = page.getByRole('dialog', { name: words.accessibility.title });
    await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
    await expect(dialog.getByRole('link')).toHaveAttribute('href', 'mailto:accessibility@atd-parts.co.uk');
    await expectAccessible(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(entry).toBeFocused();
  });
  await test.step('a fourth block stands in the same row as the others and how the shop is reached', async () => {
    await page.setViewportSize({ width: 1440, height: 800 });
    const heading = footer.getByRole('heading', { name: words.footer.company, exact: true });
    const tops = await heading.evaluate((element) => {
      let block = element;
      while (block.parentElement && block.parentElement.children.length < 4) block = block.parentElement;
      const fourth = block.cloneNode(true) as HTMLElement;
      block.after(fourth);
      const row = [...(block.parentElement?.children ?? [])];
      const found = row.map((child) => child.getBoundingClientRect().top);
      fourth.remove();
      return found;
    });
    expect(tops).toHaveLength(5);
    expect(new Set(tops).size).toBe(1);
  });
  await test.step('blocks collapse on mobile', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    const press = footer.getByRole('link', { name: links.press });
    await expect(press).toBeHidden();
    const block = page.getByRole('button', { name: words.footer.company, exact: true });
    await expect(block).toHaveAttribute('aria-expanded', 'false');
    await block.press('Enter');
    await expect(press).toBeVisible();
    await expect(block).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page, 'footer');
    await press.focus();
    await page.keyboard.press('Escape');
    await expect(block).toHaveAttribute('aria-expanded', 'false');
    await expect(block).toBeFocused();
    await expect(press).toBeHidden();
  });
});
