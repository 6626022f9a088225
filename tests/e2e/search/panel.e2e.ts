import type { Locator, Page, Route } from '@playwright/test';
import type { SearchHit } from '#shared/help-api/models.ts';
import germanWords from '#locales/de.json' with { type: 'json' };
import { answerOf, expect, hold, originOf, pauseClock, test, visit, words } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');
const german = originOf('help.atd-parts.de');

const field = (page: Page) => page.getByRole('combobox');
const list = (page: Page) => page.getByRole('listbox');
const options = (page: Page) => page.getByRole('option');
const said = (page: Page) => page.getByRole('search').getByRole('status');

/** Answers of the lookup, by the text asked for; what is not listed never answers. */
const answerWith = (page: Page, answer: (text: string, route: Route) => Promise<void> | void) =>
  page.route('**/bff/search?*', (route) =>
    answer(new URL(route.request().url()).searchParams.get('articles') ?? '', route),
  );

const hits = (...titles: string[]) => ({
  total: titles.length,
  page: 1,
  perPage: 5,
  items: titles.map((title, index): SearchHit => ({
    id: 900 + index,
    title,
    shortContent: '',
    path: `/categories/12/1201/${900 + index}`,
    place: '',
  })),
});

/** Found by its text. */
const withPassage = (hit: SearchHit): SearchHit => ({
  ...hit,
  shortContent: ' and why zzz is here',
  marks: [[9, 12]],
});

test('what the lookup finds, does not find, fails to find and finds too late', async ({
  page,
  complaints,
  expectAccessible,
}) => {
  await page.clock.install();
  await visit(page, english);
  await test.step('typing starts a pending state and a debounced lookup (500 ms) with preview=1, only for non-empty text', async () => {
    const asked: { text: string; preview: string | null }[] = [];
    await answerWith(page, (text, route) => {
      asked.push({ text, preview: new URL(route.request().url()).searchParams.get('preview') });
      return route.fulfill({ json: hits('Found by the network') });
    });
    await pauseClock(page);
    await field(page).pressSequentially('   ');
    await page.clock.runFor(600);
    await field(page).pressSequentially('zzz');
    await expect(page.getByText(words.search.pending)).toBeVisible();
    await page.clock.runFor(400);
    await field(page).press('y');
    await page.clock.runFor(490);
    expect(asked).toEqual([]);
    await page.clock.runFor(20);
    await expect(options(page).first()).toHaveText('Found by the network');
    expect(asked).toEqual([{ text: 'zzzy', preview: '1' }]);
    await page.clock.resume();
  });
  await test.step('title suggestions appear at once from the titles fetched at the first focus; the answer of the network merges in, each page once', async () => {
    await page.route('**/bff/search?*', async (route) => {
      const response = await answerOf(route);
      const body = (await response.json()) as ReturnType<typeof hits>;
      await route.fulfill({
        json: { ...body, items: [...body.items, ...hits('Only the network knows').items] },
      });
    });
    const release = await hold(page, '**/bff/search?*');
    await field(page).clear();
    await field(page).pressSequentially('parcel');
    await expect(options(page).first()).toHaveText(/parcel/i);
    const titles = options(page).locator('> :first-child');
    const instant = await titles.allTextContents();
    await expect(page.getByText('Only the network knows')).toHaveCount(0);
    release();
    await expect(page.getByText('Only the network knows')).toBeVisible();
    const merged = await titles.allTextContents();
    await expect(options(page).first().locator('> :nth-child(2)')).toHaveText(/parcel/i);
    // What stood there has not moved, and nothing stands twice.
    expect(merged.slice(0, instant.length - 1)).toEqual(instant.slice(0, -1));
    expect(new Set(merged).size).toBe(merged.length);
    await page.keyboard.press('ArrowDown');
    await expectAccessible(page, 'search');
    await field(page).clear();
  });
  await test.step('results show in a listbox, the count is announced politely; empty results show the not-found message', async () => {
    await answerWith(page, (text, route) =>
      route.fulfill({
        json: {
          ...hits(),
          ...(text === 'zzz' && { total: 3, items: hits('a zzz', 'b zzz', 'two').items.map(withPassage) }),
        },
      }),
    );
    await field(page).pressSequentially('zzz');
    await expect(said(page)).toHaveText('3 suggestions');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    // The first with what its article answers, the others only where the title does not say why.
    await expect(options(page).first()).toHaveText('a zzz and why zzz is here');
    await expect(options(page).nth(1).getByText('why')).toHaveCount(0);
    await expect(options(page).nth(2)).toHaveText('two and why zzz is here');
    await expect(options(page).nth(2).locator('mark')).toHaveText('zzz');

    await field(page).pressSequentially('z');
    const message = words.header.notfound;
    await expect(said(page)).toHaveText(message);
    await expect(page.getByRole('main').getByText(message).first()).toBeVisible();
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await expectAccessible(page, 'search');
    await test.step('with the help areas nearest to the words, and the contact, which is told them', async () => {
      await field(page).fill('qqdeliveryqq');
      const ways = page.getByRole('search').getByRole('listitem').getByRole('link');
      const inHint = ways.filter({ has: page.locator('svg') });
      await expect(inHint).toHaveCount(4);
      await expect(inHint.first()).toHaveText('Delivery');
      await expect(inHint.last()).toHaveAttribute('href', '/search?articles=qqdeliveryqq#contact');
      await field(page).fill('zzzz');
    });
  });
  await test.step('what was found stays, dimmed, until the next answer is there', async () => {
    await answerWith(page, (_text, route) => route.fulfill({ json: hits('Found before') }));
    await field(page).fill('zzv');
    await expect(options(page).first()).toHaveText('Found before');
    await answerWith(page, () => {});
    await field(page).press('v');
    await expect(options(page).first()).toHaveAttribute('data-old', 'true');
    await expectAccessible(page, 'search');
    await field(page).fill('');
  });
  await test.step('one that fails shows the not-found state, says that it could not be reached and can be tried again', async () => {
    let works = false;
    await answerWith(page, (_text, route) =>
      works ? route.fulfill({ json: hits('There it is') }) : route.abort(),
    );
    await field(page).fill('zzw');
    await expect(said(page)).toHaveText(words.search.failed);
    const hint = page.getByRole('search').getByRole('paragraph');
    await expect(hint).toHaveText([words.search.failed]);
    await expectAccessible(page, 'search');
    works = true;
    await field(page).press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const retry = page.getByRole('button', { name: words.common.retry });
    await retry.focus();
    await retry.press('Enter');
    await expect(field(page)).toBeFocused();
    await expect(options(page).first()).toHaveText('There it is');
    expect(complaints.splice(0)).toEqual([
      // Once by the network, once by the browser's cache.
      expect.stringContaining('Failed to load resource'),
      expect.stringContaining('Failed to load resource'),
      expect.stringContaining('the search panel got no answer'),
    ]);
  });
  await test.step('answers that come late are dropped', async () => {
    const late: Route[] = [];
    await answerWith(page, (text, route) => {
      if (text !== 'zza') return route.fulfill({ json: hits('the newer answer') });
      late.push(route);
      return undefined;
    });
    await field(page).fill('zza');
    await expect.poll(() => late.length).toBe(1);
    await field(page).press('b');
    await expect(options(page).first()).toHaveText('the newer answer');
    await late[0]?.fulfill({ json: hits('the older answer') });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await expect(options(page).first()).toHaveText('the newer answer');
  });
  await test.step('one that comes while the line of all results is active leaves no other line active', async () => {
    await answerWith(page, (_text, route) => route.fulfill({ json: hits('Only the network knows') }));
    const release = await hold(page, '**/bff/search?*');
    await field(page).fill('parcel');
    await expect(options(page).first()).toHaveText(/parcel/i);
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    release();
    await expect(page.getByText('Only the network knows')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${english}/search?articles=parcel`);
  });
});

/** At most 63 rem, 56 rem where the window is narrow, and not much less. */
const expectWidth = async (page: Page) => {
  const whole = page.viewportSize();
  for (const { width, most } of [
    { width: 1440, most: 630 },
    { width: 900, most: 560 },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(async () => {
      const box = await page.getByRole('search').boundingBox();
      expect(box?.width).toBeLessThanOrEqual(most);
      expect(box?.width).toBeGreaterThan(most * 0.6);
    }).toPass();
  }
  if (whole) await page.setViewportSize(whole);
};

const toHome = (part: Locator) => part.getByRole('link', { name: /^ATD Parts/ }).click();

test('the panel by hand: at home, in the header of an inner page and in the drawer', async ({
  page,
  expectAccessible,
}) => {
  await page.clock.install();
  await visit(page, english);
  await test.step('the panel is at most 63 rem wide, 56 rem where the window is narrow, and not much less', () =>
    expectWidth(page));
  await test.step('an empty search is not submitted', async () => {
    await field(page).press('Enter');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(`${english}/`);
    await expect(field(page)).toBeFocused();
  });
  await test.step('the button clears', async () => {
    await field(page).pressSequentially('parcel');
    await expect(list(page)).toBeVisible();
    await page.getByRole('button', { name: words.search.clear }).click();
    await expect(list(page)).toBeHidden();
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
  });
  await test.step('Escape closes the hint, a second Escape clears', async () => {
    await field(page).pressSequentially('parcel');
    await expect(list(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(field(page)).toHaveValue('parcel');
    await page.keyboard.press('ArrowDown');
    await expect(list(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('');
  });
  await test.step('a popular-searches line is shown below the large panel always; the list does not lie over it when it has the focus', async () => {
    await expect(page.getByText(words.search.popular)).toBeVisible();
    const { width, height } = page.viewportSize()!;
    // So low that the list scrolls, which is no stop of the Tab key for that.
    await page.setViewportSize({ width, height: 420 });
    await field(page).pressSequentially('parcel');
    await expect(list(page)).toBeVisible();
    // The cross, the button, the first link.
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('search').getByRole('link').first()).toBeFocused();
    await expect(list(page)).toBeHidden();
  });
  await test.step('and in the header with the focus', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Invoice' }).first().click();
    await expect(page).toHaveURL(/\/search\?articles=/);
    await expect(page.getByText(words.search.popular)).toBeHidden();
    await field(page).focus();
    await expect(page.getByText(words.search.popular)).toBeVisible();
    await expectAccessible(page, 'search');
    const popular = page.getByRole('listbox', { name: words.search.popular }).getByRole('option');
    expect(await popular.count()).toBeGreaterThan(3);
    await page.keyboard.press('ArrowUp');
    await expect(popular.last()).toHaveAttribute('aria-selected', 'true');
    const address = await popular.last().getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${english}${address}`);
    await expect(page.getByText(words.search.popular)).toBeHidden();
  });
  await test.step('where the Tab key goes past them, from the button on to the page', async () => {
    await field(page).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: words.search.submit })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('search').locator(':focus')).toHaveCount(0);
    await expect(page.getByText(words.search.popular)).toBeHidden();
  });
  await test.step('by keyboard: nothing is active until an arrow key; Enter follows the active line', async () => {
    // Nothing comes in between.
    await answerWith(page, () => {});
    await toHome(page.getByRole('banner'));
    await expect(page).toHaveURL(`${english}/`);
    await page.getByRole('main').getByRole('combobox').pressSequentially('parcel');
    await expect(options(page).first()).toBeVisible();
    await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toBeFocused();
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(
      await options(page).first().getAttribute('id'),
    );
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    const href = await options(page).first().getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(english + href);
    await expect(page.getByRole('article')).toBeVisible();
    await page.unroute('**/bff/search?*');
  });
  await test.step('it is no wider in the header', () => expectWidth(page));
  await test.step('a key alone is a character inside the field and nothing outside', async () => {
    await page.keyboard.press('/');
    await expect(field(page)).not.toBeFocused();
    await field(page).press('/');
    await expect(field(page)).toHaveValue('/');
  });
  await test.step('submit leads to /search and clears the panel', async () => {
    await field(page).fill('brake & disc');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${english}/search?articles=brake+%26+disc`);
    await expect(field(page)).toHaveValue('');
    await expect(list(page)).toBeHidden();
  });
  await test.step('a route change to home clears the text, even of a panel that stays for a while', async () => {
    await page.setViewportSize({ width: 390, height: 760 });
    await page.getByRole('button', { name: words.header.openMenu }).click();
    const drawer = page.locator('[data-phase]');
    await drawer.getByRole('combobox').pressSequentially('parcel');
    // The drawer takes 200 ms to close; until then its panel is there.
    await pauseClock(page);
    await toHome(drawer);
    await expect(page).toHaveURL(`${english}/`);
    await expect(drawer).toHaveAttribute('data-phase', 'closing');
    await expect(drawer.locator('[role=combobox]')).toHaveValue('');
  });
});

test('what is typed before the script is there is kept; suggestions fold as the search does and mark what matched', async ({
  page,
}) => {
  const release = await hold(page, '**/bff/messages/**');
  await page.goto(german);
  await field(page).pressSequentially('ruc');
  release();
  await expect(page.getByRole('button', { name: germanWords.search.clear })).toBeVisible();
  await expect(field(page)).toHaveValue('ruc');
  await field(page).press('k');
  await expect(options(page).locator('mark').first()).toHaveText(/^Rück\p{L}+$/u);
});
