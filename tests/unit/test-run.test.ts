import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addCounts, noTests, readCount } from '../../scripts/test-run/count.ts';
import { readTimes, runStep } from '../../scripts/test-run/step.ts';
import { readTroubles } from '../../scripts/test-run/troubles.ts';

const options = { environment: process.env, quiet: true };

test('a test that passes only when tried again has passed', () => {
  const report = { stats: { expected: 3, unexpected: 1, skipped: 2, flaky: 1 } };
  expect(readCount(JSON.stringify(report))).toEqual({ passed: 4, failed: 1, skipped: 2 });
});

test('tests that did not pass at once are named, those of a browser by file and line', () => {
  const spec = (title: string, status: string) => ({ title, file: 'a.e2e.ts', line: 3, tests: [{ status }] });
  const report = {
    suites: [
      { specs: [spec('fine', 'expected')], suites: [{ specs: [spec('late', 'flaky')] }] },
      { specs: [spec('wrong', 'unexpected')] },
    ],
  };
  expect(readTroubles(JSON.stringify(report), '/')).toEqual({
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
        ],
      },
      { name: '/root/b.test.ts', status: 'failed', message: 'no such file\nstack', assertionResults: [] },
    ],
  };
  expect(readTroubles(JSON.stringify(report), '/root/')).toEqual({
    failed: ['a.test.ts wrong', 'b.test.ts no such file'],
    flaky: ['a.test.ts late'],
  });
});

test('counts add up', () => {
  const one = { ...noTests, passed: 2, failed: 1 };
  expect(addCounts([one, one, { ...noTests, skipped: 1 }])).toEqual({
    ...noTests,
    passed: 4,
    failed: 2,
    skipped: 1,
  });
});

test('the shell’s own time and that of its children are added', () => {
  expect(readTimes('0m0.010s 0m0.020s\n1m2.500s 0m0.470s\n')).toBeCloseTo(63, 5);
});

test.each([
  ['true', undefined, 1, 0],
  ['false', undefined, 0, 1],
  ['true', 'no/such/report.json', 0, 1],
])('%s with report %s counts %i passed and %i failed', async (command, report, passed, failed) => {
  const step = { name: 'step', command, ...(report === undefined ? {} : { report }) };
  expect(await runStep(step, options)).toMatchObject({ passed, failed });
});

test.each([
  [true, 0],
  [undefined, 1],
] as const)('a step that may be skipped (%s) and is counts %i failed', async (mayBeSkipped, failed) => {
  const report = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(report, JSON.stringify({ numPassedTests: 0, numFailedTests: 0, numPendingTests: 16 }));
  const step = { name: 'step', command: 'true', report, ...(mayBeSkipped && { mayBeSkipped }) };
  expect(await runStep(step, options)).toMatchObject({ passed: 0, failed });
});
