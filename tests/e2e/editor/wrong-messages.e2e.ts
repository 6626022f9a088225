import { createServer } from 'node:http';
import type { BrowserContext, Frame, Locator, Page } from '@playwright/test';
import { isTakenOver } from '#tests/setup/in-the-page.ts';
import { expect, originOf, sitePort, test, words } from '../fixtures.ts';
import { deskOrigin, forgetFrameNotices } from './desk-page.ts';
import { createWrongMessages, rightMessages, strayMessages } from './wrong-messages.ts';

const site = originOf('help.atd-parts.co.uk');
const html = (body: string) => ({ contentType: 'text/html', body: `<!doctype html><title>x</title>${body}` });
const siteFrame = `<iframe name="site" src="${site}/" width="1200" height="800"></iframe>`;

/** Puts a page of ours at an address of anybody's. */
const serve = (context: BrowserContext, address: string, body: string) =>
  context.route(address, (route) => route.fulfill(html(body)));

/** A real answer of the origin without a policy of its own: a page that the runner makes up may frame nothing local. */
const trusted = `${deskOrigin}/healthz`;

/** Frames the site in a page, and returns the frame once its script runs. */
const frameSite = async (page: Page, address = trusted, body = siteFrame): Promise<Frame> => {
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await page.goto(address);
  await page.evaluate((markup) => (document.body.innerHTML = markup), body);
  const element = await page.locator('iframe[name=site]').elementHandle();
  const frame = (await element?.contentFrame()) as Frame;
  await frame.waitForFunction(isTakenOver);
  await page.waitForLoadState('networkidle');
  return frame;
};

/** Without the head: what is loaded beforehand for links in sight is added there. */
const look = (frame: Frame) => frame.evaluate(() => document.title + document.body.outerHTML);
/** Waits until the frame has heard all that was posted, and has had the time to do something about it. */
const settle = async (page: Page, frame: Frame): Promise<void> => {
  await frame.evaluate(() => {
    const last = new Promise<void>((resolve) => {
      window.addEventListener('message', ({ data }) => void (data === 'the last' && resolve()));
    });
    Object.assign(window, { last });
  });
  await post(page, ['the last']);
  await frame.evaluate(() => (window as unknown as { last: Promise<void> }).last);
  // What it would do wrongly would begin with loading the view: that is not seen to be left out, only awaited.
  await page.waitForTimeout(500);
};
/** From now on the frame notes whose messages reach it, whatever it makes of them. */
const listen = (frame: Frame) =>
  frame.evaluate(() => {
    const origins: string[] = [];
    Object.assign(window, { origins });
    window.addEventListener('message', ({ origin }) => void origins.push(origin));
  });
const originsHeard = (frame: Frame) =>
  frame.evaluate(() => (window as unknown as { origins: string[] }).origins);
/** Posts until it is obeyed: after too many messages the frame hears nobody for a while. */
const postUntil = (page: Page, message: unknown, obeyed: Locator) =>
  expect(async () => {
    await post(page, [message]);
    await expect(obeyed).toBeVisible({ timeout: 1000 });
  }).toPass();

/** Posts to the frame of the site from the page around it, and hears its answers. */
const post = (page: Page, messages: readonly unknown[]) =>
  page.evaluate(
    ([all, target]) => {
      const frames = window.frames as unknown as Record<string, Window>;
      for (const message of all) frames['site']?.postMessage(message, target);
    },
    [messages, site] as const,
  );
/** @param pause between two messages, milliseconds. Returns how many that were. */
const postWrong = async (page: Page, pause = 0): Promise<number> => {
  await page.addScriptTag({ content: `window.createWrongMessages = ${createWrongMessages.toString()}` });
  return page.evaluate(
    async ([target, between]) => {
      const { createWrongMessages: create } = window as unknown as { createWrongMessages: () => unknown[] };
      const frame = (window.frames as unknown as Record<string, Window>)['site'];
      const messages = create();
      for (const message of messages) {
        frame?.postMessage(message, target);
        if (between > 0) await new Promise((resolve) => setTimeout(resolve, between));
      }
      return messages.length;
    },
    [site, pause] as const,
  );
};

test.afterEach(forgetFrameNotices);

test('wrong messages of the right parent', async ({ page }) => {
  test.setTimeout(210_000);
  await test.step('two hundred wrong messages of the right parent change nothing, break nothing, and the frame still answers', async () => {
    const frame = await frameSite(page);
    const untouched = await look(frame);
    expect(await postWrong(page)).toBeGreaterThan(200);
    await settle(page, frame);
    expect(await look(frame)).toBe(untouched);
    await expect(frame.locator('body.edit-root')).toHaveCount(0);

    // In the admin view they change as little.
    await postUntil(page, { version: 1, type: 'acknowledge' }, frame.locator('body.edit-root'));
    await frame.locator('.edit-layer').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await settle(page, frame);
    const entered = await look(frame);
    await postWrong(page);
    await settle(page, frame);
    expect(await look(frame)).toBe(entered);
    expect(await frame.evaluate(() => 'polluted' in {})).toBe(false);

    await postUntil(
      page,
      { version: 1, type: 'text-replacements', texts: { header: { toShop: 'Obeyed' } } },
      frame.getByRole('banner').getByText('Obeyed'),
    );
  });
  await test.step('one by one, so that none of them hides behind the limit, they are still not obeyed', async () => {
    const frame = await frameSite(page);
    const untouched = await look(frame);
    await postWrong(page, 45);
    await settle(page, frame);
    // Nothing of it was so much as a first message: the view was never entered.
    expect(await look(frame)).toBe(untouched);
    await post(page, [{ version: 1, type: 'acknowledge' }]);
    await expect(frame.locator('body.edit-root')).toBeVisible();
    await frame.locator('.edit-layer').waitFor({ state: 'attached' });
    await settle(page, frame);
    const entered = await look(frame);
    await post(page, strayMessages);
    await settle(page, frame);
    expect(await look(frame)).toBe(entered);
    await test.step('ten thousand in a second are dropped, and the one after is heard', async () => {
      await page.evaluate(
        ([target]) => {
          const frames = window.frames as unknown as Record<string, Window>;
          for (let sent = 0; sent < 10_000; sent += 1)
            frames['site']?.postMessage(
              { version: 1, type: 'text-replacements', texts: { header: { toShop: `Flood ${sent}` } } },
              target,
            );
        },
        [site] as const,
      );
      await postUntil(
        page,
        { version: 1, type: 'text-replacements', texts: { header: { toShop: 'After it' } } },
        frame.getByRole('banner').getByText('After it'),
      );
    });
    await test.step('markup in a right message is text', async () => {
      const markup =
        '<img src=x onerror="document.title=1"><script>document.title=1</script>{{constructor}}$t(home.title)';
      await postUntil(
        page,
        { version: 1, type: 'text-replacements', texts: { header: { toShop: markup } } },
        frame.getByRole('banner').getByText('<img src=x onerror="document.title=1">'),
      );
      await expect(frame.getByRole('banner').locator('img[src="x"], script')).toHaveCount(0);
      expect(await frame.title()).not.toBe('1');
    });
  });
});

test('a parent that speaks no protocol of ours sends nested keys to strings, and they are shown', async ({
  page,
}) => {
  const frame = await frameSite(page);
  await postUntil(
    page,
    { home: { title: 'X' } },
    frame.getByRole('heading', { level: 1, name: 'X', exact: true }),
  );
  await expect(frame.locator('body.edit-root')).toBeVisible();
});

/** Windows beside the frame that post to it what only its parent may say. */
const strangers: Readonly<Record<string, string>> = {
  'the desk’s own origin, but not the parent': `${deskOrigin}/sibling`,
  'another port': `http://localhost:${sitePort + 3}/x`,
  'a port that begins alike': `http://localhost:${sitePort + 2}0/x`,
  'the site’s own port': `http://localhost:${sitePort}/x-stranger`,
  'another scheme': `https://localhost:${sitePort + 2}/x`,
  'the address behind the name': `http://127.0.0.1:${sitePort + 2}/x`,
  'a name that ends alike': `http://evil.localhost:${sitePort + 2}/x`,
  'a name that begins alike': `http://localhost.evil.example:${sitePort + 2}/x`,
  'a host of the shop': `${originOf('help.atd-parts.fr')}/x-stranger`,
};

const hostileScript = `<script>
  const say = () => { for (const message of ${JSON.stringify(rightMessages)})
    for (const target of [parent.frames.site, opener && opener.frames.site]) target && target.postMessage(message, '*'); };
  setInterval(say, 100); say();
</script>`;

test('nobody beside the parent is heard: no look-alike, no origin “null”, no window of the desk’s own origin', async ({
  page,
}) => {
  const context = page.context();
  for (const address of Object.values(strangers)) await serve(context, address, hostileScript);
  const beside = Object.values(strangers)
    .map((address) => `<iframe src="${address}" width="10" height="10"></iframe>`)
    .join('');
  const sandboxed = `<iframe sandbox="allow-scripts" width="10" height="10" srcdoc="${hostileScript
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')}"></iframe>`;
  const frame = await frameSite(page, trusted, siteFrame + beside + sandboxed);
  const untouched = await look(frame);
  await listen(frame);
  const popup = page.waitForEvent('popup');
  await page.evaluate((address) => void window.open(address), `${deskOrigin}/sibling`);
  await (await popup).waitForLoadState();
  const speakers = Object.values(strangers).map((address) => new URL(address).origin);
  await expect.poll(() => originsHeard(frame)).toEqual(expect.arrayContaining([...speakers, 'null']));
  await settle(page, frame);
  expect(page.frames()).toHaveLength(3 + Object.keys(strangers).length);
  expect(await look(frame)).toBe(untouched);
  await expect(frame.locator('body.edit-root')).toHaveCount(0);
  await post(page, [{ version: 1, type: 'acknowledge' }]);
  await expect(frame.locator('body.edit-root')).toBeVisible();
  await expect(frame.getByRole('banner').getByText(words.header.toShop)).toBeVisible();
  await expect(frame.locator('dialog[open]')).toHaveCount(0);
});

test.describe('where no trusted window is around the page', () => {
  const hostile = 'http://localhost.evil.example/';

  test('the browser refuses to frame it', async ({ page, complaints }) => {
    const stranger = createServer((_request, response) => void response.end('a page')).listen(sitePort + 3);
    await page.goto(`http://localhost:${sitePort + 3}/`);
    await page.evaluate((markup) => (document.body.innerHTML = markup), siteFrame);
    await expect.poll(() => complaints.join('\n')).toContain('frame-ancestors');
    complaints.splice(0);
    await expect(page.frameLocator('iframe').getByRole('banner')).toHaveCount(0);
    stranger.closeAllConnections();
    stranger.close();
  });

  test('framed all the same, it neither enters the view nor tells anybody anything', async ({ page }) => {
    // A browser that does not know the directive.
    await page.context().route(`${site}/`, async (route) => {
      const headers = { ...route.request().headers(), host: new URL(site).host };
      const answer = await route.fetch({ url: `http://127.0.0.1:${sitePort}/`, headers });
      const { 'content-security-policy': _policy, ...others } = answer.headers();
      await route.fulfill({ response: answer, headers: others });
    });
    await page.addInitScript(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      window.addEventListener('message', ({ data }) => heard.push(data));
    });
    await serve(page.context(), hostile, '');
    const frame = await frameSite(page, hostile);
    await post(page, rightMessages);
    await settle(page, frame);
    await expect(frame.locator('body.edit-root')).toHaveCount(0);
    await expect(frame.getByRole('banner').getByText(words.header.toShop)).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([]);
  });

  test('framed by a page of its own, or opened by the desk’s origin, it stays a visitor’s page', async ({
    page,
  }) => {
    await serve(page.context(), `${site}/x-own`, '');
    const frame = await frameSite(page, `${site}/x-own`);
    await post(page, rightMessages);
    await frame.evaluate((messages) => {
      for (const message of messages) window.postMessage(message, '*');
    }, rightMessages);
    await settle(page, frame);
    await expect(frame.locator('body.edit-root')).toHaveCount(0);

    await page.goto(trusted);
    const asked: string[] = [];
    page.context().on('request', (request) => asked.push(request.url()));
    const opened = page.waitForEvent('popup');
    await page.evaluate(
      ([address, messages]) => {
        const other = window.open(address);
        setInterval(() => {
          for (const message of messages) other?.postMessage(message, '*');
        }, 100);
      },
      [`${site}/`, rightMessages] as const,
    );
    const visitor = await opened;
    await visitor.waitForFunction(() => window.history.scrollRestoration === 'manual');
    // The policy of the site has cut the line to its opener: there is nothing to wait for but time.
    await visitor.waitForTimeout(1_000);
    await expect(visitor.locator('body.edit-root')).toHaveCount(0);
    await expect(visitor.getByRole('banner').getByText(words.header.toShop)).toBeVisible();
    expect(asked.filter((url) => /edit-(?:mode|frame)/.test(url))).toEqual([]);
  });
});
