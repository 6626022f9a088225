import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A real Varnish with our rules (`deploy/varnish`). */
export interface Varnish {
  /** What its probes would say of a replica, said by us; `auto` leaves it to them. */
  setReady(replica: 1 | 2, health: 'healthy' | 'sick' | 'auto'): void;
  close(): Promise<void>;
}

interface Options {
  /** Ports of loopback: where visitors come in, and where purges do. */
  readonly site: number;
  readonly purge: number;
  /** Where the replicas are, which answer pages and probes there. */
  readonly replicas: readonly [number, number];
}

const folderOfRules = path.resolve('deploy/varnish');

/** Starts `program`; the rules are those of the repository, but for the addresses of the replicas. */
export const startVarnish = async (program: string, { site, purge, replicas }: Options): Promise<Varnish> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'help-centre-varnish-'));
  const addresses = readFileSync(path.join(folderOfRules, 'replicas.vcl'), 'utf8').replaceAll(
    /"site-([12])"; \.port = "\d+"/g,
    (_, number: string) => `"127.0.0.1"; .port = "${replicas[Number(number) - 1]}"`,
  );
  writeFileSync(path.join(folder, 'replicas.vcl'), addresses);
  const listen = ['-a', `site=127.0.0.1:${site}`, '-a', `purge=127.0.0.1:${purge}`];
  const rules = ['-f', path.join(folderOfRules, 'help-centre.vcl'), '-p', `vcl_path=${folder}`];
  const place = ['-F', '-j', 'none', '-n', path.join(folder, 'work'), '-s', 'malloc,32m'];
  const server = spawn(program, [...place, ...listen, ...rules], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  server.stderr.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
  const ended = once(server, 'exit');
  while ((await fetch(`http://127.0.0.1:${purge}/`).catch(() => null)) === null) {
    if (server.exitCode !== null) throw new Error(`Varnish did not start: ${said}`);
    await sleep(20);
  }
  return {
    setReady(replica, health) {
      const command = ['backend.set_health', `boot.ops_${replica}`, health];
      const { status } = spawnSync('varnishadm', ['-n', path.join(folder, 'work'), ...command]);
      if (status !== 0) throw new Error(`Varnish refused ${command.join(' ')}`);
    },
    async close() {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
