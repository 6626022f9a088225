import type { Browser, Page } from 'playwright';
import { median } from '../bench/servers.ts';
import type { BareSite } from './bare-site.ts';
import { comeToRest, onPhone, readNoted, settle } from './phone.ts';

/** Something pressed on a page that has just come, or that is at rest. */
export interface Press {
  readonly name: string;
  readonly path: string;
  readonly act: (page: Page) => Promise<void>;
  /** What script brings up first; a bare page does not have it. */
  readonly onlyOurs?: true;
  readonly atRest?: true;
}

const article = '/categories/12/1202/120201';
const openMenu = (page: Page) => page.locator('header button').first().click();
const type = async (page: Page) => {
  await page.locator('main search input').focus();
  await page.keyboard.press('p');
};

export const presses: readonly Press[] = [
  { name: 'home: open the menu', path: '/', act: openMenu },
  { name: 'home: type in the search', path: '/', act: type },
  {
    name: 'home: accept cookies',
    path: '/',
    onlyOurs: true,
    act: (page) => page.locator('section[data-print=hide] button:visible').nth(1).click(),
  },
  { name: 'article: open the menu', path: article, act: openMenu },
  {
    // 0 where the press posted the form before script was there: the page that came back has had no press.
    name: 'article: vote yes',
    path: article,
    act: (page) => page.locator('button[name=vote][value="1"]').click(),
  },
  { name: 'home at rest: open the menu', path: '/', act: openMenu, atRest: true },
  { name: 'home at rest: type in the search', path: '/', act: type, atRest: true },
  { name: 'article at rest: open the menu', path: article, act: openMenu, atRest: true },
];

/** Milliseconds. */
export interface PressFigures {
  /** From the press to the next picture. */
  readonly inp: number;
  /** Tasks of over 50 ms since the page was asked for, at rest since the press. */
  readonly longTasks: number;
}

export const measurePress = (
  browser: Browser,
  address: string,
  { act, atRest }: Press,
  bare: BareSite | null,
): Promise<PressFigures> =>
  onPhone(browser, address, bare, async ({ page }) => {
    if (atRest) await comeToRest(page, bare);
    const before = atRest ? (await readNoted(page)).long : 0;
    await act(page);
    await settle(page);
    const { longest, long } = await readNoted(page);
    return { inp: longest, longTasks: long - before };
  });

export const medianOfPresses = (figures: readonly PressFigures[]): PressFigures => ({
  inp: Math.round(median(figures.map(({ inp }) => inp))),
  longTasks: Math.round(median(figures.map(({ longTasks }) => longTasks))),
});
