import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { serialiseConsent } from '#shared/consent/consent-choice.ts';
import { isTakenOver, storeConsent } from '#tests/setup/in-the-page.ts';
import { startDemo } from '#tests/setup/start-demo.ts';
import { findTestBrowser } from '../../scripts/find-browser.ts';
import { journeys, type Journey } from './journeys.ts';
import { noteShifts, takeShifts, type Shift } from './note-shifts.ts';
import { slowDown } from './slow-line.ts';

/**
 * `npx node tests/states/check-shifts.ts`: walks through the site on a slow line, on a phone and a desktop, and fails where a step moves
 * more of the page without being asked than a CLS of 0.02. Needs `npm run build` before. `--only <text>` keeps the
 * journeys with that in their name.
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const limit = 0.02;

/** Who walks. An order is decided once on each host, so each has one of its own. */
const walkers = [
  { width: 390, height: 844, host: 'help.atd-parts.co.uk' },
  { width: 1440, height: 900, host: 'help.atd-parts.ie' },
] as const;
type Walker = (typeof walkers)[number];

const openContext = async (
  browser: Browser,
  { width, height }: Walker,
  asksForCookies = false,
): Promise<BrowserContext> => {
  const context = await browser.newContext({ viewport: { width, height } });
  context.setDefaultTimeout(15_000);
  await context.addInitScript(noteShifts);
  if (!asksForCookies) await context.addInitScript(storeConsent, serialiseConsent({ kind: 'reject' }));
  return context;
};

const sumOf = (shifts: readonly Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0);

/** Walks a journey; a line for each step in which too much moved, or that could not be taken. */
const walk = async (browser: Browser, port: number, walker: Walker, journey: Journey): Promise<string[]> => {
  const context = await openContext(browser, walker, journey.asksForCookies);
  const rest = await slowDown(context);
  const page = await context.newPage();
  const come = (tab: Page) =>
    tab.goto(`http://${journey.host ?? walker.host}.localhost:${port}${journey.path}`);
  const faults: string[] = [];
  for (const [step, act] of Object.entries({ comes: come, ...journey.steps })) {
    try {
      await act(page);
      await page.waitForFunction(isTakenOver);
      await rest(page);
    } catch (error) {
      faults.push(`${step}: ${String(error).split('\n')[0]}`);
      break;
    }
    const shifts = await page.evaluate(takeShifts);
    if (sumOf(shifts) <= limit) continue;
    const told = shifts.map(({ value, what }) => `  ${value.toFixed(4)} ${what.join('; ')}`);
    faults.push(`${step}: moves by ${sumOf(shifts).toFixed(4)}`, ...told);
  }
  await context.close();
  return faults;
};

const plantPicture = (): void => {
  const picture = document.createElement('div');
  picture.style.blockSize = '200px';
  document.querySelector('main')?.prepend(picture);
};

/** A measure that finds nothing has to be one that finds something: what is planted above the text is noted. */
const expectEyesight = async (browser: Browser, port: number, walker: Walker): Promise<void> => {
  const context = await openContext(browser, walker);
  const page = await context.newPage();
  await page.goto(`http://${walker.host}.localhost:${port}`);
  await page.waitForFunction(isTakenOver);
  await page.evaluate(takeShifts);
  await page.evaluate(plantPicture);
  await page.waitForTimeout(500);
  if (sumOf(await page.evaluate(takeShifts)) <= limit)
    throw new Error('a page that was moved on purpose was not seen to move');
  await context.close();
};

const site = await startDemo(new URL('../..', import.meta.url).pathname);
const browser = await chromium.launch({ executablePath: findTestBrowser(), args: ['--no-sandbox'] });
const walkAll = async (walker: Walker): Promise<number> => {
  await expectEyesight(browser, site.port, walker);
  const own = journeys.filter(
    ({ name, width = walker.width }) => name.includes(values.only) && width === walker.width,
  );
  for (const journey of own) {
    const start = performance.now();
    const faults = await walk(browser, site.port, walker, journey);
    if (faults.length > 0) process.exitCode = 1;
    const seconds = Math.round((performance.now() - start) / 1000);
    const found = faults.length > 0 ? '' : ', nothing moves by itself';
    console.log(`${walker.width} px, ${journey.name}: ${seconds} s${found}`);
    for (const fault of faults) console.log(`  ${fault}`);
  }
  return own.length;
};
try {
  const walked = await Promise.all(walkers.map(walkAll));
  console.log(
    `${walked.reduce((sum, count) => sum + count)} journeys${process.exitCode ? '' : ': nothing found'}`,
  );
} finally {
  await browser.close();
  await site.close();
}
