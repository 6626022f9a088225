import type { Browser, BrowserContext, Page } from 'playwright';
import { serialiseConsent } from '#shared/consent/consent-choice.ts';
import { isTakenOver, storeConsent } from '#tests/setup/in-the-page.ts';
import type { Skin } from '#shared/projects/skins.ts';
import type { Screen } from './screens.ts';

/** How a screen is looked at. */
export interface View {
  readonly language: string;
  readonly host: string;
  /** Shown in the colours and shapes of this company; where it has no host in the language, on the other's. */
  readonly skin: Skin;
  readonly scheme: 'light' | 'dark';
  readonly width: number;
}

export const nameOfView = ({ language, skin, scheme, width }: View): string =>
  [language, skin, scheme, width].join('-');

/** Long enough for a busy machine; a state that does not open is told as such. */
const patience = 10_000;
/** Opening hours, years and dates are the same in both pictures. */
const moment = new Date('2026-06-10T10:00:00Z');

const openContext = async (browser: Browser, view: View, firstVisit: boolean): Promise<BrowserContext> => {
  const context = await browser.newContext({
    viewport: { width: view.width, height: view.width < 768 ? 844 : 900 },
    colorScheme: view.scheme,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(patience);
  await context.clock.setFixedTime(moment);
  if (!firstVisit) await context.addInitScript(storeConsent, serialiseConsent({ kind: 'reject' }));
  return context;
};

/** Leads a page to a screen of the site at `port`, and opens its state. Rejects where that does not open. */
export const showScreen = async (
  page: Page,
  screen: Screen,
  port: number,
  view: Pick<View, 'host' | 'skin'>,
) => {
  await page.goto(`http://${screen.host ?? view.host}.localhost:${port}${screen.path}`, {
    waitUntil: 'load',
  });
  // The error page is served as it stays.
  if ((await page.locator('#page').count()) > 0) await page.waitForFunction(isTakenOver);
  await page.evaluate((name) => (document.documentElement.dataset['skin'] = name), view.skin);
  await screen.open?.(page);
};

/** A picture of a screen, or why there is none. */
export type Picture = Buffer | string;

/** The whole page is in the picture, so what would wait for its turn to be seen is fetched. */
const fetchAllImages = async (): Promise<void> => {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode().catch(() => {})));
};

const takePicture = async (page: Page, screen: Screen, port: number, view: View): Promise<Picture> => {
  try {
    await showScreen(page, screen, port, view);
    await page.evaluate(fetchAllImages);
    await page.evaluate(() => document.fonts.ready);
    return await page.screenshot({ fullPage: !screen.open, animations: 'disabled', caret: 'hide' });
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  }
};

/** Every screen as one visitor sees it, each in a page of its own. */
export const takePictures = async (
  browser: Browser,
  port: number,
  view: View,
  screens: readonly Screen[],
): Promise<ReadonlyMap<string, Picture>> => {
  const pictures = new Map<string, Picture>();
  for (const firstVisit of [false, true]) {
    const context = await openContext(browser, view, firstVisit);
    for (const screen of screens.filter((each) => (each.firstVisit ?? false) === firstVisit)) {
      if (screen.width !== undefined && screen.width !== view.width) continue;
      const page = await context.newPage();
      pictures.set(screen.name, await takePicture(page, screen, port, view));
      await page.close();
    }
    await context.close();
  }
  return pictures;
};
