import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noTests, readCount, type Count } from './count.ts';
import { readTroubles, type Troubles } from './troubles.ts';

export interface Step {
  readonly name: string;
  readonly command: string;
  /** Where the runner writes its counts; a step without one counts as one check. */
  readonly report?: string;
  /** What it needs may be missing on this machine: then all of it is skipped, and nothing has failed. */
  readonly mayBeSkipped?: true;
}

export interface Outcome extends Count {
  readonly name: string;
  readonly troubles: Troubles;
  readonly wallSeconds: number;
  /** Of the processor, user and system, by all processes of the step that ended before it did. */
  readonly cpuSeconds: number;
}

/** Reads what the shell's `times` wrote: its own time in the first line, its children's in the second. */
export const readTimes = (text: string): number =>
  [...text.matchAll(/(\d+)m([\d.,]+)s/g)].reduce(
    (sum, [, minutes, seconds = '']) => sum + Number(minutes) * 60 + Number(seconds.replace(',', '.')),
    0,
  );

const readOutcome = (
  { name, report, mayBeSkipped }: Step,
  ok: boolean,
): Count & { readonly troubles: Troubles } => {
  const none: Troubles = { failed: [], flaky: [] };
  const failedWhole = { ...none, failed: [`${name}: failed as a whole, see above`] };
  if (!report)
    return ok ? { ...noTests, passed: 1, troubles: none } : { ...noTests, failed: 1, troubles: failedWhole };
  try {
    const json = readFileSync(report, 'utf8');
    const troubles = readTroubles(json, `${process.cwd()}/`);
    const count = { ...readCount(json), flaky: troubles.flaky.length };
    // A runner that broke, or ran nothing, has failed whatever it counted.
    const ran = count.passed > 0 || (mayBeSkipped === true && count.skipped > 0);
    if (ok && ran) return { ...count, troubles };
    return {
      ...count,
      failed: Math.max(1, count.failed),
      troubles: troubles.failed.length > 0 ? troubles : { ...troubles, failed: failedWhole.failed },
    };
  } catch {
    return { ...noTests, failed: 1, troubles: failedWhole };
  }
};

interface RunOptions {
  readonly environment: NodeJS.ProcessEnv;
  /** Keeps what the step says until it ends, for steps that run beside others. */
  readonly quiet: boolean;
}

/** Runs a step to its end, whatever comes of it. */
export const runStep = async (step: Step, { environment, quiet }: RunOptions): Promise<Outcome> => {
  const start = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'step-'));
  const times = join(folder, 'times');
  if (!quiet) console.log(`\n── ${step.name}`);
  const child = spawn('sh', ['-c', `${step.command}\nstatus=$?\ntimes >"$STEP_TIMES"\nexit $status`], {
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    env: { ...environment, STEP_TIMES: times },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => void said.push(part));
  const ok = await new Promise<boolean>((resolve) => child.on('close', (status) => resolve(status === 0)));
  const cpuSeconds = readTimes(readFileSync(times, { encoding: 'utf8', flag: 'a+' }));
  rmSync(folder, { recursive: true });
  const wallSeconds = (performance.now() - start) / 1000;
  const text = Buffer.concat(said).toString('utf8').trim();
  console.log(
    `${text && `\n${text}\n`}── ${step.name}: ${ok ? 'ok' : 'FAILED'} in ${Math.round(wallSeconds)} s`,
  );
  return { name: step.name, wallSeconds, cpuSeconds, ...readOutcome(step, ok) };
};
