import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';

/** Port of the site under test; see playwright.config.ts. */
export const sitePort = Number(process.env['PLAYWRIGHT_PORT_BASE'] ?? 3100);

/** Origin of one of our hosts: `help.atd-parts.fr`. */
export const originOf = (host: string): string => `http://${host}.localhost:${sitePort}`;

interface Fixtures {
  /** What the page complained about; a test that expects complaints empties it. */
  complaints: string[];
  /** Fails unless axe finds nothing in the state the page is in now. */
  expectAccessible: (page: Page) => Promise<void>;
}

/** Every test fails on console errors, warnings of React, policy violations and uncaught errors. */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({ page, javaScriptEnabled }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        // Without script nobody comes for what the page preloads for it.
        if (!javaScriptEnabled && message.text().includes('was preloaded')) return;
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  expectAccessible: async ({}, use) => {
    await use(async (page) => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      ).toEqual([]);
    });
  },
});

export { expect };
