import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { freePort, freePorts } from '#tests/setup/free-port.ts';
import { whenReady } from '#tests/setup/when-ready.ts';

/**
 * `npx node scripts/check-dashboard.ts`: starts the site and a real Prometheus beside it, visits some pages, and runs every query of
 * the Grafana dashboard. Ends with code 1 where Prometheus refuses one, and names those that find nothing yet: counters of
 * what has not happened.
 */
const Dashboard = v.object({
  panels: v.array(
    v.object({ title: v.string(), targets: v.optional(v.array(v.object({ expr: v.string() })), []) }),
  ),
});
const Answer = v.object({
  status: v.string(),
  error: v.optional(v.string()),
  data: v.optional(v.object({ result: v.array(v.unknown()) })),
});

const scrapeSeconds = 1;
const folder = mkdtempSync(join(tmpdir(), 'help-centre-dashboard-'));
const children: ChildProcess[] = [];

const start = (program: string, args: readonly string[], environment: Record<string, string> = {}): void => {
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment },
  });
  child.on('error', (error) => {
    console.error(`${program} cannot be started: ${error.message}`);
    process.exitCode = 1;
  });
  children.push(child);
};

const until = async (what: string, condition: () => Promise<boolean>): Promise<void> => {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (await condition().catch(() => false)) return;
    await sleep(200);
  }
  throw new Error(`waited too long until ${what}`);
};

const check = async (): Promise<void> => {
  const ports = await freePorts();
  start(process.execPath, ['server/main.ts'], {
    NODE_ENV: 'production',
    EMBEDDED_DATA: ':memory:',
    LOG_LEVEL: 'error',
    ...ports,
  });
  const config = join(folder, 'prometheus.yml');
  const own = readFileSync('deploy/prometheus.yml', 'utf8')
    .replace(/scrape_interval: \w+/, `scrape_interval: ${scrapeSeconds}s`)
    .replace(/targets: .*/, `targets: ['127.0.0.1:${ports.OPS_PORT}']`);
  writeFileSync(config, own);
  const address = `127.0.0.1:${await freePort()}`;
  const storage = `--storage.tsdb.path=${join(folder, 'data')}`;
  start('prometheus', [
    `--config.file=${config}`,
    storage,
    `--web.listen-address=${address}`,
    '--log.level=error',
  ]);
  const ask = async (expr: string) => {
    const answer = await fetch(`http://${address}/api/v1/query?${new URLSearchParams({ query: expr })}`);
    return v.parse(Answer, await answer.json());
  };
  await whenReady(ports.OPS_PORT);
  const visit = async () => {
    for (const path of ['/', '/categories/12', '/nowhere', '/bff/search?articles=x'])
      await fetch(`http://localhost:${ports.PORT}${path}`).then((response) => response.text());
  };
  await until('Prometheus has seen several rounds', async () => {
    await visit();
    const { data } = await ask('count_over_time(help_requests_total[1m]) > 4');
    return (data?.result.length ?? 0) > 0;
  });
  const dashboard = v.parse(
    Dashboard,
    JSON.parse(readFileSync('deploy/grafana/dashboards/help-centre.json', 'utf8')),
  );
  const counts = { answered: 0, empty: 0, refused: 0 };
  for (const { title, targets } of dashboard.panels)
    for (const { expr } of targets) {
      const query = expr.replaceAll('$__rate_interval', '30s').replaceAll('$host', '.*');
      const { status, error, data } = await ask(query);
      if (status !== 'success') {
        counts.refused++;
        console.error(`refused: ${title}: ${expr}: ${error}`);
      } else if (data?.result.length === 0) {
        counts.empty++;
        console.log(`nothing yet: ${title}: ${expr}`);
      } else counts.answered++;
    }
  console.log(`${counts.answered} answered, ${counts.empty} found nothing yet, ${counts.refused} refused`);
  if (counts.refused > 0 || counts.answered === 0) process.exitCode = 1;
};

if (spawnSync('prometheus', ['--version']).status !== 0) {
  console.log('skipped: no prometheus here (Debian: apt-get install prometheus)');
} else {
  try {
    await check();
  } finally {
    for (const child of children) {
      const ended = once(child, 'exit');
      if (child.exitCode === null && child.kill('SIGTERM')) await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  }
}
