import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/setup/longest-first.ts';

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // Modules keep no state (`state is born per request`), so files of a worker may share them: half the time is loading.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Not the usual second: a busy machine is late, not wrong.
    expect: { poll: { timeout: 15_000 } },
    setupFiles: ['tests/setup/no-stray-console.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        // Node runs these sources itself, as in production: a fifth less work than what Vite makes of them.
        test: {
          name: 'unit',
          include: ['{shared,server,locales}/**/*.test.ts', 'tests/unit/**/*.test.ts'],
          experimental: { viteModuleRunner: false },
        },
      },
      {
        extends: true,
        // What only Vite can load: components and style sheets.
        test: { name: 'unit-vite', include: ['client/**/*.test.{ts,tsx}', '{shared,server}/**/*.test.tsx'] },
      },
      {
        extends: true,
        // Through the real site: these need `npm run build` before.
        test: {
          name: 'http',
          include: ['tests/{http,outage}/**/*.test.ts'],
          // More than processors: these wait for answers, deadlines and stops half of their time.
          maxWorkers: 4,
          // Node runs the sources as in production: Vite would transform them first, and what it makes of them runs slower.
          experimental: { viteModuleRunner: false },
          // Projects of different numbers of workers run one after the other, where a command names files of both.
          sequence: { groupOrder: 1 },
          // One more try, as in the browser: what is real may be late on a busy machine; it is reported as flaky.
          retry: 1,
        },
      },
      {
        extends: true,
        // Through a site whose modules a test replaces: in a process of its own, or others would have loaded them.
        test: {
          name: 'http-alone',
          include: ['tests/alone/**/*.test.ts'],
          isolate: true,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        // Minutes of misbehaviour, and processor time that a busy machine blurs: a step of `npm run test:faults`.
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          maxWorkers: 1,
          experimental: { viteModuleRunner: false },
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        // Through the real site as well, in browsers that may have to be installed: a step of `npm test -- --all` alone.
        test: { name: 'engines', include: ['tests/engines/**/*.test.ts'] },
      },
    ],
  },
});
