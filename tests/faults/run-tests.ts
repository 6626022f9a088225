import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Tests of one file. */
export interface FileResult {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const isOfBrowser = (file: string): boolean => file.startsWith('tests/e2e/');

const run = (command: string, args: readonly string[], environment: NodeJS.ProcessEnv): Promise<unknown> =>
  new Promise((resolve) =>
    spawn(command, args, { env: environment, stdio: ['ignore', 'ignore', 'inherit'] }).on('exit', resolve),
  );

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}
interface Suite {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly { readonly ok: boolean; readonly tests: readonly { readonly status: string }[] }[];
}

const count = (statuses: readonly string[]): FileResult => {
  const of = (...kinds: readonly string[]) => statuses.filter((status) => kinds.includes(status)).length;
  const [passed, skipped] = [of('passed', 'expected', 'flaky'), of('pending', 'skipped', 'todo')];
  return { passed, skipped, failed: statuses.length - passed - skipped };
};

const statusesOf = (suite: Suite): string[] => [
  ...suite.specs.flatMap(({ tests }) => tests.map(({ status }) => status)),
  ...(suite.suites ?? []).flatMap(statusesOf),
];

/** Runs test files, each once, with every kind of fault there is; a file that did not run is not in what it returns. */
export const runTests = async (files: readonly string[]): Promise<ReadonlyMap<string, FileResult>> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'faults-'));
  const results = new Map<string, FileResult>();
  const read = <T>(file: string): T | null => {
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as T;
    } catch {
      return null;
    }
  };
  const environment = { ...process.env, TEST_FAULTS: 'all' };
  const [inBrowser, others] = [files.filter(isOfBrowser), files.filter((file) => !isOfBrowser(file))];
  const vitest = path.join(folder, 'vitest.json');
  if (others.length > 0)
    await run('vitest', ['run', '--reporter=json', `--outputFile.json=${vitest}`, ...others], environment);
  for (const { name, assertionResults } of read<VitestReport>(vitest)?.testResults ?? [])
    results.set(path.relative(process.cwd(), name), count(assertionResults.map(({ status }) => status)));
  const playwright = path.join(folder, 'playwright.json');
  if (inBrowser.length > 0)
    await run('playwright', ['test', '--reporter=json', ...inBrowser], {
      ...environment,
      PLAYWRIGHT_JSON_OUTPUT_NAME: playwright,
    });
  for (const suite of read<{ readonly suites: readonly Suite[] }>(playwright)?.suites ?? []) {
    const file = inBrowser.find((each) => each.endsWith(suite.file));
    if (!file) continue;
    const { passed, failed, skipped } = results.get(file) ?? count([]);
    const more = count(statusesOf(suite));
    results.set(file, {
      passed: passed + more.passed,
      failed: failed + more.failed,
      skipped: skipped + more.skipped,
    });
  }
  rmSync(folder, { recursive: true });
  return results;
};
