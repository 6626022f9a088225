import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect, hold, sitePort } from '../fixtures.ts';

/** The embedded content API of the site under test, under the one name that the site trusts. */
export const deskOrigin = `http://localhost:${sitePort + 2}`;

export interface Desk {
  readonly page: Page;
  readonly site: FrameLocator;
  /** Opens a host and page by their names in the pickers, and waits until its texts are listed. */
  readonly show: (host: RegExp, page?: string | RegExp) => Promise<void>;
  /** Chooses by its name, or by the beginning of it, in a picker of the toolbar. */
  readonly choose: (picker: 'Host' | 'Page' | 'Hidden state', option: string | RegExp) => Promise<void>;
  /** A text's row in the list. */
  readonly row: (key: string) => Locator;
  /** Writes a text, opening it in the list; it is not saved. */
  readonly write: (key: string, words: string) => Promise<void>;
  readonly saveAll: () => Promise<void>;
}

/** The real desk around the real site, at a page of a host: `help.atd-parts.fr`. */
export const openDesk = async (page: Page, host: string, address = '/'): Promise<Desk> => {
  // Room for the whole window of the site: the runner misses what it clicks in a frame that is scaled down.
  await page.setViewportSize({ width: 1960, height: 1000 });
  await page.goto(`${deskOrigin}/editor?${new URLSearchParams({ host, page: address })}`);
  const site = page.frameLocator('iframe.site');
  const texts = page.getByRole('region', { name: 'Texts', exact: true });
  const row = (key: string) =>
    texts.getByRole('listitem').filter({ has: page.getByText(key, { exact: true }) });
  const listed = () => expect(texts.getByRole('listitem').first()).toBeVisible({ timeout: 15_000 });
  await listed();

  const choose: Desk['choose'] = async (label, option) => {
    const picker = page.getByLabel(label, { exact: true });
    const options = picker.locator('option');
    const value = await (
      typeof option === 'string'
        ? options.and(page.locator(`[value="${option}"]`))
        : options.filter({ hasText: option })
    )
      .first()
      .getAttribute('value');
    await picker.selectOption(value);
  };

  return {
    page,
    site,
    row,
    choose,
    async show(host, address = '/') {
      await choose('Host', host);
      await listed();
      if (address === '/') return;
      await choose('Page', address);
      await listed();
    },
    async write(key, words) {
      const field = page.getByLabel(`Words of ${key}`);
      if (!(await field.isVisible())) await row(key).getByRole('button').first().click();
      await field.fill(words);
    },
    async saveAll() {
      const saved = page.waitForResponse(
        (response) => response.request().method() === 'PUT' && response.url().includes('/api/translations/'),
      );
      await page.getByRole('button', { name: /^Save \d+ changes?$/ }).click();
      await saved;
      await expect(page.getByText('Visitors get it with their next page.')).toBeVisible();
    },
  };
};

/** Goes to one of the areas beside the frame. */
export const choosePanel = async (page: Page, name: string): Promise<Locator> => {
  await page.getByRole('radio', { name, exact: true }).check({ force: true });
  return page.getByRole('region', { name, exact: true });
};

export const openPanel = async (page: Page, host: string, name: string): Promise<Locator> => {
  await openDesk(page, host);
  return choosePanel(page, name);
};

/** Saves are said to be kept, and held back until the function that comes back is called. */
export const holdSaves = async (page: Page, url: string, data: object): Promise<() => void> => {
  await page.route(url, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ json: { success: true, data: { purged: true, ...data } } })
      : route.fallback(),
  );
  return hold(page, url);
};

/** What browsers say of `autofocus` in any frame of another origin; nothing is wrong with the page. */
const isFrameNotice = (complaint: string): boolean => complaint.startsWith('Blocked autofocusing on');

/** For `afterEach`: the complaints that count. */
export const forgetFrameNotices = ({ complaints }: { complaints: string[] }): void => {
  const left = complaints.filter((complaint) => !isFrameNotice(complaint));
  complaints.splice(0, complaints.length, ...left);
};
