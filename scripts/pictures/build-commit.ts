import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const run = (folder: string, command: string, ...call: string[]): void =>
  void execFileSync(command, call, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });

/** What `folder` holds, built; its packages are those of `root` where both want the same. */
const build = (root: string, folder: string): void => {
  const lockOf = (place: string) => readFileSync(join(place, 'package-lock.json'), 'utf8');
  if (!existsSync(join(folder, 'node_modules'))) {
    // A copy: through a link the build would find packages outside of its folder.
    if (lockOf(folder) === lockOf(root)) run(root, 'cp', '-a', 'node_modules', folder);
    else run(folder, 'npm', 'ci', '--silent');
  }
  run(folder, 'npm', 'run', '--silent', 'build');
};

/** A commit in a folder of its own, built. `remove` takes it away again. Throws for what is no commit. */
export const buildCommit = (root: string, commit: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const remove = () => {
    run(root, 'git', 'worktree', 'remove', '--force', folder);
    rmSync(folder, { recursive: true, force: true });
  };
  run(root, 'git', 'worktree', 'add', '--detach', '--quiet', folder, commit);
  try {
    build(root, folder);
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, remove };
};
