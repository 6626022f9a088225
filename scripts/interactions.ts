import { mkdirSync, writeFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { chromium } from 'playwright';
import { startDemo } from '#tests/setup/start-demo.ts';
import { startRun } from './bench/run.ts';
import { ask } from './bench/servers.ts';
import { findTestBrowser } from './find-browser.ts';
import { bareDocument, buildBareScript, type ServedPage } from './interactions/bare-site.ts';
import { measureNavigation, medianOfNavigations, navigations } from './interactions/navigations.ts';
import { measurePress, medianOfPresses, presses } from './interactions/presses.ts';

/**
 * `npm run interactions [-- --only <part of a name>]`: what somebody does on a phone whose processor is four times slower,
 * beside a bare React page of the same markup: the first press on a page that has just come, the first on one at rest, and
 * the way to a page that was fetched ahead. Both in turns, medians of three; milliseconds of a machine, so compare ratios.
 *
 * `test-results/interactions.json` gets all that was measured. Needs a build.
 */
const host = 'help.atd-parts.co.uk';
const runs = 3;
const folder = 'test-results';

const only = process.argv.indexOf('--only');
const isWanted = ({ name }: { readonly name: string }): boolean =>
  only === -1 || name.includes(process.argv[only + 1] ?? '');

const site = await startDemo('.');
const browser = await chromium.launch({ executablePath: findTestBrowser() });
const addressOf = (path: string) => `http://${host}.localhost:${site.port}${path}`;
const read = async (path: string): Promise<ServedPage> => {
  const [, body] = await ask(String(site.port), path, { host });
  return { path, html: body.toString('utf8') };
};
const headingOf = ({ html }: ServedPage): string =>
  new JSDOM(html).window.document.querySelector('main h1')?.textContent ?? '';

/** Both in turns. */
const measureBoth = async <T>(measure: (isBare: boolean) => Promise<T>, hasBare = true) => {
  const seen = { ours: [] as T[], bare: [] as T[] };
  for (let run = 0; run < runs; run += 1) {
    seen.ours.push(await measure(false));
    if (hasBare) seen.bare.push(await measure(true));
  }
  return seen;
};

const measureAll = async () => {
  const script = await buildBareScript();
  const measured = { presses: [] as object[], navigations: [] as object[] };
  const keep = (rows: object[], row: object) => {
    rows.push(row);
    console.log(JSON.stringify(row));
  };
  for (const press of presses.filter(isWanted)) {
    const bare = { html: bareDocument([await read(press.path)]), script };
    const { ours, bare: others } = await measureBoth(
      (isBare) => measurePress(browser, addressOf(press.path), press, isBare ? bare : null),
      !press.onlyOurs,
    );
    const figures = { ours: medianOfPresses(ours), bare: press.onlyOurs ? null : medianOfPresses(others) };
    keep(measured.presses, { name: press.name, ...figures });
  }
  for (const navigation of navigations.filter(isWanted)) {
    const [from, to] = [await read(navigation.from), await read(navigation.to)];
    const bare = { html: bareDocument([from, to]), script };
    const { ours, bare: others } = await measureBoth((isBare) =>
      measureNavigation(browser, addressOf(from.path), navigation, headingOf(to), isBare ? bare : null),
    );
    const figures = { ours: medianOfNavigations(ours), bare: medianOfNavigations(others) };
    keep(measured.navigations, { name: navigation.name, ...figures });
  }
  return measured;
};

try {
  const { rows: _, ...run } = startRun();
  const measured = await measureAll();
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/interactions.json`, `${JSON.stringify({ ...run, ...measured }, null, 2)}\n`);
} finally {
  await browser.close();
  await site.close();
}
