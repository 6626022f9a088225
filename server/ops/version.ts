import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { readBuildId } from '#server/pages/build-id.ts';

export interface Version {
  /** Of the sources; `unknown` where neither `COMMIT` nor a checkout says it. */
  readonly commit: string;
  /** As in ETags and surrogate keys: another one whenever a file has changed that responses are made from. */
  readonly build: string;
  readonly node: string;
}

const root = join(import.meta.dirname, '../..');

/** Reads the version, once, at the start. @param commit as `COMMIT` says it; `null` asks the checkout. */
export const readVersion = (commit: string | null): Version => ({
  commit: commit ?? commitOfCheckout() ?? 'unknown',
  build: readBuildId(root),
  node: process.version,
});

const commitOfCheckout = (): string | null => {
  try {
    const options = { cwd: root, stdio: 'pipe', timeout: 1_000 } as const;
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], options).toString().trim();
  } catch {
    return null;
  }
};
