import { parseArgs } from 'node:util';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright';
import { serialiseConsent } from '#shared/consent/consent-choice.ts';
import { builtInProjects } from '#shared/projects/project-table.ts';
import { skinCodes, type Skin } from '#shared/projects/skins.ts';
import { holdColours, violationsOf } from '#tests/setup/axe.ts';
import { findCutBoxes, sidewaysExcess, storeConsent } from '#tests/setup/in-the-page.ts';
import { startDemo } from '#tests/setup/start-demo.ts';
import { findTestBrowser } from '../../scripts/find-browser.ts';
import { walkByKeyboard } from './keyboard.ts';
import { allScreens, type Screen } from './screens.ts';
import { showScreen } from './show-screen.ts';
import { findCovered } from './what-is-covered.ts';

/**
 * `npx node tests/states/check-states.ts`: opens every screen and state in both skins and fails on what it finds:
 *
 * - axe, in the light and the dark scheme and in forced colours, there without contrast;
 * - 320 × 256 px, which is 400 % of a small screen (WCAG 1.4.10), and letters, words and lines apart as readers may set
 *   them (1.4.12), narrow and wide: nothing scrolls sideways, is cut, or lies over what is to be read or pressed;
 * - by Tab, on a phone and a desktop: what has the focus is seen, has a ring, and comes in the order in which it is seen.
 *
 * Needs `npm run build` before. `--only <text>` keeps the screens, `--look <text>` the looks with
 * that in their name.
 */
const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, look: { type: 'string', default: '' } },
});
/** In English where the skin is shown in English. */
const hostOf = (skin: Skin): string => {
  const hosts = builtInProjects.filter((project) => project.skin === skin);
  return (hosts.find(({ locale }) => locale === 'en') ?? hosts[0])?.host ?? '';
};
const phone = 390;

interface Look {
  readonly name: string;
  readonly options: BrowserContextOptions;
  readonly find: (page: Page) => Promise<string[]>;
  /** Only screens that open in windows of this width. */
  readonly width: number;
}

/** Of the whole page, which an open menu may have made inert. */
const rulesOfPages = ['landmark-one-main', 'page-has-heading-one'];

const addStyles = (page: Page, styles: string): Promise<unknown> =>
  page.evaluate(async (text) => {
    const frame = () => new Promise(requestAnimationFrame);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
    // What observers do about a change shows in the frame that follows, and what is animated then ends.
    await frame();
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
    await frame();
    await frame();
  }, styles);

const violations = async (page: Page, ignored: readonly string[] = []): Promise<string[]> => {
  await holdColours(page, true);
  const pageRules = (await page.locator('[inert]').count()) > 0 ? rulesOfPages : [];
  return violationsOf(page, (axe) => axe.disableRules([...ignored, ...pageRules]));
};

/** The reader's own colours are not ours to judge, and axe reads those that they replace. */
const violationsBesidesColours = (page: Page): Promise<string[]> => violations(page, ['color-contrast']);

/** The figures of WCAG 1.4.12. */
const spaced =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }';

const faultsOf = async (page: Page): Promise<string[]> => {
  const excess = await page.evaluate(sidewaysExcess);
  const sideways = excess > 0 ? [`the page scrolls sideways by ${excess} px`] : [];
  const cut = await page.evaluate(findCutBoxes);
  return [...sideways, ...cut, ...(await page.evaluate(findCovered))];
};
const faultsWhenSpaced = async (page: Page): Promise<string[]> => {
  await addStyles(page, spaced);
  return faultsOf(page);
};

const wide = { viewport: { width: 1440, height: 900 } };
const narrow = { viewport: { width: phone, height: 844 } };
/** What has the focus is in the window at once: on its way there it would be told as outside of it. */
const still = { reducedMotion: 'reduce' } as const;
const enlarged = { viewport: { width: 320, height: 256 } };
const looks: readonly Look[] = [
  { name: 'axe, light', options: wide, find: violations, width: 1440 },
  { name: 'axe, dark, phone', options: { ...narrow, colorScheme: 'dark' }, find: violations, width: phone },
  {
    name: 'axe, forced colours, phone',
    options: { ...narrow, forcedColors: 'active' },
    find: violationsBesidesColours,
    width: phone,
  },
  { name: '400 %', options: enlarged, find: faultsOf, width: phone },
  { name: '400 %, spaced', options: enlarged, find: faultsWhenSpaced, width: phone },
  { name: 'spaced', options: wide, find: faultsWhenSpaced, width: 1440 },
  { name: 'keyboard', options: { ...wide, ...still }, find: walkByKeyboard, width: 1440 },
  { name: 'keyboard, phone', options: { ...narrow, ...still }, find: walkByKeyboard, width: phone },
];

/** Each screen in a page of its own; what they share is kept between them. */
const openContext = async (browser: Browser, look: Look, firstVisit: boolean): Promise<BrowserContext> => {
  const context = await browser.newContext({ ...look.options, reducedMotion: 'reduce' });
  context.setDefaultTimeout(10_000);
  if (!firstVisit) await context.addInitScript(storeConsent, serialiseConsent({ kind: 'reject' }));
  return context;
};

const lookAt = async (
  context: BrowserContext,
  port: number,
  look: Look,
  skin: Skin,
  screen: Screen,
): Promise<string[]> => {
  const page = await context.newPage();
  try {
    await showScreen(page, screen, port, { host: hostOf(skin), skin });
    return await look.find(page);
  } catch (error) {
    return [`does not open: ${String(error).split('\n')[0]}`];
  } finally {
    await page.close();
  }
};

const site = await startDemo(new URL('../..', import.meta.url).pathname);
const browser = await chromium.launch({ executablePath: findTestBrowser(), args: ['--no-sandbox'] });
try {
  let looked = 0;
  for (const look of looks.filter(({ name }) => name.includes(values.look)))
    for (const skin of skinCodes) {
      const start = performance.now();
      const before = looked;
      for (const firstVisit of [false, true]) {
        const context = await openContext(browser, look, firstVisit);
        const screens = allScreens.filter(
          (screen) =>
            screen.name.includes(values.only) &&
            (screen.width ?? look.width) === look.width &&
            (screen.firstVisit ?? false) === firstVisit,
        );
        for (const screen of screens) {
          looked += 1;
          const faults = await lookAt(context, site.port, look, skin, screen);
          if (faults.length > 0) process.exitCode = 1;
          for (const fault of faults) console.log(`${screen.name} (${look.name}, ${skin}): ${fault}`);
        }
        await context.close();
      }
      const seconds = Math.round((performance.now() - start) / 1000);
      console.log(`${look.name}, ${skin}: ${looked - before} looks in ${seconds} s`);
    }
  console.log(
    `${looked} looks at ${allScreens.length} screens and states${process.exitCode ? '' : ': nothing found'}`,
  );
} finally {
  await browser.close();
  await site.close();
}
