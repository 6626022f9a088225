import type { Page } from 'playwright';
import { demoOrders } from '#server/embedded/orders/demo-orders.ts';
import { dialogOfState, type HiddenStateName } from '#shared/edit-protocol/hidden-states.ts';

/** A screen or open state that is looked at before and after a change. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** The cookie question is still open. */
  readonly firstVisit?: true;
  /** Only in windows of this width. */
  readonly width?: number;
  /** Where it is shown if one country alone has it. */
  readonly host?: string;
  /** Opens the state. By structure, not by words: those differ between languages, and from commit to commit. */
  readonly open?: (page: Page) => Promise<unknown>;
}

const article = '/categories/12/1201/120101';
const withImages = '/categories/106/10601/1060102';
/** The page of an order of the demo shop, from 1. */
export const orderPage = (number: number): string => `/alternatives?id=${demoOrders[number - 1]?.id ?? ''}`;

/** Presses the first that is seen, with a real pointer. */
export const press = (selector: string) => (page: Page) =>
  page.locator(selector).filter({ visible: true }).first().click();

/** Types, and waits for what the network answers. */
const typeInSearch = (text: string) => async (page: Page) => {
  const answered = page.waitForResponse((response) => response.url().includes('/bff/search'));
  await page.locator('main [role="combobox"]').first().fill(text);
  await answered;
  await page.waitForTimeout(200);
};

const openDialog = (page: Page, id: string) =>
  page.evaluate((name) => {
    const dialog = document.getElementById(name);
    if (!(dialog instanceof HTMLDialogElement)) throw new Error(`no dialog ${name}`);
    dialog.showModal();
  }, id);

/** The last button of the one question whose heading can take the focus. */
const customise = ':has(> div > h2[tabindex="-1"]) > div:last-child > button:last-child';

const screens: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'category', path: '/categories/12' },
  { name: 'article', path: article },
  { name: 'search', path: '/search?articles=paypal' },
  { name: 'search without a hit', path: '/search?articles=qzxqzx' },
  { name: 'not found', path: '/not_found' },
  { name: 'search failed', path: '/not_found?reason=search&articles=a' },
  { name: 'unknown address', path: '/no-such-page' },
  ...[1, 2, 3, 4, 5, 6].map((number) => ({ name: `order ${number}`, path: orderPage(number) })),
];

const openStates: readonly Screen[] = [
  { name: 'cookie question', path: '/', firstVisit: true },
  {
    name: 'cookie settings',
    path: '/',
    firstVisit: true,
    open: press(customise),
  },
  {
    name: 'cookie details',
    path: '/',
    firstVisit: true,
    open: async (page) => {
      await press(customise)(page);
      await press('section[data-print="hide"] button[aria-expanded="false"]')(page);
    },
  },
  { name: 'drawer', path: '/categories/12', width: 390, open: press('header button[aria-expanded]') },
  { name: 'languages', path: '/', width: 1440, open: press('header button[aria-expanded]') },
  {
    name: 'languages on a phone',
    path: '/',
    width: 390,
    open: press('header button[aria-controls]'),
  },
  { name: 'search hint', path: '/', open: typeInSearch('paypal') },
  { name: 'search hint without a hit', path: '/', open: typeInSearch('qzxqzx') },
  {
    name: 'section list',
    path: article,
    width: 390,
    open: async (page) => {
      await press('main nav button[aria-expanded]')(page);
      await page.locator('main nav a[href*="#"]').first().waitFor();
    },
  },
  { name: 'enlarged image', path: withImages, open: press('a.enlarge') },
  {
    name: 'payment',
    path: orderPage(6),
    open: async (page) => {
      await press('main button[value="submit"]')(page);
      await page.locator('dialog#alternatives-payment[open]').waitFor();
    },
  },
  {
    name: 'form with errors',
    path: '/',
    open: async (page) => {
      await openDialog(page, 'order-cancellation');
      await press('#order-cancellation form:has(input) button[type="submit"]')(page);
      await page.locator('#order-cancellation [aria-invalid]').first().waitFor();
    },
  },
  {
    name: 'reasons of a no',
    path: article,
    open: async (page) => {
      await press('#vote button[value="-1"]')(page);
      await page.locator('#vote [type=checkbox]').first().waitFor();
    },
  },
  {
    name: 'breadcrumbs',
    path: withImages,
    width: 390,
    open: async (page) => {
      // So narrow that the trail fits in no language.
      await page.setViewportSize({ width: 320, height: 844 });
      await press('nav ol button')(page);
    },
  },
  {
    name: 'footer block',
    path: '/',
    width: 390,
    open: async (page) => {
      await press('footer summary, footer button[aria-expanded]')(page);
      await page.locator('footer details[open], footer button[aria-expanded="true"]').first().waitFor();
      // A machine's Tab would be past it before it has its height.
      await page.waitForTimeout(100);
    },
  },
];

/** Where a state's dialog stands, if not on every page. */
const pageOfDialog: Readonly<Partial<Record<HiddenStateName, string>>> = {
  contact: article,
  'decision-remove': orderPage(2),
  'decision-all': orderPage(3),
  'decision-confirmed': orderPage(3),
  'decision-error': orderPage(3),
  'payment-error': orderPage(6),
};

/** The complaint book is a dialog in Spain alone. */
const hostOfDialog = (state: string): Pick<Screen, 'host'> =>
  state.startsWith('complaint') ? { host: 'help.atd-parts.es' } : {};

/** The payment dialog opens only with what it asks the server for. */
const dialogs = (Object.entries(dialogOfState) as [HiddenStateName, string][])
  .filter(([state, id]) => id && state !== 'payment-method')
  .map(([state, id]): Screen => ({
    name: `dialog ${state}`,
    path: pageOfDialog[state] ?? '/',
    ...hostOfDialog(state),
    open: (page) => openDialog(page, id),
  }));

/** Every screen, then every state that something has to be done for. */
export const allScreens: readonly Screen[] = [...screens, ...openStates, ...dialogs];
