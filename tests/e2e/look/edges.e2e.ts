import type { Locator } from '@playwright/test';
import { contrastOf } from '#tests/setup/contrast.ts';
import { addressOf } from '../alternatives/orders.ts';
import { expect, originOf, test, visit, words } from '../fixtures.ts';
import { paintedColours } from './painted.ts';

const english = originOf('help.atd-parts.co.uk');
const withPictures = `${english}/categories/106/10601/1060102`;
/** Two of three replacements are open, one is decided. */
const partlyDecided = addressOf('help.atd-parts.lv', 5);

/** Where the first of them begins and ends on the line. */
const edgesOf = async (elements: Locator): Promise<{ left: number; right: number }> => {
  const { x, width } = (await elements.first().boundingBox()) ?? { x: Number.NaN, width: Number.NaN };
  return { left: x, right: x + width };
};
const styleOf = (element: Locator, name: string): Promise<string> =>
  element.first().evaluate((box, property) => getComputedStyle(box).getPropertyValue(property), name);

test.use({ viewport: { width: 1440, height: 900 } });

test('what stands below each other begins and ends at one edge', async ({ page }) => {
  const main = page.getByRole('main');
  await visit(page, english);
  await test.step('drawings of help areas, which begin 4 px within their square, at their words', async () => {
    const card = main.locator('li:has(a[href="/categories/12"])');
    const [drawing, title] = [await edgesOf(card.locator('svg')), await edgesOf(card.getByRole('heading'))];
    expect(Math.round(title.left - drawing.left)).toBe(4);
  });
  await test.step('the buttons of a slider where its page ends', async () => {
    const heading = await edgesOf(main.getByRole('heading', { name: words.home.videos }));
    const next = await edgesOf(main.getByRole('button', { name: words.article.next }));
    expect(Math.abs(1440 - heading.left - next.right)).toBeLessThan(1);
  });
  await test.step('no bubble of the club’s picture is cut where its card ends', async () => {
    const picture = page.locator('footer img[src$="/club.svg"]');
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    const edge = await paintedColours(picture, { left: 0.1, right: 0.9, top: 0, bottom: 0.03 });
    const bubbles = edge.filter(({ colour }) => contrastOf(colour, [255, 255, 255]) < 2);
    expect(bubbles).toEqual([]);
  });
  await visit(page, withPictures);
  await test.step('pictures and the sign that leads home at the text', async () => {
    const text = await edgesOf(main.locator('[data-block] > p'));
    const picture = await edgesOf(main.locator('a.enlarge'));
    expect(Math.abs(text.left - picture.left)).toBeLessThan(1);
    const home = await edgesOf(page.locator('[data-crumb=home] svg'));
    const heading = await edgesOf(page.getByRole('heading', { level: 1 }));
    expect(Math.abs(heading.left - home.left)).toBeLessThan(1);
  });
  await test.step('numbers are typed, so nothing counts them up', async () => {
    expect(await styleOf(page.locator('dialog input[type=number]'), 'appearance')).toBe('textfield');
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await test.step('on a phone an enlarged picture fills the width of the window', async () => {
    await main.locator('a.enlarge').first().click();
    const picture = await edgesOf(page.locator('dialog[open] img'));
    expect(picture).toEqual({ left: 0, right: 390 });
    await page.keyboard.press('Escape');
  });
  await test.step('the list of languages opens on whole rows', async () => {
    await page.locator('header button[aria-controls]').last().click();
    const list = page.locator('header ul:has(> li > a[hreflang])');
    await expect(list).toBeVisible();
    const cut = () =>
      list.evaluate((box) => {
        const begins = box.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(box).paddingTop);
        const rows = [...box.children].map((row) => row.getBoundingClientRect());
        return rows.filter(({ top, bottom }) => top < begins - 2 && bottom > begins + 2).length;
      });
    await expect.poll(cut).toBe(0);
  });
});

test('in the dark scheme an open choice is open, and a locked one still shows what was chosen', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, partlyDecided);
  expect(await styleOf(page.locator('main input[type=radio]:enabled'), 'appearance')).toBe('none');
  const chosen = page.locator('label:has(:checked:disabled)');
  const refused = page.locator('label:has(:disabled:not(:checked))');
  expect(await styleOf(chosen, 'border-color')).not.toBe(await styleOf(refused, 'border-color'));
  expect(await styleOf(chosen, 'color')).not.toBe(await styleOf(refused, 'color'));
  expect(await styleOf(chosen.locator('input'), 'background-image')).toContain('radial-gradient');
});

test('cards of a category fill their rows, and end together', async ({ page }) => {
  await page.goto(english);
  const links = page.getByRole('main').locator('a[href^="/categories/"]');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const categories = new Set(paths.filter((path) => /^\/categories\/\d+$/.test(path)));
  expect(categories.size).toBe(8);
  for (const path of categories)
    await test.step(path, async () => {
      await page.goto(english + path);
      const boxes = await page.locator('main section:has(> * > [id^=sub-category])').evaluateAll((cards) =>
        cards.map((card) => {
          const { top, right, bottom, width } = card.getBoundingClientRect();
          const missing = card.parentElement!.getBoundingClientRect().right - right;
          return {
            top: Math.round(top),
            missing: Math.round(missing),
            bottom: Math.round(bottom),
            width: Math.round(width),
          };
        }),
      );
      expect(boxes.length).toBeGreaterThan(1);
      const rows = Object.values(Object.groupBy(boxes, ({ top }) => top));
      // Three in a row; what is left over stands two in a row.
      const most = { 2: [2], 3: [3], 4: [2, 2], 5: [3, 2], 6: [3, 3], 7: [3, 2, 2] }[boxes.length];
      expect(rows.map((row) => row?.length)).toEqual(most);
      for (const row of rows) {
        expect(new Set(row?.map(({ width }) => width)).size).toBe(1);
        expect(Math.min(...(row ?? []).map(({ missing }) => missing))).toBe(0);
        expect(new Set(row?.map(({ bottom }) => bottom)).size).toBe(1);
      }
    });
});

test('popular searches wrap as a text does, three of them on a phone, and the drawer begins at one edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, english);
  /** How far apart the rows of their tints are, in pixels. */
  const gaps = (place: Locator) =>
    place.locator('ul', { has: page.locator('a[href^="/search?"]') }).evaluate((list) => {
      const shown = [...list.querySelectorAll('a')].filter((link) => link.getClientRects().length > 0);
      const tints = shown.map((link) => {
        const { backgroundColor, backgroundClip, borderTopWidth } = getComputedStyle(link);
        const edge = backgroundClip === 'padding-box' ? Number.parseFloat(borderTopWidth) : 0;
        const { top, bottom } = link.getBoundingClientRect();
        return {
          top: top + edge,
          bottom: bottom - edge,
          isPainted: !/, 0\)|transparent/.test(backgroundColor),
        };
      });
      return tints.slice(1).flatMap(({ top, isPainted }, at) => {
        const { top: before = 0, bottom = 0 } = tints[at] ?? {};
        if (top <= before) return [];
        return [isPainted ? top - bottom : Number.POSITIVE_INFINITY];
      });
    });
  await test.step('badges of the stores are as wide as their words', async () => {
    const badges = page.locator('footer section ul:has(a[href*="/app/"]) > li');
    expect(await badges.count()).toBe(3);
    const rights = await badges.evaluateAll((all) => all.map((badge) => badge.getBoundingClientRect().right));
    const list = await edgesOf(badges.locator('..'));
    for (const right of rights) expect(Math.abs(list.right - right)).toBeLessThan(1);
  });
  const searches = page.getByRole('main').locator('a[href^="/search?"]:visible');
  await expect(searches).toHaveCount(3);
  expect((await gaps(page.getByRole('main'))).every((each) => each < 13)).toBe(true);
  await page.getByRole('button', { name: words.header.openMenu }).click();
  const drawer = page.locator('[data-phase]');
  await expect(page.getByRole('button', { name: words.header.closeMenu })).toBeVisible();
  expect((await gaps(drawer)).every((each) => each < 13)).toBe(true);
  // All at one moment: the drawer may still be sliding in.
  const lefts = await drawer.evaluate((panel) =>
    ['a[href="/"] :is(img, svg)', 'nav a svg', '[role=search], search'].map(
      (part) => panel.querySelector(part)?.getBoundingClientRect().left ?? Number.NaN,
    ),
  );
  expect(Math.max(...lefts) - Math.min(...lefts)).toBeLessThan(2);
});

test('in forced colours the marks of networks are no blobs', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, english);
  const marks = page.locator('footer').getByRole('img', { name: /Facebook|YouTube|Instagram/ });
  await marks.first().scrollIntoViewIfNeeded();
  await expect(marks).toHaveCount(3);
  for (const mark of await marks.all()) {
    const [ground, sign] = await paintedColours(mark, { left: 0.3, right: 0.75, top: 0.25, bottom: 0.85 });
    expect(sign?.share).toBeGreaterThan(0.08);
    expect(contrastOf(ground!.colour, sign!.colour)).toBeGreaterThan(3);
  }
});

test('a table that moves shows by a shadow that there is more of it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await visit(page, `${originOf('help.atd-parts.gr')}/categories/8/802/80201`);
  const box = page.locator('.table-box').first();
  await box.scrollIntoViewIfNeeded();
  expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(8);
  /** Of the row's padding above its words, where nothing but the ground is painted. */
  const ground = async (side: 'left' | 'right') => {
    const part = side === 'left' ? { left: 0.01, right: 0.02 } : { left: 0.98, right: 0.99 };
    const cell = box.locator('tbody tr').first();
    const [frame, row] = [await box.boundingBox(), await cell.boundingBox()];
    const top = (row!.y + 2 - frame!.y) / frame!.height;
    const [most] = await paintedColours(box, { ...part, top, bottom: top + 3 / frame!.height });
    return most!.colour;
  };
  expect(contrastOf(await ground('right'), await ground('left'))).toBeGreaterThan(1.05);
  await box.evaluate((scrolled) => scrolled.scrollTo(scrolled.scrollWidth, 0));
  expect(contrastOf(await ground('left'), await ground('right'))).toBeGreaterThan(1.05);
});

test('a video leaves no gap on paper', async ({ page }) => {
  await visit(page, withPictures);
  const video = page.locator('article [data-block] + [data-print=hide]').last();
  await expect(video).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(video).toBeHidden();
  const gap = await video.evaluate((between) => {
    const [before, after] = [between.previousElementSibling, between.nextElementSibling];
    return after!.getBoundingClientRect().top - before!.getBoundingClientRect().bottom;
  });
  expect(gap).toBeLessThan(16);
});

test('a no that was pressed is the answer, not what cannot be had', async ({ page }) => {
  await visit(page, withPictures);
  const no = page.getByRole('button', { name: words.vote.noLabel });
  await no.click();
  await expect(no).toBeDisabled();
  const [ground, letters] = await paintedColours(no, { left: 0.2, right: 0.8, top: 0.2, bottom: 0.8 });
  expect(contrastOf(ground!.colour, letters!.colour)).toBeGreaterThan(3);
  const yes = page.getByRole('button', { name: words.vote.yesLabel });
  const [other] = await paintedColours(yes, { left: 0.2, right: 0.8, top: 0.2, bottom: 0.8 });
  expect(contrastOf(ground!.colour, other!.colour)).toBeGreaterThan(3);
});

test('in forced colours the current help area stands out, and no edge appears that is none', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, `${english}/categories/11/1101/110101`);
  const edges = await page.locator('header nav a').evaluateAll((links) =>
    links.map((link) => {
      const { borderTopColor, borderBottomColor } = getComputedStyle(link);
      const ground = getComputedStyle(document.body).backgroundColor;
      return {
        current: link.ariaCurrent !== null,
        edges: [borderTopColor, borderBottomColor].filter((colour) => colour !== ground).length,
      };
    }),
  );
  expect(edges.filter(({ current }) => current)).toEqual([{ current: true, edges: 1 }]);
  expect(edges.filter(({ current, edges: seen }) => !current && seen > 0)).toEqual([]);
});

test('the page ends with its footer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, english);
  const rest = () =>
    page
      .getByRole('contentinfo')
      .evaluate(
        (footer) =>
          document.documentElement.scrollHeight -
          Math.ceil(footer.getBoundingClientRect().bottom + window.scrollY),
      );
  await expect.poll(rest).toBeLessThanOrEqual(0);
});

test('home on paper is black on white', async ({ page }) => {
  await visit(page, english);
  await page.emulateMedia({ media: 'print' });
  const lead = page.locator('main h1 + p');
  await expect(lead).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('a link that looks like a button is no dark field on paper', async ({ page, complaints }) => {
  await visit(page, `${english}/not_found`);
  await page.emulateMedia({ media: 'print' });
  const home = page.getByRole('main').getByRole('link', { name: words.errorPage.home });
  await expect(home).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  // The browser itself complains of a document that answers 404.
  complaints.length = 0;
});
