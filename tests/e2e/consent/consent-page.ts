import type { BrowserContext, Locator, Page } from '@playwright/test';
import { parseConsent, type ConsentChoice } from '#shared/consent/consent-choice.ts';
import { originOf } from '../fixtures.ts';

export const english = originOf('help.atd-parts.co.uk');

/** The first question; its name is the title of the view it shows. */
export const banner = (page: Page): Locator =>
  page.getByRole('region', { name: /^(Cookies and privacy|Your cookie settings)$/ });

/** The same as a selector, whatever it is called: nothing else that paper leaves out has a title that takes the focus. */
export const bannerPart = 'section[data-print=hide]:has(h2[tabindex])';

/** The question opened again from the footer. */
export const dialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(Cookies and privacy|Your cookie settings)$/ });

export const press = (inside: Locator, name: string): Promise<void> =>
  inside.getByRole('button', { name, exact: true }).click();

/** Opens the dialog as a visitor does. */
export const reopen = (page: Page): Promise<void> =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();

export const storedChoice = async (page: Page): Promise<ConsentChoice | null> =>
  parseConsent(await page.evaluate(() => localStorage.getItem('consent')));

/**
 * Answers every host that is not ours and writes down what it was asked.
 *
 * @param tagManager the script that stands for the tag manager.
 */
export const recordThirdParties = async (context: BrowserContext, tagManager = ''): Promise<string[]> => {
  const asked: string[] = [];
  await context.route(
    (url) => !url.hostname.endsWith('localhost'),
    async (route) => {
      const url = route.request().url();
      asked.push(url);
      await route.fulfill({ contentType: 'text/javascript', body: url.includes('gtm.js') ? tagManager : '' });
    },
  );
  return asked;
};
