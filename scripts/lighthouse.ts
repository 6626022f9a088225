import lighthouse from 'lighthouse';
import { launch } from 'chrome-launcher';
import { startDemo } from '#tests/setup/start-demo.ts';
import { findBrowser } from './find-browser.ts';

/**
 * `npm run lighthouse`: home, category, article and search on a phone. Accessibility, best practices and SEO must be 100;
 * performance is reported, for absolute times are noise on a shared machine.
 */
const pages = ['/', '/categories/12', '/categories/12/1202/120201', '/search?articles=parcel'];
const mustBePerfect = ['accessibility', 'best-practices', 'seo'] as const;
/** Results pages are not for search engines on purpose (behaviour/pages 12): Lighthouse counts that as a fault. */
const expectedFaults: Readonly<Record<string, readonly string[]>> = {
  '/search?articles=parcel': ['is-crawlable'],
};

const measure = async (origin: string, path: string, port: number): Promise<boolean> => {
  const result = await lighthouse(origin + path, { port, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`no result for ${path}`);
  const { categories, audits } = result.lhr;
  const scores = Object.values(categories).map(({ id, score }) => `${id} ${Math.round((score ?? 0) * 100)}`);
  console.log(`${path}: ${scores.join(', ')}`);
  const faults = mustBePerfect.flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  for (const { id, errorMessage } of Object.values(audits))
    if (errorMessage) console.log(`  ${id} could not be measured: ${errorMessage}`);
  const unexpected = faults.filter((id) => !expectedFaults[path]?.includes(id));
  for (const id of unexpected) console.log(`  ${id}: ${audits[id]?.title}`);
  return unexpected.length === 0;
};

const site = await startDemo('.');
const origin = `http://help.atd-parts.co.uk.localhost:${site.port}`;
const browser = await launch({
  chromePath: findBrowser(),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking'],
});
try {
  const perfect: boolean[] = [];
  for (const path of pages) perfect.push(await measure(origin, path, browser.port));
  process.exitCode = perfect.every(Boolean) ? 0 : 1;
} finally {
  browser.kill();
  await site.close();
}
