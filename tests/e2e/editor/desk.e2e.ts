import de from '#locales/de.json' with { type: 'json' };
import { expect, originOf, readPage, test, visit } from '../fixtures.ts';
import { deskOrigin, forgetFrameNotices, openDesk } from './desk-page.ts';

/** A host that no other test reads: what is saved here others would see. */
const host = 'help.atd-parts.lu';
const origin = originOf(host);
const scope = 'language=de&country=lu&skin=atd';

test.afterEach(forgetFrameNotices);

// Also after an attempt that failed: its words would be there for the next one.
test.afterEach(({ request }) =>
  request.put(`${deskOrigin}/api/translations/de_LU?${scope}`, {
    data: { texts: { 'header.toShop': null, 'search.found_other': null, 'error.required': null } },
  }),
);

test('what is written shows live as it is typed, and after saving a visitor elsewhere has it on the next page', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const desk = await openDesk(page, host);
  await test.step('a header text', async () => {
    await expect.poll(() => readPage(request, origin)).toContain('Zum Shop');
    await desk.write('header.toShop', 'Zum <b>Laden</b>');
    await expect(desk.site.getByRole('banner').getByText('Zum <b>Laden</b>')).toBeVisible();
    await expect(desk.row('header.toShop')).toContainText('not saved');
    await desk.write('header.toShop', 'Zum Laden');
    await desk.saveAll();
    await expect(desk.row('header.toShop')).toContainText('edited');

    await expect.poll(() => readPage(request, origin)).toContain('Zum Laden');
  });
  await test.step('a plural keeps counting in new words', async () => {
    await desk.choose('Page', /^Search$/);
    const stem = 'search.found';
    await expect(desk.row(`${stem}_one`)).toBeVisible();
    await desk.write(`${stem}_other`, 'ganze {{count}} Antworten');
    await expect(desk.site.getByText(/ganze \d+ Antworten/).first()).toBeVisible();
    await desk.saveAll();
    await expect
      .poll(() => readPage(request, `${origin}/search?articles=Rechnung`))
      .toMatch(/ganze \d+ Antworten/);
  });
  await test.step('an error message inside an open dialog', async () => {
    await desk.choose('Page', '/');
    await expect(desk.row('home.title')).toBeVisible();
    await page.getByLabel('Hidden state', { exact: true }).selectOption('cancellation');
    const dialog = desk.site.getByRole('dialog', { name: de.cancellation.title });
    await dialog.getByRole('button', { name: de.cancellation.submit }).click();
    await expect(dialog.getByText(de.error.required).first()).toBeVisible();
    const words = 'Bitte füllen Sie dieses Feld aus';
    await desk.write('error.required', words);
    await expect(dialog.getByText(words).first()).toBeVisible();
    await desk.saveAll();
    const visitor = await (await browser.newContext()).newPage();
    await visit(visitor, origin);
    await visitor
      .getByRole('contentinfo')
      .getByRole('button', { name: de.footer.links.cancellation })
      .click();
    await visitor.getByRole('dialog').getByRole('button', { name: de.cancellation.submit }).click();
    await expect(visitor.getByRole('dialog').getByText(words).first()).toBeVisible();
  });
});
