import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{shared,server,client,locales}/**/*.test.{ts,tsx}', 'tests/{unit,http,outage}/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ['tests/setup/no-stray-console.ts'],
  },
});
