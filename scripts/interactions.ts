import { JSDOM } from 'jsdom';
import { renderToString } from 'react-dom/server';
import { chromium, type Browser, type Page } from 'playwright';
import { build } from 'vite';
import { startDemo } from '#tests/setup/start-demo.ts';
import { elementOf, plainOf } from './bench/plain-elements.ts';
import { ask, median } from './bench/servers.ts';
import { findTestBrowser } from './find-browser.ts';

/**
 * `npm run interactions`: the first thing a visitor does on a page that has just come, on a phone whose processor is four
 * times slower, beside a bare React page of the same markup, on which the same press does nothing. Milliseconds until the
 * next picture (INP of that one interaction), and of tasks over 50 ms since the page was asked for. Needs `npm run build`.
 */
const host = 'help.atd-parts.co.uk';
const runs = 3;
const slowdown = 4;
/** Long enough for what a press brings about to be shown, and for the browser to tell of it, in ms. */
const settling = 1_500;

interface Interaction {
  readonly name: string;
  readonly path: string;
  readonly act: (page: Page) => Promise<void>;
  /** What script brings up first; a bare page does not have it. */
  readonly onlyOurs?: true;
}

const article = '/categories/12/1202/120201';
const openMenu = (page: Page) => page.locator('header button').first().click();
const interactions: readonly Interaction[] = [
  { name: 'home: open the menu', path: '/', act: openMenu },
  {
    name: 'home: type in the search',
    path: '/',
    act: async (page) => {
      await page.locator('main search input').focus();
      await page.keyboard.press('p');
    },
  },
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
];

/** The script of the bare page, built as ours is. */
const buildBarePage = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rolldownOptions: { input: 'scripts/bench/bare-page.ts' } },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const [script] = outputs.flatMap((each) => ('output' in each ? each.output : []));
  if (script?.type !== 'chunk') throw new Error('the bare page was not built');
  return script.code;
};

/** The served document with the same markup by plain elements, and nothing else to run. */
const bareDocument = (html: string): string => {
  const root = plainOf(new JSDOM(html).window.document.querySelector('#root') as Element);
  const markup = renderToString(
    root.children.map((child) => (typeof child === 'string' ? child : elementOf(child))),
  );
  const start = html.indexOf('<div id="root">');
  const tree = JSON.stringify(root).replaceAll('<', String.raw`\u003c`);
  return `${html.slice(0, start).replaceAll(/<link rel="(?:modulepreload|preload" as="fetch)"[^>]*>/g, '')}<div id="root">${markup}</div>
<script type="application/json" id="tree">${tree}</script><script type="module" src="/bare-page.js"></script></body></html>`;
};

interface BarePage {
  readonly html: string;
  readonly script: string;
}

/** Serves every document as a bare page; styles and pictures stay the site's. */
const serveBare = async (page: Page, { html, script }: BarePage): Promise<void> => {
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.url().endsWith('/bare-page.js'))
      return route.fulfill({ contentType: 'text/javascript', body: script });
    if (!request.isNavigationRequest()) return route.continue();
    await route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
  });
};

const record = (): void => {
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

interface Figures {
  readonly inp: number;
  readonly longTasks: number;
}

const measureOnce = async (
  browser: Browser,
  address: string,
  { act }: Interaction,
  bare: BarePage | null,
): Promise<Figures> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(record);
    if (bare !== null) await serveBare(page, bare);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(address, { waitUntil: 'load' });
    await act(page);
    await page.waitForTimeout(settling);
    const seen = await page.evaluate(
      () => (window as unknown as { seen: { longest: number; long: number } }).seen,
    );
    return { inp: seen.longest, longTasks: seen.long };
  } finally {
    await context.close();
  }
};

const medianOf = (figures: readonly Figures[]): Figures => ({
  inp: Math.round(median(figures.map(({ inp }) => inp))),
  longTasks: Math.round(median(figures.map(({ longTasks }) => longTasks))),
});

const site = await startDemo('.');
const browser = await chromium.launch({ executablePath: findTestBrowser() });
try {
  const script = await buildBarePage();
  for (const interaction of interactions) {
    const address = `http://${host}.localhost:${site.port}${interaction.path}`;
    const [, served] = await ask(String(site.port), interaction.path, { host });
    const bare = { html: bareDocument(served.toString('utf8')), script };
    const seen = { ours: [] as Figures[], bare: [] as Figures[] };
    for (let run = 0; run < runs; run += 1) {
      seen.ours.push(await measureOnce(browser, address, interaction, null));
      if (!interaction.onlyOurs) seen.bare.push(await measureOnce(browser, address, interaction, bare));
    }
    const figures = { ours: medianOf(seen.ours), bare: interaction.onlyOurs ? null : medianOf(seen.bare) };
    console.log(JSON.stringify({ name: interaction.name, ...figures }));
  }
} finally {
  await browser.close();
  await site.close();
}
