import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Servers are where only their administrator looks. */
const searchPath = `${process.env['PATH'] ?? ''}:/usr/sbin`;

const pathOf = (program: string): string | null => {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${program}`], {
    env: { ...process.env, PATH: searchPath },
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : null;
};

const firstOf = (programs: readonly string[]): string | null =>
  programs.map(pathOf).find((found) => found !== null) ?? null;

/**
 * Where one of these programs is, the first before the others; where none is installed, Debian's package is, if we may.
 * `null`: none can be had.
 */
export const findProgram = (programs: readonly string[], debianPackage: string): string | null => {
  const found = firstOf(programs);
  if (found === null && process.getuid?.() === 0 && pathOf('apt-get')) install(debianPackage);
  return found ?? firstOf(programs);
};

const install = (debianPackage: string): void => {
  // One at a time: another worker may be installing its own.
  const lock = path.join(tmpdir(), 'help-centre-install.lock');
  // Where the network leads nowhere, doing without is better than a long wait.
  const aptGet = 'apt-get -qq -o Acquire::Retries=0 -o Acquire::http::Timeout=10';
  const steps = `${aptGet} update; ${aptGet} install -y --no-install-recommends ${debianPackage}`;
  console.info(`installing ${debianPackage} from the system packages …`);
  spawnSync('flock', [lock, 'sh', '-c', steps], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
};
