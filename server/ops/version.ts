import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { readBuildId } from '#server/pages/build-id.ts';

const root = join(import.meta.dirname, '../..');

/** What runs here, read once, at the start. @param commit as `COMMIT` says it; `null` asks the checkout. */
export const readVersion = (commit: string | null) => ({
  /** Of the sources; `unknown` where neither `COMMIT` nor a checkout says it. */
  commit: commit ?? commitOfCheckout() ?? 'unknown',
  /** As in ETags and surrogate keys: another one whenever a file has changed that responses are made from. */
  build: readBuildId(root),
  node: process.version,
});
export type Version = ReturnType<typeof readVersion>;

const commitOfCheckout = (): string | null => {
  try {
    const options = { cwd: root, stdio: 'pipe', timeout: 1_000 } as const;
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], options).toString().trim();
  } catch {
    return null;
  }
};
