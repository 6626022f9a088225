import type { Browser, CDPSession, Page } from 'playwright';
import { isTakenOver } from '#tests/setup/in-the-page.ts';
import { serveBare, type BareSite } from './bare-site.ts';

/** How much slower than this machine the phone's processor is. */
const slowdown = 4;
/** Long enough for what a press brings about to be shown, and for the browser to tell of it, in ms. */
const settling = 1_500;

/** In the page: how long presses took until the next picture, and what ran for over 50 ms, both in ms. */
interface Noted {
  readonly longest: number;
  readonly long: number;
}

const note = (): void => {
  const seen = { longest: 0, long: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.long += duration;
  }).observe({ type: 'longtask', buffered: true });
  // TypeScript's own list of options lacks the threshold.
  const events = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) seen.longest = Math.max(seen.longest, entry.duration);
  }).observe(events);
};

/** A page on a phone, just loaded. */
export interface Phone {
  readonly page: Page;
  readonly session: CDPSession;
}

export const readNoted = (page: Page): Promise<Noted> =>
  page.evaluate(() => (window as unknown as { seen: Noted }).seen);

/** @param bare what to show in place of ours. */
export const onPhone = async <T>(
  browser: Browser,
  address: string,
  bare: BareSite | null,
  work: (phone: Phone) => Promise<T>,
): Promise<T> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(note);
    if (bare !== null) await serveBare(page, bare);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(address, { waitUntil: 'load' });
    return await work({ page, session });
  } finally {
    await context.close();
  }
};

export const settle = (page: Page): Promise<void> => page.waitForTimeout(settling);

/** Waits until the page has been taken over and has nothing left to fetch or to do. */
export const comeToRest = async (page: Page, bare: BareSite | null): Promise<void> => {
  if (bare === null) await page.waitForFunction(isTakenOver);
  await page.waitForLoadState('networkidle');
  await settle(page);
};
