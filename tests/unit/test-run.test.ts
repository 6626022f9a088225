import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readReport, runStep } from '../../scripts/test-run.ts';

test('of a browser, tests are named by file and line; one that passes only when tried again has passed', () => {
  const spec = (title: string, status: string) => ({ title, file: 'a.e2e.ts', line: 3, tests: [{ status }] });
  const report = {
    suites: [
      { specs: [spec('fine', 'expected')], suites: [{ specs: [spec('late', 'flaky')] }] },
      { specs: [spec('wrong', 'unexpected'), spec('left out', 'skipped')] },
    ],
  };
  expect(readReport(JSON.stringify(report), '/')).toEqual({
    passed: 2,
    skipped: 1,
    failed: ['a.e2e.ts:3 wrong'],
    flaky: ['a.e2e.ts:3 late'],
  });
});

test('of vitest, also a file that could not be loaded is named', () => {
  const result = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  });
  const report = {
    testResults: [
      {
        name: '/root/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          result('fine', 'passed'),
          result('late', 'passed', 'Error: once'),
          result('wrong', 'failed', 'Error: always'),
          result('left out', 'pending'),
        ],
      },
      { name: '/root/b.test.ts', status: 'failed', message: 'no such file\nstack', assertionResults: [] },
    ],
  };
  expect(readReport(JSON.stringify(report), '/root/')).toEqual({
    passed: 2,
    skipped: 1,
    failed: ['a.test.ts wrong', 'b.test.ts no such file'],
    flaky: ['a.test.ts late'],
  });
});

test.each([
  ['true', undefined, 1, 0],
  ['false', undefined, 0, 1],
  ['true', 'no/such/report.json', 0, 1],
])('%s with report %s counts %i passed and %i failed', async (command, report, passed, failed) => {
  const step = { name: 'step', command, ...(report === undefined ? {} : { report }) };
  const outcome = await runStep(step, process.env, true);
  expect([outcome.passed, outcome.failed.length]).toEqual([passed, failed]);
});

test.each([
  [true, 0],
  [undefined, 1],
] as const)('a step that may be skipped (%s) and is counts %i failed', async (mayBeSkipped, failed) => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const report = join(folder, 'report.json');
  const skipped = { fullName: 'a', status: 'pending', failureMessages: [] };
  const file = { name: 'a.test.ts', status: 'passed', message: '', assertionResults: [skipped] };
  writeFileSync(report, JSON.stringify({ testResults: [file] }));
  const step = { name: 'step', command: 'true', report, ...(mayBeSkipped && { mayBeSkipped }) };
  expect((await runStep(step, process.env, true)).failed).toHaveLength(failed);
});
