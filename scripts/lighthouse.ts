import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { startDemo } from '#tests/setup/start-demo.ts';
import { findBrowser } from './find-browser.ts';

/**
 * `npx node scripts/lighthouse.ts [--runs 5]`; needs `npm run build` before: home, category, article and search on a
 * phone. Accessibility, best practices and SEO must be 100; of performance the median of the runs is reported, and what
 * it is made of, for times are noise on a shared machine.
 */
const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '1' } } });
const runs = Number(options.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1 on');
const pages = ['/', '/categories/12', '/categories/12/1202/120201', '/search?articles=parcel'];
/** Fetched when it is used: it would be a third of what `npm ci` installs. */
const lighthouse = 'lighthouse@12.8.2';
const mustBePerfect = ['accessibility', 'best-practices', 'seo'] as const;

interface Audit {
  readonly id: string;
  readonly title: string;
  readonly score: number | null;
  readonly numericValue?: number;
  readonly errorMessage?: string;
}

/** The parts of Lighthouse's report that are read here. */
interface Result {
  readonly categories: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] }
    >
  >;
  readonly audits: Readonly<Record<string, Audit>>;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Results pages are not for search engines on purpose (behaviour/pages 12): Lighthouse counts that as a fault. */
const expectedFaults: Readonly<Record<string, readonly string[]>> = {
  '/search?articles=parcel': ['is-crawlable'],
};

/** Of each run: the score from 0 to 100, and times as a phone has them, in ms; the shift has no unit. */
const figures = {
  performance: ({ categories }) => (categories['performance']?.score ?? 0) * 100,
  FCP: ({ audits }) => audits['first-contentful-paint']?.numericValue,
  LCP: ({ audits }) => audits['largest-contentful-paint']?.numericValue,
  TBT: ({ audits }) => audits['total-blocking-time']?.numericValue,
  CLS: ({ audits }) => audits['cumulative-layout-shift']?.numericValue,
} as const satisfies Record<string, (result: Result) => number | undefined>;

const written = (figure: number): string => (figure < 1 ? figure.toFixed(3) : figure.toFixed(0));

/** The first page that a browser opens is lost to its recording at times: such a run is made again. */
const triesOfRun = 3;

const runOnce = async (address: string, tries = triesOfRun): Promise<Result> => {
  const flags = '--headless=new --no-sandbox --disable-background-networking';
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', lighthouse, address, '--quiet', '--output=json', `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: findBrowser() }, maxBuffer: 64 * 1024 ** 2 },
  );
  const result = JSON.parse(stdout) as Result;
  const isMeasured = typeof result.categories['performance']?.score === 'number';
  return isMeasured || tries === 1 ? result : runOnce(address, tries - 1);
};

/** What must be perfect and is not, in a line each. */
const faultsOf = ({ categories, audits }: Result, path: string): readonly string[] =>
  mustBePerfect
    .flatMap((category) => categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
    .filter(({ id }) => !expectedFaults[path]?.includes(id))
    .map(({ id }) => `${id}: ${audits[id]?.title}`);

const unmeasured = ({ audits }: Result): readonly string[] =>
  Object.values(audits).flatMap(({ id, errorMessage }) =>
    errorMessage ? [`${id} could not be measured: ${errorMessage}`] : [],
  );

const measure = async (origin: string, path: string): Promise<boolean> => {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await runOnce(origin + path));
  const medians = Object.entries(figures).map(
    ([name, figure]) => `${name} ${written(median(results.map((result) => figure(result) ?? Number.NaN)))}`,
  );
  const each = results.map((result) => written(figures.performance(result)));
  console.log(`${path}: ${medians.join(', ')} (${each.join(', ')})`);
  for (const line of new Set(results.flatMap(unmeasured))) console.log(`  ${line}`);
  const faults = new Set(results.flatMap((result) => faultsOf(result, path)));
  for (const line of faults) console.log(`  ${line}`);
  return faults.size === 0;
};

const site = await startDemo('.');
const origin = `http://help.atd-parts.co.uk.localhost:${site.port}`;
try {
  const perfect: boolean[] = [];
  for (const path of pages) perfect.push(await measure(origin, path));
  process.exitCode = perfect.every(Boolean) ? 0 : 1;
} finally {
  await site.close();
}
