import { expect, originOf, readPage, test, violationsOf } from '../fixtures.ts';
import { deskOrigin, forgetFrameNotices, openDesk } from './desk-page.ts';
import { queryValue } from '#shared/help-api/paths.ts';

test.afterEach(forgetFrameNotices);

/** A host whose searches no other test reads. */
const host = 'help.atd-parts.ee';
const article = { id: 1060102, path: '/categories/106/10601/1060102' };
const scope = 'language=et&country=ee&skin=atd';

test('what found nothing is given to an article in two presses, a keyword by keyboard; the next visitor finds both', async ({
  page,
  request,
}) => {
  const keywords = `${deskOrigin}/api/search_words/keywords/${article.id}?${scope}`;
  await request.put(keywords, { data: { keywords: ['vin kood'] } });
  const search = (text: string) => readPage(request, `${originOf(host)}/search?articles=${queryValue(text)}`);
  const firstHit = /<h2[^>]*>\s*<a[^>]* href="([^"]*)"/;
  // From five searches on a word is told.
  for (const other of ['', ' qx', ' qxx', ' qxxx', ' qxxxx'])
    expect(await search(`kiivitaja${other}`)).not.toContain(`href="${article.path}"`);

  await openDesk(page, host);
  await page.getByRole('radio', { name: 'Texts', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  const panel = page.getByRole('region', { name: 'Search words' });
  const said = panel.getByRole('status').first();
  await page.getByRole('searchbox', { name: 'Find an article or keyword' }).fill('vin kood');
  const vain = panel.getByRole('button', { name: /^kiivitaja, \d+ times$/ });
  await vain.click();
  await panel.getByRole('button', { name: /^Add “kiivitaja” to / }).click();
  await expect(said).toHaveText('Saved. The next search finds by it.');
  await expect(vain).toHaveCount(0);

  const row = panel.getByRole('region', { name: 'Keywords' }).getByRole('button', { expanded: false });
  await expect(row).toHaveCount(1);
  await row.focus();
  for (const key of ['Enter', 'Tab', 'Tab', 'Tab']) await page.keyboard.press(key);
  await page.keyboard.type('nurmkana');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Remove nurmkana' })).toBeVisible();
  await expect(said).toHaveText('Saved. The next search finds by it.');
  expect(await violationsOf(page, (axe) => axe.exclude('iframe'))).toEqual([]);

  for (const word of ['kiivitaja', 'nurmkana'])
    expect(firstHit.exec(await search(word))?.[1]).toBe(article.path);
});
