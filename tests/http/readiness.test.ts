import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { startFaultProxy } from '#tests/fakes/fault-proxy.ts';
import { copySeededData } from '#tests/setup/seeded-data.ts';
import { freePorts } from '#tests/setup/free-port.ts';
import { startEmbedded } from '#tests/setup/start-embedded.ts';
import { opsStatus, whenReady } from '#tests/setup/when-ready.ts';

const ports = await freePorts();

const statusOf = (path: '/readyz' | '/healthz') => opsStatus(ports.OPS_PORT, path);

test('a process that starts in an outage is alive and not ready, and ready once content was had', async () => {
  const embedded = await startEmbedded();
  const proxy = await startFaultProxy(embedded.url);
  proxy.fail('status-500');
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, ...ports, UPSTREAM_URL: proxy.url, OPS_HOST: '127.0.0.1', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  onTestFinished(async () => {
    server.kill('SIGKILL');
    await proxy.close();
    await embedded.close();
  });
  // The first sweep has come and gone in vain.
  const trees = () => new Set(proxy.calls.filter((call) => call.includes('get_categories'))).size;
  await expect.poll(trees, { timeout: 30_000 }).toBeGreaterThan(28);
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
  proxy.fail('none');
  await whenReady(ports.OPS_PORT);
  proxy.fail('status-500');
  expect(await statusOf('/readyz')).toBe(200);
  server.kill('SIGTERM');
  await expect.poll(() => statusOf('/readyz'), { interval: 20 }).not.toBe(200);
});

test('a process says what runs in it: in its first log line, to operators and in the metrics', async () => {
  const own = await freePorts();
  const { dataFile, remove } = copySeededData();
  onTestFinished(remove);
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, ...own, COMMIT: 'v1.2.3', OPS_HOST: '127.0.0.1', EMBEDDED_DATA: dataFile },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  const [line] = (await once(createInterface(server.stdout), 'line')) as [string];
  const { commit, build, node, msg } = JSON.parse(line) as Record<string, string>;
  expect({ commit, node, msg }).toEqual({ commit: 'v1.2.3', node: process.version, msg: 'starting' });
  await whenReady(own.OPS_PORT);
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${own.OPS_PORT}${path}`)).text();
  expect(JSON.parse(await ask('/readyz?verbose'))).toMatchObject({ version: { commit, build, node } });
  expect(await ask('/metrics')).toContain(
    `help_build_info{commit="v1.2.3",build="${build}",node="${node}"} 1`,
  );
});
