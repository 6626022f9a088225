import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];

const installed = (names: readonly string[]): string | null => {
  for (const name of names) {
    const { stdout, status } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return null;
};

/** A program from a package of Debian, as root; `null` where that is not to be had. */
const installFromDebian = (name: string, programs: readonly string[] = [name]): string | null => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  console.error(`installing ${name} from the system packages …`);
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  // Where the network leads nowhere, another browser is better than a long wait.
  const limits = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];
  spawnSync('apt-get', [...limits, 'update'], quiet);
  spawnSync('apt-get', [...limits, 'install', '-y', '--no-install-recommends', name], quiet);
  return installed(programs);
};

/** Path of the first of these programs that is there, or comes with a package of Debian; `null` where there is none. */
export const findProgram = (names: readonly string[], debian: string): string | null =>
  installed(names) ?? installFromDebian(debian, names);

/** Playwright's download, where the network allows it. */
const installFromPlaywright = (): string => {
  execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  return execFileSync('node', ['-e', "console.log(require('playwright').chromium.executablePath())"], {
    encoding: 'utf8',
  }).trim();
};

/** Path of a whole Chromium: the system's, else one that is installed now. Throws where there is none to be had. */
export const findBrowser = (): string =>
  process.env['CHROMIUM_PATH'] ??
  installed(wholeBrowsers) ??
  installFromDebian('chromium') ??
  installFromPlaywright();

/**
 * Path of a Chromium to test with. The shell without windows is preferred, also over a whole browser that is there
 * already: for each test the latter loads a window's own tool bars, five times the work of the page under test.
 */
export const findTestBrowser = (): string =>
  process.env['CHROMIUM_PATH'] ??
  installed(shells) ??
  installFromDebian('chromium-headless-shell') ??
  findBrowser();
