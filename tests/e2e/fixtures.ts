import { AxeBuilder } from '@axe-core/playwright';
import en from '#locales/en.json' with { type: 'json' };
import { expect, test as base, type APIResponse, type Page, type Route } from '@playwright/test';
import { serialiseConsent, type ConsentChoice } from '#shared/consent/consent-choice.ts';

/** What the British host says: editors may change it at any time. */
export const words = en;

/** Port of the site under test; see playwright.config.ts. */
export const sitePort = Number(process.env['PLAYWRIGHT_PORT_BASE'] ?? 3100);

/** Origin of one of our hosts: `help.atd-parts.fr`. */
export const originOf = (host: string): string => `http://${host}.localhost:${sitePort}`;

/** Opens a page and waits for its script: before hydration links and forms work, menus do not. */
export const visit = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
};

/** What the site answers to an intercepted request: only Chromium itself resolves `*.localhost`. */
export const answerOf = (route: Route): Promise<APIResponse> => {
  const url = new URL(route.request().url());
  const headers = { ...route.request().headers(), host: url.host };
  return route.fetch({ url: url.href.replace(url.hostname, '127.0.0.1'), headers });
};

/** What axe misses where the rest of the page is inert, on purpose (behaviour/shell 11). */
export const inertRestRules = ['landmark-one-main', 'page-has-heading-one'] as const;

interface Fixtures {
  /** What was chosen about cookies on an earlier visit; `null`: this is the first, and the banner asks. */
  storedConsent: ConsentChoice | null;
  /** What the page complained about; a test that expects complaints empties it. */
  complaints: string[];
  /** Fails unless axe finds nothing in the state the page is in now; `without`: rules that the state itself breaks. */
  expectAccessible: (page: Page, without?: readonly string[]) => Promise<void>;
}

const storeConsent = (choice: string) => {
  try {
    if (localStorage.getItem('consent') === null) localStorage.setItem('consent', choice);
  } catch {
    // A frame without storage of its own.
  }
};

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
    await provide(async (page, without = []) => {
      const { violations } = await new AxeBuilder({ page }).disableRules([...without]).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      ).toEqual([]);
    });
  },
});

export { expect };
