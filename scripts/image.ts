import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '#tests/setup/free-port.ts';
import { buildStages, run, searchPath, type Stage } from './image/build-stages.ts';

/**
 * Runs the Dockerfile's own steps in clean folders, for machines without Docker: every stage is a folder, `RUN` is run in
 * it. Then both images' commands are started with an empty environment, the site on the content API of the demo, asked for
 * health and pages, and stopped. Ends with code 0 only if the images would have built, started, answered and stopped
 * cleanly.
 */
const workplace = mkdtempSync(join(tmpdir(), 'help-centre-image-'));

/** The status of a GET to a port of this machine; 0 where nobody answers. */
const statusOf = (port: string, path: string, host = 'localhost'): Promise<number> =>
  new Promise((resolve) => {
    request({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', () => resolve(0))
      .end();
  });

interface Container {
  readonly ports: Readonly<Record<'PORT' | 'OPS_PORT' | 'EMBEDDED_PORT', string>>;
  /** Fails where the process does not end with code 0. */
  stop(): Promise<void>;
}

/** All that were started: none outlives a run that fails. */
const children: ChildProcess[] = [];

const start = async (stage: Stage, more: Readonly<Record<string, string>>): Promise<Container> => {
  const [program = 'node', ...args] = stage.command;
  const cwd = join(stage.root, stage.workdir);
  const ports = await freePorts();
  const environment = { ...stage.environment, ...ports, ...more };
  const server = spawn(program, args, {
    cwd,
    env: { PATH: searchPath, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  children.push(server);
  const ended = once(server, 'exit');
  for (let attempt = 0; (await statusOf(ports.OPS_PORT, '/readyz')) !== 200; attempt++) {
    if (attempt === 300 || server.exitCode !== null) throw new Error('the image did not become ready');
    await sleep(200);
  }
  const [checker = 'node', ...checkerArgs] = stage.healthCheck;
  run(checker, checkerArgs, cwd, environment);
  return {
    ports,
    async stop() {
      server.kill('SIGTERM');
      const [code] = await ended;
      if (code !== 0) throw new Error(`stopping ended with ${code}`);
    },
  };
};

/** Nobody serves the demo shop by accident (behaviour/operations 3). */
const expectRefusal = (
  stage: Stage,
  environment: Readonly<Record<string, string>>,
  sentence: string,
): void => {
  const [program = 'node', ...args] = stage.command;
  const { status, stderr } = spawnSync(program, args, {
    cwd: join(stage.root, stage.workdir),
    env: { PATH: searchPath, ...stage.environment, ...environment },
    encoding: 'utf8',
  });
  if (status === 0 || !stderr.includes(sentence)) throw new Error(`it should have said: ${sentence}`);
};

const expectStatus = async (port: string, host: string, expected: number): Promise<void> => {
  const status = await statusOf(port, '/', host);
  if (status !== expected) throw new Error(`${host} answered ${status}, not ${expected}`);
};

try {
  const stages = buildStages(workplace);
  const [site, demo] = [stages.get('site'), stages.get('demo')];
  if (!site || !demo) throw new Error('the Dockerfile has no stages called site and demo');
  expectRefusal(site, {}, 'UPSTREAM_URL is required');
  expectRefusal(site, { EMBEDDED: 'on' }, 'EMBEDDED is on');
  const shop = await start(demo, { EMBEDDED_DATA: ':memory:' });
  await expectStatus(shop.ports.PORT, 'localhost', 200);
  const replica = await start(site, { UPSTREAM_URL: `http://127.0.0.1:${shop.ports.EMBEDDED_PORT}` });
  await expectStatus(replica.ports.PORT, 'help.atd-parts.fr', 200);
  await expectStatus(replica.ports.PORT, 'localhost', 421);
  await Promise.all([shop.stop(), replica.stop()]);
  console.log('image: built, started, answered and stopped');
} finally {
  for (const child of children) child.kill('SIGKILL');
  rmSync(workplace, { recursive: true, force: true });
}
