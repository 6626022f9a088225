interface Suite {
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly { readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[];
  }[];
  readonly suites?: readonly Suite[];
}

interface Report {
  /** Of vitest: a file each. */
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
  /** Of Playwright: files, and what they group. */
  readonly suites?: readonly Suite[];
}

/** Tests that did not pass at the first try, by name. */
export interface Troubles {
  readonly failed: readonly string[];
  /** Passed only when tried again. */
  readonly flaky: readonly string[];
}

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)];

const troublesOfBrowser = (suites: readonly Suite[]): Troubles => {
  const named = (status: 'unexpected' | 'flaky') =>
    suites
      .flatMap(specsOf)
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, line, title }) => `${file}:${line} ${title}`);
  return { failed: named('unexpected'), flaky: named('flaky') };
};

/** What a JSON report of vitest or Playwright says went wrong. `root`: the folder that names of files begin behind. */
export const readTroubles = (json: string, root: string): Troubles => {
  const { testResults = [], suites } = JSON.parse(json) as Report;
  if (suites) return troublesOfBrowser(suites);
  const tests = testResults.flatMap((file) =>
    file.assertionResults.map((test) => ({
      ...test,
      title: `${file.name.replace(root, '')} ${test.fullName}`,
    })),
  );
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    failed: [
      ...tests.filter(({ status }) => status === 'failed').map(({ title }) => title),
      // A file that could not be loaded, or whose hooks failed, has no test to name.
      ...broken.map(({ name, message }) => `${name.replace(root, '')} ${message.split('\n')[0]}`),
    ],
    flaky: tests
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ title }) => title),
  };
};
