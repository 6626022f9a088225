export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Passed only when tried again; also counted as passed. */
  readonly flaky: number;
}

export const noTests: Count = { passed: 0, failed: 0, skipped: 0, flaky: 0 };

interface Report {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly numPendingTests?: number;
  readonly stats?: {
    readonly expected: number;
    readonly unexpected: number;
    readonly skipped: number;
    readonly flaky: number;
  };
}

/** What a JSON report of vitest or Playwright counted. */
export const readCount = (json: string): Omit<Count, 'flaky'> => {
  const { stats, numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = JSON.parse(json) as Report;
  if (!stats) return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
  const { expected, unexpected, skipped, flaky } = stats;
  return { passed: expected + flaky, failed: unexpected, skipped };
};

export const addCounts = (counts: readonly Count[]): Count =>
  counts.reduce(
    (sum, { passed, failed, skipped, flaky }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      flaky: sum.flaky + flaky,
    }),
    noTests,
  );
