import { execFileSync } from 'node:child_process';
import { findProgram } from '#tests/setup/find-program.ts';

const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Playwright's download, where the network allows it. */
const installFromPlaywright = (): string => {
  execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  return execFileSync('node', ['-e', "console.log(require('playwright').chromium.executablePath())"], {
    encoding: 'utf8',
  }).trim();
};

/** Path of a whole Chromium: the system's, else one that is installed now. Throws where there is none to be had. */
export const findBrowser = (): string =>
  process.env['CHROMIUM_PATH'] ?? findProgram(wholeBrowsers, 'chromium') ?? installFromPlaywright();

/**
 * Path of a Chromium to test with. The shell without windows is preferred, also over a whole browser that is there
 * already: for each test the latter loads a window's own tool bars, five times the work of the page under test.
 */
export const findTestBrowser = (): string =>
  process.env['CHROMIUM_PATH'] ?? findProgram(shells, 'chromium-headless-shell') ?? findBrowser();
