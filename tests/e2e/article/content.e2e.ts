import { answerOf, expect, originOf, pauseClock, test, visit, words } from '../fixtures.ts';

const english = originOf('help.atd-parts.co.uk');
const path = '/categories/11/1101/110101';

test('an article, in a wide window and a narrow one', async ({ page, expectAccessible }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>player</title><p>playing</p>' }),
  );
  await page.setViewportSize({ width: 1440, height: 700 });
  await visit(page, english + path);
  const trail = page.getByRole('navigation', { name: 'You are here' });

  await test.step('title and description come from the title of the article; the trail leads home', async () => {
    await expect(page).toHaveTitle('How do I return goods? | Help Center - ATD Parts United Kingdom');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      words.article.description
        .replace('{{title}}', 'How do I return goods?')
        .replace('{{shop}}', 'ATD Parts'),
    );
    await expect(trail.locator('[aria-current=page]')).toHaveText('How do I return goods?');
    await expect(trail.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '/');
    await expect(page.getByRole('link', { name: 'Back to the main menu' })).toHaveAttribute('href', '/');
  });
  await test.step('the side list is made of the level-3 headings; its links lead there and take the focus along', async () => {
    const list = page.getByRole('navigation', { name: words.article.sections });
    const titles = await page.locator('[data-block] h3').allTextContents();
    await expect(list.getByRole('link')).toHaveText(titles);
    await list.getByRole('link', { name: 'Hand over the parcel' }).press('Enter');
    await expect(page).toHaveURL(`${english}${path}#section-3`);
    await expect(page.locator('#section-3')).toBeFocused();
    await expect(page.locator('#section-3')).toBeInViewport();
    await expect(list.getByRole('link', { name: 'Hand over the parcel' })).toBeInViewport();
  });
  await test.step('images open enlarged in a modal, which is cleared on close', async () => {
    const link = page.getByRole('link', { name: 'Enlarge image: Printed return label with a barcode' });
    await link.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Printed return label with a barcode' });
    await expect(dialog.getByRole('img')).toHaveAttribute('src', /return-label/);
    await expectAccessible(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.locator('#image-dialog img')).toHaveCount(0);
    await expect(link).toBeFocused();
  });
  await test.step('a video plays in a dialog, which is empty again once it is closed', async () => {
    await expect(page.locator('iframe')).toHaveCount(0);
    const poster = page
      .getByRole('article')
      .getByRole('link', { name: words.article.playVideo.replace('{{title}}', 'Packing a return safely') });
    await poster.click();
    const dialog = page.getByRole('dialog', { name: 'Packing a return safely' });
    await expect(dialog.frameLocator('iframe').getByText('playing')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(poster).toBeFocused();
  });
  await test.step('the contact pop-up names the service hours and the way to the contact form', async () => {
    const opener = page.getByRole('button', { name: 'Contact us' });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Contact customer service' });
    await expect(dialog.getByText(/Monday to Friday|Open until|Again/i).first()).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'To the contact form' })).toHaveAttribute(
      'href',
      'https://www.atd-parts.co.uk/contact?article=How+do+I+return+goods%3F',
    );
    await expectAccessible(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });
  await test.step('a related article is previewed at hover and focus; Escape takes the preview away', async () => {
    const related = page.getByRole('region', { name: 'Related questions' });
    const link = related.getByRole('link').first();
    const preview = page.getByRole('tooltip');
    await link.hover();
    await expect(preview).toBeVisible();
    await expect(preview).toContainText(await link.innerText());
    await expect(preview).toContainText('...');
    // 27.5 rem
    await expect.poll(async () => (await preview.boundingBox())?.width).toBe(275);
    await expectAccessible(page, '[role=tooltip]:popover-open');
    await page.keyboard.press('Escape');
    await expect(preview).toBeHidden();
    await page.getByRole('button', { name: 'Contact us' }).focus();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(preview).toBeVisible();
    // A pointer that comes by takes nothing from the keyboard; 200 ms later it would have.
    await link.hover();
    await page.mouse.move(0, 0);
    await page.waitForTimeout(400);
    await expect(preview).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(preview).toBeHidden();
  });
  await test.step('on narrow windows the list of sections opens by its button', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    const list = page.getByRole('navigation', { name: 'On this page' });
    await expect(list.getByRole('link')).toHaveCount(0);
    await list.getByRole('button').press('Enter');
    await expect(list.getByRole('link')).toHaveCount(4);
    await expectAccessible(page, `nav[aria-label="${words.article.sections}"]`);
  });
  await test.step('on paper stands the article and nothing around it', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(`ATD Parts · ${english}${path}`)).toBeVisible();
    await expect(page.getByText('Hand over the parcel').last()).toBeVisible();
    for (const gone of ['#vote', 'nav', '[role=search]', 'section'])
      await expect(page.locator(gone).filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  });
  await test.step('links between articles, and the trail to the category, need no new document', async () => {
    await page.setViewportSize({ width: 1440, height: 700 });
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('link', { name: 'old parts with a deposit' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'How do I get the deposit for my old part back?',
    );
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How do I return goods?');
    await trail.getByRole('link', { name: 'Returns' }).click();
    await expect(page).toHaveURL(`${english}/categories/11`);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});

test('the side list follows the reading once it has rested for 500 ms', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.clock.install();
  await visit(page, english + path);
  await pauseClock(page);
  const current = page.getByRole('navigation', { name: words.article.sections }).locator('[aria-current]');
  /** Reads on to a section, or back to the top; the page's observer has seen it when ours, made later, is told. */
  const readTo = (id: string | null) =>
    page.evaluate((section) => {
      const heading = section === null ? null : document.getElementById(section);
      if (heading) heading.scrollIntoView();
      else window.scrollTo(0, 0);
      const seen = heading ?? document.body;
      return new Promise((resolve) => new IntersectionObserver(resolve).observe(seen));
    }, id);
  await readTo('section-2');
  await page.clock.runFor(490);
  await readTo('section-3');
  await page.clock.runFor(490);
  await expect(current).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(current).toHaveText('Hand over the parcel');
  await expect(current).toHaveAttribute('aria-current', 'location');
  await readTo(null);
  await page.clock.runFor(490);
  await expect(current).toHaveCount(1);
  await page.clock.runFor(20);
  await expect(current).toHaveCount(0);
});

test('what an article may hold', async ({ page, context }) => {
  await test.step('a table that scrolls is a named region for the keyboard, and none while it fits', async () => {
    await visit(page, `${english}/categories/8/801/80103`);
    const box = page.locator('.table-box');
    await expect(page.getByRole('table')).toHaveAccessibleName(/./);
    await expect(page.getByRole('rowheader').first()).toHaveText('Received');
    await expect(box).not.toHaveAttribute('tabindex');
    await box.evaluate((element: HTMLElement) => void (element.style.inlineSize = '150px'));
    await expect(box).toHaveAttribute('tabindex', '0');
    const name = (await page.getByRole('table').getAttribute('aria-label')) ?? '';
    await expect(page.getByRole('region', { name })).toBeVisible();
    await box.evaluate((element: HTMLElement) => void (element.style.inlineSize = ''));
    await expect(box).not.toHaveAttribute('role');
  });
  await test.step('the button at a heading copies the address of its section and says so', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, `${english}${path}?utm_source=mail`);
    const heading = page.getByRole('article').locator('h3').first();
    const name = words.article.copyLink.replace('{{title}}', (await heading.textContent()) ?? '');
    const button = page.getByRole('button', { name, exact: true });
    await expect(button).toHaveCSS('opacity', '1');
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(button.locator('..')).toHaveCSS('opacity', '0');
    await heading.hover();
    await expect(button.locator('..')).toHaveCSS('opacity', '1');
    await button.click();
    await expect(page.getByText(words.article.linkCopied)).toBeAttached();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    expect(await copied()).toBe(`${english}${path}#section-1`);

    await test.step('where it may not, the address goes into the address bar', async () => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
      });
      await button.click();
      await expect(page).toHaveURL(`${english}${path}?utm_source=mail#section-1`);
    });
  });
  await test.step('pictures in the text open enlarged, too, also without a name', async () => {
    await page.route('**/bff/articles/120201', async (route) => {
      const body = (await (await answerOf(route)).json()) as object;
      const html =
        '<h3 id="section-1"><img src="/x.svg" alt="The label"></h3>' +
        '<p><a class="enlarge" href="/images/help/return-label.svg"><img src="/x.svg" alt=""></a></p>';
      await route.fulfill({ json: { ...body, blocks: [{ kind: 'html', html }] } });
    });
    await page.route('**/x.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    await visit(page, `${english}/categories/12/1202/120201`);
    await page.locator('.rich-text a.enlarge').first().click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');

    await page
      .getByRole('navigation', { name: 'You are here' })
      .getByRole('link', { name: 'Delivery' })
      .click();
    await page.getByRole('main').locator('a[href="/categories/12/1202/120201"]').click();
    // A heading that is a picture is named by it.
    const name = words.article.copyLink.replace('{{title}}', 'The label');
    await expect(page.getByRole('button', { name, exact: true })).toBeAttached();
    await page.getByRole('link', { name: 'Enlarge image: Image', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Image', exact: true }).locator('img')).toBeVisible();
  });
  await test.step('the gallery shows 1 item on a phone, 2 at 500 px, 3 at 700 px, all on paper; a preview picture too small is left out', async () => {
    const small = '<svg xmlns="http://www.w3.org/2000/svg" width="199" height="120"/>';
    await page.route('**/images/help/*.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: small }),
    );
    await visit(page, `${english}/categories/106/10601/1060102`);
    const link = page.getByRole('region', { name: 'Related questions' }).getByRole('link').first();
    await link.hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await expect(page.getByRole('tooltip').getByRole('img', { includeHidden: true })).toHaveCount(0);
    await expect(page.locator('[role=tooltip]:popover-open img')).toHaveCount(0);

    const gallery = page.getByRole('group', { name: 'Pictures' });
    for (const { width, items } of [
      { width: 380, items: 1 },
      { width: 500, items: 2 },
      { width: 700, items: 3 },
    ]) {
      await page.setViewportSize({ width, height: 800 });
      const shown = () =>
        gallery
          .getByRole('list')
          .evaluate((list) =>
            Math.round(list.clientWidth / list.firstElementChild!.getBoundingClientRect().width),
          );
      await expect.poll(shown, `${width} px`).toBe(items);
    }
    await page.setViewportSize({ width: 500, height: 800 });
    await test.step('pictures and videos begin and end where the text does, close below their heading', async () => {
      const article = page.getByRole('article');
      const video = article.getByRole('link', { name: /^Play video/ });
      await expect(async () => {
        const text = await article.locator('.rich-text').first().boundingBox();
        expect(await video.boundingBox()).toMatchObject({ x: text?.x, width: text?.width });
        for (const [title, below] of [
          ['On the vehicle', gallery.getByRole('link').first()],
          ['Enter the number', video],
        ] as const) {
          const heading = await article.getByRole('heading', { name: title }).boundingBox();
          const gap = ((await below.boundingBox())?.y ?? 0) - ((heading?.y ?? 0) + (heading?.height ?? 0));
          expect(Math.round(gap), title).toBe(16);
        }
      }).toPass();
    });
    await page.emulateMedia({ media: 'print' });
    const beyond = () =>
      gallery
        .getByRole('listitem')
        .evaluateAll((items) => items.filter((item) => item.getBoundingClientRect().right > 500).length);
    await expect(gallery.getByRole('listitem')).toHaveCount(3);
    await expect.poll(beyond).toBe(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pictures lead to their files, sections to their headings, and the list is open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(english + path);
    await expect(page.locator('a.enlarge').first()).toHaveAttribute('href', /\.svg$/);
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Hand over the parcel' })
      .click();
    await expect(page).toHaveURL(`${english}${path}#section-3`);
    await expect(page.locator('#section-3')).toBeInViewport();
  });
});
