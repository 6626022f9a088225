import { defineConfig } from '@playwright/test';
import { findTestBrowser } from './scripts/find-browser.ts';

/** Ports of the site under test: apart from those of a site that somebody has running. */
const first = Number(process.env['PLAYWRIGHT_PORT_BASE'] ?? 3100);
const ports = { PORT: `${first}`, OPS_PORT: `${first + 1}`, EMBEDDED_PORT: `${first + 2}` };

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // More than processors: a browser test waits most of its time.
  workers: 4,
  // One more try: a browser on a busy machine may be late; a test that passes only then is reported as flaky.
  retries: 1,
  // Far beyond what a page needs: tests wait for what is to happen, and a busy machine is late, not wrong.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: `http://help.atd-parts.co.uk.localhost:${ports.PORT}`,
    // What moves is waited for and costs work: the tests that are about motion ask for it.
    reducedMotion: 'reduce',
    launchOptions: {
      executablePath: findTestBrowser(),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A fifth of all the work: to imitate a graphics processor, and to optimise what runs for a second.
        '--disable-gpu',
        '--js-flags=--no-opt --single-threaded',
        // A page of the next host would begin a process of its own: two thirds of what it costs to load.
        '--disable-site-isolation-trials',
        '--renderer-process-limit=1',
      ],
    },
    // Recording costs more than the page under test: only where a test failed once.
    trace: 'on-first-retry',
  },
  webServer: {
    command: 'node tests/setup/serve-seeded.ts',
    // An article, not only readiness: until its thread has started, the first one of a busy machine may be late.
    url: `http://localhost:${ports.PORT}/categories/12/1201/120101`,
    reuseExistingServer: false,
    // As patient as the tests: a busy machine is late, not wrong.
    timeout: 180_000,
    env: { ...ports, LOG_LEVEL: 'warn' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
