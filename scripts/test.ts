import { mkdirSync, rmSync } from 'node:fs';
import { findTestBrowser } from './find-browser.ts';
import { runStep, type Outcome, type Step } from './test-run.ts';

/**
 * `npm test`: every check. What reads sources only runs beside the build and the unit tests; tests of the site have the
 * machine to themselves, for they wait for each other's answers. Goes on after a failure, so that one run tells all, and
 * ends with the tests that did not pass at once, by name, and one line of counts.
 *
 *   npm test -- --all      also the full browser matrix, the main journeys in Firefox and WebKit, every open state of every
 *                          screen, and a walk through the site on a slow line that sees what moves by itself
 *   npm run check          only what reads the sources: lint with types, format, styles, imports, what nobody uses
 */
const all = process.argv.includes('--all');
const checksAlone = process.argv.includes('--checks');
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
  ...(!checksAlone && { CHROMIUM_PATH: findTestBrowser() }),
  TEST_MATRIX: all ? 'full' : 'pairwise',
  // Dozens of processes of the site are started: the first one compiles for all.
  NODE_COMPILE_CACHE: 'node_modules/.cache/compiled',
};

const inTurn = async (steps: readonly Step[], quiet: boolean): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const step of steps) outcomes.push(await runStep(step, environment, quiet));
  return outcomes;
};

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const start = performance.now();
const beside = await Promise.all([
  inTurn(checks, true),
  ...(checksAlone ? [] : [inTurn([build, vitest('unit')], true)]),
]);
const alone = checksAlone ? [] : await inTurn([vitest('http'), browser, ...(all ? rest : [])], false);

const outcomes = [...beside.flat(), ...alone];
const sum = (count: (outcome: Outcome) => number) =>
  outcomes.reduce((total, outcome) => total + count(outcome), 0);
const [failed, skipped] = [sum((outcome) => outcome.failed.length), sum((outcome) => outcome.skipped)];
console.log(`\nall in ${Math.round((performance.now() - start) / 1000)} s`);
for (const { flaky } of outcomes)
  for (const name of flaky) console.log(`passed only when tried again: ${name}`);
for (const outcome of outcomes) for (const name of outcome.failed) console.log(`FAILED: ${name}`);
console.log(
  `\n${sum(({ passed }) => passed)} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
);
process.exitCode = failed === 0 ? 0 : 1;
