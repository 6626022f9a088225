import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Step {
  readonly name: string;
  readonly command: string;
  /** Where the runner writes its JSON report; a step without one counts as one check. */
  readonly report?: string;
  /** What it needs may be missing on this machine: then all of it is skipped, and nothing has failed. */
  readonly mayBeSkipped?: true;
}

export interface Outcome {
  readonly passed: number;
  readonly skipped: number;
  /** Names of what failed. */
  readonly failed: readonly string[];
  /** Names of what passed only when tried again; also counted as passed. */
  readonly flaky: readonly string[];
}

/** Of Playwright: files, and what they group. */
interface Suite {
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly { readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[];
  }[];
  readonly suites?: readonly Suite[];
}

interface Report {
  readonly suites?: readonly Suite[];
  /** Of vitest: a file each. */
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

type Result = 'passed' | 'failed' | 'skipped' | 'flaky';

/** What a JSON report of vitest or Playwright says of each test. `root`: the folder that names of files begin behind. */
export const readReport = (json: string, root: string): Outcome => {
  const { suites, testResults = [] } = JSON.parse(json) as Report;
  const results = suites ? suites.flatMap(resultsOfSuite) : testResults.flatMap(resultsOfFile);
  const named = (wanted: Result) =>
    results.filter(([, result]) => result === wanted).map(([name]) => name.replace(root, ''));
  const flaky = named('flaky');
  return {
    passed: named('passed').length + flaky.length,
    skipped: named('skipped').length,
    failed: named('failed'),
    flaky,
  };
};

const resultsOfSuite = ({ specs, suites = [] }: Suite): (readonly [string, Result])[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ status }) => [`${file}:${line} ${title}`, ofPlaywright[status]] as const),
  ),
  ...suites.flatMap(resultsOfSuite),
];

const ofPlaywright = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
  skipped: 'skipped',
} as const;

const resultsOfFile = ({
  name,
  status,
  message,
  assertionResults,
}: NonNullable<Report['testResults']>[number]): (readonly [string, Result])[] => {
  const results = assertionResults.map((test): readonly [string, Result] => {
    const result = test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped';
    const isFlaky = result === 'passed' && test.failureMessages.length > 0;
    return [`${name} ${test.fullName}`, isFlaky ? 'flaky' : result];
  });
  // A file that could not be loaded, or whose hooks failed, has no test to name.
  const isBroken = status === 'failed' && results.every(([, result]) => result !== 'failed');
  return isBroken ? [...results, [`${name} ${message.split('\n')[0]}`, 'failed']] : results;
};

const outcomeOf = ({ name, report, mayBeSkipped }: Step, ok: boolean): Outcome => {
  const whole = { passed: 0, skipped: 0, failed: [`${name}: failed as a whole, see above`], flaky: [] };
  if (!report) return ok ? { ...whole, passed: 1, failed: [] } : whole;
  try {
    const outcome = readReport(readFileSync(report, 'utf8'), `${process.cwd()}/`);
    // A runner that broke, or ran nothing, has failed whatever it counted.
    const ran = outcome.passed > 0 || (mayBeSkipped === true && outcome.skipped > 0);
    return (ok && ran) || outcome.failed.length > 0 ? outcome : { ...outcome, failed: whole.failed };
  } catch {
    return whole;
  }
};

/**
 * Runs a step to its end, whatever comes of it.
 *
 * @param quiet keeps what the step says until it ends, for steps that run beside others.
 */
export const runStep = async (
  step: Step,
  environment: NodeJS.ProcessEnv,
  quiet: boolean,
): Promise<Outcome> => {
  const start = performance.now();
  if (!quiet) console.log(`\n── ${step.name}`);
  const child = spawn('sh', ['-c', step.command], {
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    env: environment,
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => void said.push(part));
  const ok = await new Promise<boolean>((resolve) => child.on('close', (status) => resolve(status === 0)));
  const text = Buffer.concat(said).toString('utf8').trim();
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`${text && `\n${text}\n`}── ${step.name}: ${ok ? 'ok' : 'FAILED'} in ${seconds} s`);
  return outcomeOf(step, ok);
};
