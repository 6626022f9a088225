import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { e2eFoldersOf } from './test-run/e2e-folders.ts';
import { findTestBrowser } from './find-browser.ts';

/**
 * `npm run test:changed [since]`: the tests that a change touches; `since` is a commit or branch, `main` unless told
 * otherwise, and what is not committed yet counts. Unit and HTTP tests by what they import; browser tests by the rule of
 * `test-run/e2e-folders.ts`.
 */
const since = process.argv[2] ?? 'main';
const git = (...call: string[]): string[] =>
  execFileSync('git', call, { encoding: 'utf8' }).split('\n').filter(Boolean);

const base = git('merge-base', since, 'HEAD')[0] ?? since;
const changed = [
  ...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]),
].filter((file) => existsSync(file));

const run = (command: string, ...call: string[]): boolean =>
  spawnSync(command, call, { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: findTestBrowser() } })
    .status === 0;

const folders = e2eFoldersOf(changed, readdirSync('tests/e2e'));
console.log(`${changed.length} files changed; browser tests: ${folders.join(', ') || 'none'}`);
const code = changed.filter((file) => /\.(tsx?|json|css)$/.test(file));
const passed =
  run('npm', 'run', '--silent', 'build') &&
  (code.length === 0 || run('vitest', 'related', '--run', '--passWithNoTests', ...code)) &&
  (folders.length === 0 || run('playwright', 'test', ...folders.map((folder) => `tests/e2e/${folder}/`)));
process.exitCode = passed ? 0 : 1;
