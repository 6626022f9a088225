import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findTestBrowser } from './find-browser.ts';

/**
 * `npm test`: every check in the order in which it is cheapest to fail. Goes on after a failure, so that one run tells
 * all, and ends with one line. `--all` runs the full browser matrix instead of its pairwise part.
 */
const all = process.argv.includes('--all');
const results = 'test-results';

interface Step {
  readonly name: string;
  readonly command: string;
  /** Where the runner writes its counts; a step without one counts as one check. */
  readonly report?: string;
}

const steps: readonly Step[] = [
  { name: 'format', command: 'npm run --silent check:format' },
  { name: 'lint', command: 'npm run --silent check:lint' },
  { name: 'styles', command: 'npm run --silent check:styles' },
  { name: 'types', command: 'npm run --silent check:types' },
  { name: 'imports', command: 'npm run --silent check:imports' },
  { name: 'unused', command: 'npm run --silent check:unused' },
  { name: 'build', command: 'npm run --silent build' },
  {
    name: 'unit and http',
    command: `vitest run --reporter=default --reporter=json --outputFile.json=${results}/vitest.json`,
    report: `${results}/vitest.json`,
  },
  { name: 'browser', command: 'playwright test', report: `${results}/playwright.json` },
];

interface Count {
  passed: number;
  failed: number;
}

const readCount = (file: string): Count => {
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests?: number;
    numFailedTests?: number;
    stats?: { expected: number; unexpected: number };
  };
  return report.stats
    ? { passed: report.stats.expected, failed: report.stats.unexpected }
    : { passed: report.numPassedTests ?? 0, failed: report.numFailedTests ?? 0 };
};

const countOf = ({ report }: Step, ok: boolean): Count => {
  const single = ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!report) return single;
  try {
    const count = readCount(report);
    // A runner that broke, or ran nothing, has failed whatever it counted.
    return ok && count.passed > 0 ? count : { ...count, failed: Math.max(1, count.failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

const run = (step: Step, environment: NodeJS.ProcessEnv): Count => {
  const start = performance.now();
  console.log(`\n── ${step.name}`);
  const { status } = spawnSync(step.command, {
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: environment,
  });
  const count = countOf(step, status === 0);
  console.log(
    `── ${step.name}: ${status === 0 ? 'ok' : 'FAILED'} in ${Math.round((performance.now() - start) / 1000)} s`,
  );
  return count;
};

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const environment = {
  ...process.env,
  CHROMIUM_PATH: findTestBrowser(),
  TEST_MATRIX: all ? 'full' : 'pairwise',
};
const total = steps
  .map((step) => run(step, environment))
  .reduce((sum, count) => ({
    passed: sum.passed + count.passed,
    failed: sum.failed + count.failed,
  }));
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
