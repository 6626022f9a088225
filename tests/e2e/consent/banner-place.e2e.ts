import { expect, originOf, test, words } from '../fixtures.ts';
import { banner, bannerPart, english, press } from './consent-page.ts';

test.use({ storedConsent: null });

test('where the banner stands: it is not the largest paint, moves nothing, and leaves room for what is behind it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const seen = { paints: [] as string[], shifts: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
        seen.paints.push(entry.element?.closest('section[data-print]') ? 'banner' : 'page');
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await test.step('it is not the largest paint and moves nothing', async () => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(english);
      await expect(banner(page)).toBeVisible();
      await banner(page).evaluate((region) =>
        Promise.all(region.getAnimations().map((animation) => animation.finished)),
      );
      const look = () =>
        page.evaluate(
          () =>
            new Promise<{ paints: string[]; shifts: number }>((resolve) => {
              requestAnimationFrame(() =>
                requestAnimationFrame(() =>
                  resolve((window as unknown as { seen: { paints: string[]; shifts: number } }).seen),
                ),
              );
            }),
        );
      // What was painted is told some time after.
      await expect.poll(async () => (await look()).paints.length, `${width} px`).toBeGreaterThan(0);
      const seen = await look();
      expect(seen.paints.at(-1), `${width} px`).toBe('page');
      expect(seen.shifts, `${width} px`).toBeLessThan(0.01);
    }
  });
  await test.step('the page ends above the banner, and what has the focus is never behind it', async () => {
    await page.setViewportSize({ width: 390, height: 700 });
    await expect(banner(page)).toBeVisible();
    // Where it comes to rest, in its own letters.
    await banner(page).evaluate(async (region) => {
      await document.fonts.ready;
      await Promise.all(region.getAnimations().map((animation) => animation.finished));
    });
    const upperEdge = (await banner(page).boundingBox())!.y;
    // Scrolled anew each time: the page may still grow, by a font or a picture.
    const end = () =>
      page.locator('#page').evaluate((element) => {
        window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
        return element.getBoundingClientRect().bottom;
      });
    await expect.poll(end).toBeLessThanOrEqual(upperEdge);
    const links = page.locator('main a, footer a, footer button').filter({ visible: true });
    for (const link of [links.first(), links.last()]) {
      await expect
        .poll(async () => {
          // Anew each time: what grows above the link moves it behind the banner again.
          await link.blur();
          await link.focus();
          const box = (await link.boundingBox())!;
          return box.y + box.height <= upperEdge;
        })
        .toBe(true);
    }
    // A choice comes clear of it with its whole label: its box was already.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const labelEnd = () =>
      page.locator('footer label:has([type=checkbox])').evaluate((label, edge) => {
        const box = label.querySelector('input')!;
        box.blur();
        const behind = label.getBoundingClientRect().bottom - edge;
        window.scrollBy({ top: behind - 20, behavior: 'instant' });
        box.focus();
        return label.getBoundingClientRect().bottom;
      }, upperEdge);
    await expect.poll(labelEnd).toBeLessThanOrEqual(upperEdge);
  });
  await test.step('an open menu lies over it: all but the menu is inert', async () => {
    await page.getByRole('button', { name: words.header.openMenu }).click();
    const topic = page.locator('[data-phase] nav a').last();
    await topic.scrollIntoViewIfNeeded();
    // What is inert is not found at a point, and yet is seen there.
    const whatIsSeen = () =>
      topic.evaluate((link, region) => {
        const box = link.getBoundingClientRect();
        const dead = document.querySelector(region)?.closest('[inert]');
        dead?.removeAttribute('inert');
        const seen = document.elementFromPoint(box.left + 20, box.top + box.height / 2);
        dead?.setAttribute('inert', '');
        return { menu: link.contains(seen), bannerWasInert: dead !== null };
      }, bannerPart);
    await expect.poll(whatIsSeen).toEqual({ menu: true, bannerWasInert: true });
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-phase]')).toHaveCount(0);
  });
  await test.step('suggestions lie over it', async () => {
    await page.setViewportSize({ width: 390, height: 600 });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const upperEdgeNow = (await banner(page).boundingBox())!.y;
    await page.getByRole('main').getByRole('combobox').fill('return');
    const options = page.getByRole('option');
    await expect(options.nth(4)).toBeVisible();
    const whatIsSeen = () =>
      options.evaluateAll((lines, edge) => {
        const behind = lines
          .map((line) => ({ line, box: line.getBoundingClientRect() }))
          .filter(({ box }) => box.top > edge && box.bottom < window.innerHeight);
        const seen = behind.map(({ line, box }) =>
          line.contains(document.elementFromPoint(box.left + 20, box.top + box.height / 2)),
        );
        return [...new Set(seen)];
      }, upperEdgeNow);
    await expect.poll(whatIsSeen).toEqual([true]);
    await page.getByRole('main').getByRole('combobox').fill('');
  });
  await test.step('with text alone enlarged twice its words have the width of it', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    const width = async () => (await banner(page).getByRole('paragraph').first().boundingBox())?.width ?? 0;
    await expect.poll(width).toBeGreaterThan(900);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  });
  await test.step('enlarged twice all its answers are in it', async () => {
    await page.setViewportSize({ width: 640, height: 400 });
    const cut = () => banner(page).evaluate((region) => region.scrollHeight - region.clientHeight);
    await expect.poll(cut).toBeLessThanOrEqual(0);
    await expect(banner(page).getByRole('button').last()).toBeInViewport({ ratio: 1 });
  });
  await test.step('enlarged four times the header does not cover the question', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    const title = banner(page).getByRole('heading', { name: 'Cookies and privacy' });
    await expect(title).toBeVisible();
    await expect
      .poll(() =>
        title.evaluate((heading) => {
          const { left, top } = heading.getBoundingClientRect();
          return document.elementFromPoint(left + 2, top + 2) === heading;
        }),
      )
      .toBe(true);
  });
  await test.step('it is limited to 65vh, between 768 and 1024 px to 70vh', async () => {
    await page.setViewportSize({ width: 1440, height: 480 });
    await press(banner(page), 'Customise');
    await press(banner(page), 'Details');
    for (const { width, share } of [
      { width: 1440, share: 0.65 },
      { width: 1024, share: 0.7 },
      { width: 768, share: 0.7 },
      { width: 767, share: 0.65 },
      { width: 390, share: 0.65 },
    ]) {
      await page.setViewportSize({ width, height: 480 });
      await expect.poll(async () => (await banner(page).boundingBox())!.height).toBeCloseTo(480 * share, 0);
    }
  });
  await test.step('print hides it', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(banner(page)).toBeHidden();
  });
});

const phone = { width: 320, height: 568 };

test('on mobile each type’s panel collapses, and everything fits 320 px, in long words and three scripts', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize(phone);
  const hosts = ['help.atd-parts.de', 'help.atd-parts.gr', 'help.atd-parts.fi', 'help.atd-parts.bg'];
  for (const host of hosts) {
    await test.step(host, async () => {
      await page.goto(originOf(host));
      const region = page.locator(bannerPart).first();
      await expect(region).toBeVisible();
      const fits = async (share: number) => {
        // In its own letters.
        await page.evaluate(() => document.fonts.ready);
        await expect(async () => {
          const box = (await region.boundingBox())!;
          expect(box.height).toBeLessThanOrEqual(phone.height * share);
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(phone.width);
        }).toPass();
        const isCut = () =>
          region.evaluate((element) =>
            [element, ...element.querySelectorAll('div, button')].some(
              (each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0,
            ),
          );
        await expect.poll(isCut).toBe(false);
        const heightsInRows = await region.getByRole('button').evaluateAll((buttons) => {
          const boxes = buttons.map((button) => button.getBoundingClientRect());
          return boxes.map(({ top, bottom }) =>
            boxes.filter((next) => next.top < bottom && next.bottom > top).map(({ height }) => height),
          );
        });
        for (const heights of heightsInRows) expect(new Set(heights).size).toBe(1);
      };
      await fits(0.4);
      // Customise.
      await region.getByRole('button').last().click();
      const panels = region.getByRole('heading', { level: 3 }).getByRole('button');
      await expect(panels).toHaveCount(3);
      await expect(region.getByRole('tab')).toHaveCount(0);
      await fits(0.65);
      const statistics = panels.nth(1);
      await expect(statistics).toHaveAttribute('aria-expanded', 'false');
      await statistics.click();
      await expect(statistics).toHaveAttribute('aria-expanded', 'true');
      await statistics.locator('xpath=ancestor::li[1]').locator('[aria-expanded=false]').click();
      await expect(region.getByText('_ga_*')).toBeVisible();
      await fits(0.65);
      // Axe reads no words: one language speaks for all.
      if (host === hosts[0]) await expectAccessible(page, bannerPart);
      await statistics.click();
      await expect(region.getByText('_ga_*')).toBeHidden();
    });
  }
});
