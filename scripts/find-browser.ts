import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const installed = (): string | null => {
  for (const name of names) {
    const { stdout, status } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return null;
};

/** Debian's own package, as root; `null` where that is not to be had. */
const installFromDebian = (): string | null => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  console.error('no browser found: installing chromium from the system packages …');
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update'], quiet);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet);
  return installed();
};

/** Playwright's download, where the network allows it. */
const installFromPlaywright = (): string => {
  execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  return execFileSync('node', ['-e', "console.log(require('playwright').chromium.executablePath())"], {
    encoding: 'utf8',
  }).trim();
};

/** Path of a Chromium to test with: the system's, else one that is installed now. Throws where there is none to be had. */
export const findBrowser = (): string =>
  process.env['CHROMIUM_PATH'] ?? installed() ?? installFromDebian() ?? installFromPlaywright();
