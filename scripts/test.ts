import { mkdirSync, rmSync } from 'node:fs';
import { findTestBrowser } from './find-browser.ts';
import { addCounts } from './test-run/count.ts';
import { runStep, type Outcome, type Step } from './test-run/step.ts';

/**
 * `npm test`: every check. What reads sources only runs beside the build and the unit tests; tests of the site have the
 * machine to themselves, for they wait for each other's answers. Goes on after a failure, so that one run tells all, and
 * ends with the time of each step, the tests that did not pass at once, by name, and one line of counts.
 *
 *   npm test -- --all      also the full browser matrix, the main journeys in Firefox and WebKit, every open state of every
 *                          screen, and a walk through the site on a slow line that sees what moves by itself
 */
const all = process.argv.includes('--all');
const results = 'test-results';

/** @param name projects of `vitest.config.ts` whose names begin so. */
const vitest = (name: string): Step => ({
  name,
  command: `vitest run --project '${name}*' --reporter=default --reporter=json --outputFile.json=${results}/${name}.json`,
  report: `${results}/${name}.json`,
});

const checks: readonly Step[] = [
  // Tells types as well, by the compiler that it asks anyway, in a quarter of the time of `tsc -b`.
  { name: 'lint', command: 'oxlint --type-aware --type-check --deny-warnings' },
  { name: 'format', command: 'oxfmt --check' },
  { name: 'styles', command: 'stylelint "{client,server}/**/*.css"' },
  { name: 'imports', command: 'depcruise server client shared' },
  { name: 'unused', command: 'knip' },
];
const build: Step = { name: 'build', command: 'npm run --silent build' };
const browser: Step = { name: 'browser', command: 'playwright test', report: `${results}/playwright.json` };

const rest: readonly Step[] = [
  { ...vitest('engines'), mayBeSkipped: true },
  { name: 'states', command: 'node tests/states/check-states.ts' },
  { name: 'shifts', command: 'node tests/states/check-shifts.ts' },
];

const environment = {
  ...process.env,
  CHROMIUM_PATH: findTestBrowser(),
  TEST_MATRIX: all ? 'full' : 'pairwise',
  // Dozens of processes of the site are started: the first one compiles for all.
  NODE_COMPILE_CACHE: 'node_modules/.cache/compiled',
};

const inTurn = async (steps: readonly Step[], quiet: boolean): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const step of steps) outcomes.push(await runStep(step, { environment, quiet }));
  return outcomes;
};

type Times = Pick<Outcome, 'name' | 'wallSeconds' | 'cpuSeconds' | 'flaky'>;

const timesOf = ({ name, wallSeconds, cpuSeconds, flaky }: Times): string =>
  [
    name.padEnd(10),
    `${wallSeconds.toFixed(0).padStart(4)} s`,
    `${cpuSeconds.toFixed(0).padStart(4)} CPU-s`,
    ...(flaky > 0 ? [`${flaky} passed only when tried again`] : []),
  ].join('  ');

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const start = performance.now();
const beside = await Promise.all([inTurn(checks, true), inTurn([build, vitest('unit')], true)]);
const outcomes = [
  ...beside.flat(),
  ...(await inTurn([vitest('http'), browser, ...(all ? rest : [])], false)),
];

const { passed, failed, skipped, flaky } = addCounts(outcomes);
const total = {
  name: 'all',
  wallSeconds: (performance.now() - start) / 1000,
  cpuSeconds: outcomes.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
  passed,
  failed,
  skipped,
  flaky,
};
console.log(`\n${[...outcomes, total].map(timesOf).join('\n')}`);
for (const { troubles } of outcomes) {
  for (const name of troubles.flaky) console.log(`passed only when tried again: ${name}`);
  for (const name of troubles.failed) console.log(`FAILED: ${name}`);
}
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed === 0 ? 0 : 1;
