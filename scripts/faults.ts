import { parseArgs } from 'node:util';
import { promises } from '#tests/faults/promises.ts';
import { runTests, type FileResult } from '#tests/faults/run-tests.ts';
import { findTestBrowser } from './find-browser.ts';

/**
 * What the site promises under load, faults and bad input, one JSON line a promise. Needs `npm run build` before, and Linux
 * for the figures of `--long`.
 *
 *   npm run test:faults                      by the tests that `npm test` runs as well, with rarer faults; five minutes
 *   npm run test:faults -- --long            and at full size: half an hour, loopback only
 *   npm run test:faults -- --long overload   promises of that name only; `--no-tests` leaves out their tests
 *
 * Exit code 1 where a promise is not held.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { long: { type: 'boolean', default: false }, 'no-tests': { type: 'boolean', default: false } },
});
const chosen = promises.filter(
  ({ promise }) => positionals.length === 0 || positionals.some((name) => promise.includes(name)),
);
if (chosen.length === 0) throw new Error(`no promise is called ${positionals.join(' ')}`);

process.env['CHROMIUM_PATH'] ??= findTestBrowser();
const files = values['no-tests'] ? [] : [...new Set(chosen.flatMap(({ tests = [] }) => tests))];
const results = await runTests(files);

/** The tests of a promise; one that did not run, or ran nothing, does not hold it. */
const judge = (tests: readonly string[]) => {
  const all = tests.map(
    (file) => results.get(file) ?? ({ passed: 0, failed: 1, skipped: 0 } satisfies FileResult),
  );
  const sum = (kind: keyof FileResult) => all.reduce((total, result) => total + result[kind], 0);
  const skipped = sum('skipped');
  return {
    tests: `${sum('passed')} of ${sum('passed') + sum('failed')}${skipped > 0 ? `, ${skipped} skipped` : ''}`,
    held: all.every(({ passed, failed }) => failed === 0 && passed > 0),
  };
};

for (const { promise, required, tests, measure } of chosen) {
  const tested = tests && files.length > 0 ? judge(tests) : null;
  const figures =
    measure && values.long
      ? await measure().catch((error: unknown) => ({ measured: { error: String(error) }, held: false }))
      : null;
  if (!tested && !figures) continue;
  const held = (tested?.held ?? true) && (figures?.held ?? true);
  const measured = { ...(tested && { tests: tested.tests }), ...figures?.measured };
  console.log(JSON.stringify({ promise, measured, required, held }));
  if (!held) process.exitCode = 1;
}
process.exit();
