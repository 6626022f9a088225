import { expect, hold, originOf, test, visit, words } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');

/** Takes away what the oldest browsers that are supported do not have (decision 0053). Runs in the page. */
const forgetNewerApis = (): void => {
  const forget = (owner: object, ...names: string[]) => {
    for (const name of names) Reflect.deleteProperty(owner, name);
  };
  forget(URL, 'parse', 'canParse');
  forget(Element.prototype, 'checkVisibility');
  forget(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover');
  forget(HTMLButtonElement.prototype, 'command', 'commandForElement', 'popoverTargetElement');
  forget(HTMLDialogElement.prototype, 'closedBy', 'requestClose');
  forget(Document.prototype, 'startViewTransition');
  forget(window, 'requestIdleCallback', 'scheduler', 'navigation', 'CloseWatcher');
  forget(AbortSignal, 'any');
  forget(Intl, 'Segmenter', 'DurationFormat');
  forget(String.prototype, 'toWellFormed', 'isWellFormed');
  forget(Promise, 'withResolvers', 'try');
  forget(Array, 'fromAsync');
  forget(Object, 'groupBy');
  forget(Map, 'groupBy');
  forget(Map.prototype, 'getOrInsert', 'getOrInsertComputed');
  forget(RegExp, 'escape');
  forget(Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference');
  forget(Set.prototype, 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom');
  const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object;
  forget(
    iterator,
    'map',
    'filter',
    'take',
    'drop',
    'flatMap',
    'reduce',
    'toArray',
    'forEach',
    'some',
    'every',
  );
  forget(iterator, 'find');
  for (const owner of [Element.prototype, Document.prototype, DocumentFragment.prototype])
    for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll'] as const) {
      const known = Reflect.get(owner, name) as ((selector: string) => unknown) | undefined;
      if (!known) continue;
      Reflect.set(owner, name, function select(this: unknown, selector: string) {
        if (/:has\(|:popover-open/.test(selector)) throw new SyntaxError(`'${selector}' is no selector here`);
        return known.call(this, selector);
      });
    }
};

test.beforeEach(({ page }) => page.addInitScript(forgetNewerApis));

test('a vote before script is thanked for and remembered in a browser of the build’s target', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto(`${english}/categories/11/1101/110103`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^Yes/ }).click();
  const thanks = page.getByRole('heading', { name: words.vote.thanksTitle });
  await expect(thanks).toBeVisible();
  release();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('votes'))).toContain('110103');
  await expect(thanks).toBeVisible();
});

test('pages are browsed, searched and opened up in a browser of the build’s target', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await visit(page, english);
  await test.step('a search suggests', async () => {
    await page.getByRole('main').getByRole('combobox').fill('return');
    await expect(page.getByRole('main').getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('the list of languages opens, over a page that is inert', async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Country and language/ })
      .click();
    await expect(page.locator('[inert] main, main[inert]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('[inert]')).toHaveCount(0);
  });
  await test.step('a panel of the footer closes by Escape, and its button has the focus', async () => {
    const button = page.getByRole('contentinfo').locator('button[aria-controls]:visible').first();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
  });
  await test.step('a tip stays away from its link', async () => {
    await page.setViewportSize({ width: 1200, height: 900 });
    await visit(page, `${english}/search?articles=parcel`);
    await page.getByRole('main').locator('a[href="/categories/12/1201/120101"]').click();
    await expect(page.locator('body')).toBeFocused();
    await page.locator('span:has(> [popover]) > a').first().hover();
    await page.keyboard.press('Escape');
    await expect(page.locator('[popover]').first()).toBeHidden();
  });
  await test.step('a menu item that had the focus keeps it', async () => {
    const topics = page.getByRole('navigation', { name: words.header.categories });
    await topics.getByRole('link', { name: 'Returns' }).focus();
    await page.goBack();
    await expect(page).toHaveURL(/\/search/);
    await expect(page.locator('h1')).toContainText('parcel');
    await expect(topics.getByRole('link', { name: 'Returns' })).toBeFocused();
  });
});
