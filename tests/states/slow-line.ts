import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';

/**
 * Fonts are asked for with the page, and the face that stands in for them has their measures; where a line breaks
 * otherwise all the same is chance.
 */
const withThePage: ReadonlySet<string> = new Set(['document', 'font']);

/** Longer than the half second after a press in which CLS counts nothing. */
const late = 700;

/**
 * Lets whatever follows a document come late, so that what it moves counts. Returns what waits until nothing is on its
 * way any more and the page has come to rest.
 */
export const slowDown = async (context: BrowserContext): Promise<(page: Page) => Promise<void>> => {
  let awaited = 0;
  await context.route('**/*', async (route) => {
    if (withThePage.has(route.request().resourceType())) return route.continue();
    awaited += 1;
    await wait(late);
    await route.continue().catch(() => {});
    awaited -= 1;
  });
  return async (page) => {
    let still = 0;
    // What came may ask for more, and move what is there.
    while (still < 3) {
      await page.waitForTimeout(250);
      still = awaited === 0 ? still + 1 : 0;
    }
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  };
};
