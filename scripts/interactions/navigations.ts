import type { Browser, CDPSession, Page } from 'playwright';
import { noteArrival, readArrival } from '#tests/setup/in-the-page.ts';
import { median } from '../bench/servers.ts';
import type { BareSite } from './bare-site.ts';
import { comeToRest, onPhone, readNoted, settle } from './phone.ts';

/** From one page to another whose code and data were fetched ahead. */
export interface Navigation {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** What its loader asks for. */
  readonly data: string;
}

export const navigations: readonly Navigation[] = [
  { name: 'home to category', from: '/', to: '/categories/12', data: '/bff/categories/12' },
  {
    name: 'category to article',
    from: '/categories/12',
    to: '/categories/12/1202/120201',
    data: '/bff/articles/120201',
  },
  {
    name: 'article to a related article',
    from: '/categories/12/1202/120201',
    to: '/categories/12/1202/120202',
    data: '/bff/articles/120202',
  },
];

/** Main-thread work in ms. */
const metrics = {
  work: ['TaskDuration'],
  script: ['ScriptDuration'],
  layout: ['LayoutDuration', 'RecalcStyleDuration'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Work = Readonly<Record<keyof typeof metrics, number>>;

/** Milliseconds. */
export interface NavigationFigures extends Work {
  /** From the press to the next picture, whatever that shows. */
  readonly inp: number;
  /** From the press to the first picture of the new page. */
  readonly shown: number;
  /** What was sent over the network between these two: documents, scripts, styles and data. */
  readonly sent: readonly string[];
  /** What the browser had already. */
  readonly fromCache: readonly string[];
}

const readWork = async (session: CDPSession): Promise<Work> => {
  const { metrics: all } = await session.send('Performance.getMetrics');
  const sum = (names: readonly string[]) =>
    1_000 * all.reduce((total, { name, value }) => total + (names.includes(name) ? value : 0), 0);
  return { work: sum(metrics.work), script: sum(metrics.script), layout: sum(metrics.layout) };
};

/** As a finger does that comes down on it: its data is fetched, and is here before the press. */
const prefetch = async (page: Page, { to, data }: Navigation, bare: BareSite | null): Promise<void> => {
  const link = page.locator(`main a[href="${to}"]`).last();
  await link.scrollIntoViewIfNeeded();
  // A browser with a mouse says after a scroll what lies below it, and who rests there wants something else.
  await settle(page);
  const come = bare === null ? page.waitForResponse(`**${data}`) : null;
  await link.evaluate((element) => element.dispatchEvent(new Event('touchstart', { bubbles: true })));
  await (await come)?.finished();
  await comeToRest(page, bare);
};

const press = async (page: Page, { to }: Navigation): Promise<void> => {
  const box = await page.locator(`main a[href="${to}"]`).last().boundingBox();
  if (!box) throw new Error(`no link to ${to} can be pressed`);
  await page.touchscreen.tap(box.x + Math.min(box.width / 2, 60), box.y + box.height / 2);
};

export const measureNavigation = (
  browser: Browser,
  address: string,
  navigation: Navigation,
  heading: string,
  bare: BareSite | null,
): Promise<NavigationFigures> =>
  onPhone(browser, address, bare, async ({ page, session }) => {
    await comeToRest(page, bare);
    await prefetch(page, navigation, bare);
    await page.evaluate(noteArrival, heading);
    await session.send('Performance.enable');
    const before = await readWork(session);
    await press(page, navigation);
    await settle(page);
    const after = await readWork(session);
    const { pressed, shown, requests } = await page.evaluate(readArrival);
    const { longest } = await readNoted(page);
    return {
      inp: longest,
      shown: shown - pressed,
      work: after.work - before.work,
      script: after.script - before.script,
      layout: after.layout - before.layout,
      sent: requests.flatMap(({ name, isCached }) => (isCached ? [] : [name])),
      fromCache: requests.flatMap(({ name, isCached }) => (isCached ? [name] : [])),
    };
  });

/** Requests are those of any of the runs. */
export const medianOfNavigations = (figures: readonly NavigationFigures[]): NavigationFigures => {
  const middle = (figure: 'inp' | 'shown' | keyof Work) =>
    Math.round(median(figures.map((each) => each[figure])));
  const all = (kind: 'sent' | 'fromCache') => [...new Set(figures.flatMap((each) => each[kind]))];
  return {
    inp: middle('inp'),
    shown: middle('shown'),
    work: middle('work'),
    script: middle('script'),
    layout: middle('layout'),
    sent: all('sent'),
    fromCache: all('fromCache'),
  };
};
