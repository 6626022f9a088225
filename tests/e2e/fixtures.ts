import type { AxeBuilder } from '@axe-core/playwright';
import en from '#locales/en.json' with { type: 'json' };
import {
  expect,
  test as base,
  type APIRequestContext,
  type APIResponse,
  type Page,
  type Route,
} from '@playwright/test';
import { serialiseConsent, type ConsentChoice } from '#shared/consent/consent-choice.ts';
import { holdColours, violationsOf } from '#tests/setup/axe.ts';
import { isTakenOver, storeConsent } from '#tests/setup/in-the-page.ts';

/** What the British host says: editors may change it at any time. */
export const words = en;

/** Port of the site under test; see playwright.config.ts. */
export const sitePort = Number(process.env['PLAYWRIGHT_PORT_BASE'] ?? 3100);

/** Origin of one of our hosts: `help.atd-parts.fr`. */
export const originOf = (host: string): string => `http://${host}.localhost:${sitePort}`;

/** Opens a page and waits for its script: before hydration links and forms work, menus do not. */
export const visit = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.waitForFunction(isTakenOver);
};

/** The same where no script runs. */
export const visitWithoutScript = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
};

/** Stops the page's clock, installed before it came: from now on only the test lets time pass. */
export const pauseClock = async (page: Page): Promise<void> => {
  // The clock leaps to where it stops; what is still being asked for would run out of time.
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(Date.now() + 60_000);
};

/** A page as a visitor elsewhere gets it, its HTML; no browser is needed for what the server writes. */
export const readPage = async (request: APIRequestContext, address: string): Promise<string> => {
  const url = new URL(address);
  const answer = await request.get(url.href.replace(url.hostname, '127.0.0.1'), {
    headers: { host: url.host },
  });
  expect(answer.status()).toBe(200);
  return answer.text();
};

/** Holds back what the page asks for at `url` until the function that comes back is called; then it goes its way. */
export const hold = async (page: Page, url: string): Promise<() => void> => {
  const held = Promise.withResolvers<undefined>();
  await page.route(url, async (route) => {
    await held.promise;
    await route.fallback();
  });
  return () => held.resolve(undefined);
};

/** What the site answers to an intercepted request: only Chromium itself resolves `*.localhost`. */
export const answerOf = (route: Route): Promise<APIResponse> => {
  const url = new URL(route.request().url());
  const headers = { ...route.request().headers(), host: url.host };
  return route.fetch({ url: url.href.replace(url.hostname, '127.0.0.1'), headers });
};

/** Fails unless the open state keeps its contrast in the dark scheme; before and after it is shown in the light one. */
export const expectContrastInDark = async (
  page: Page,
  narrow: (axe: AxeBuilder) => AxeBuilder = (axe) => axe,
): Promise<void> => {
  await holdColours(page, true);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsOf(page, (axe) => narrow(axe).withRules(['color-contrast']))).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await holdColours(page, false);
};

interface Fixtures {
  /** What was chosen about cookies on an earlier visit; `null`: this is the first, and the banner asks. */
  storedConsent: ConsentChoice | null;
  /** What the page complained about; a test that expects complaints empties it. */
  complaints: string[];
  /**
   * Fails unless axe finds nothing in the state the page is in now, and keeps its contrast in the dark scheme. `part`: the
   * selector of what the state is about, the only part that is looked at; the rest is as it came, which the matrix looks at.
   */
  expectAccessible: (page: Page, part?: string) => Promise<void>;
}

/** Every test fails on console errors, warnings of React, policy violations and uncaught errors. */
export const test = base.extend<Fixtures>({
  storedConsent: [{ kind: 'reject' }, { option: true }],
  context: async ({ context, storedConsent }, provide) => {
    if (storedConsent) await context.addInitScript(storeConsent, serialiseConsent(storedConsent));
    await provide(context);
  },
  complaints: [
    async ({ page, javaScriptEnabled }, provide) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        // Without script nobody comes for what the page preloads for it.
        if (!javaScriptEnabled && message.text().includes('was preloaded')) return;
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await provide(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  // The runner reads which fixtures are asked for from the pattern.
  // oxlint-disable-next-line no-empty-pattern
  expectAccessible: async ({}, provide) => {
    await provide(async (page, part) => {
      const narrow = (axe: AxeBuilder) => (part === undefined ? axe : axe.include(part));
      await holdColours(page, true);
      expect(await violationsOf(page, narrow)).toEqual([]);
      await holdColours(page, false);
      // Nothing but its colours differs in the dark scheme, which the state is looked at in where it stands.
      if (await page.evaluate(() => matchMedia('(prefers-color-scheme: light)').matches))
        await expectContrastInDark(page, narrow);
    });
  },
});

export { expect, violationsOf };
