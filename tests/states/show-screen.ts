import type { Page } from 'playwright';
import type { Skin } from '#shared/projects/skins.ts';
import { isTakenOver } from '#tests/setup/in-the-page.ts';
import type { Screen } from './screens.ts';

/** Leads a page to a screen of the site at `port`, and opens its state. Rejects where that does not open. */
export const showScreen = async (
  page: Page,
  screen: Screen,
  port: number,
  view: { readonly host: string; readonly skin: Skin },
) => {
  await page.goto(`http://${screen.host ?? view.host}.localhost:${port}${screen.path}`, {
    waitUntil: 'load',
  });
  // The error page is served as it stays.
  if ((await page.locator('#page').count()) > 0) await page.waitForFunction(isTakenOver);
  await page.evaluate((name) => (document.documentElement.dataset['skin'] = name), view.skin);
  await screen.open?.(page);
};
