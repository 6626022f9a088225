import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { startOnCore, until, type Comparison } from './bench/servers.ts';
import { measureUncachedRender } from './bench/uncached-render.ts';
import { measureWarmPage } from './bench/warm-page.ts';

/**
 * `npm run bench [-- --json]`: processor time of pages against yardsticks that send the same, in alternating rounds on one
 * core with the load on another. Ratios, for absolute times are noise on a shared machine. Needs Linux (`/proc`) and a
 * build; takes some minutes.
 */
const ports = { PORT: '3810', OPS_PORT: '3811', EMBEDDED_PORT: '3812' };

const parts = [
  { title: 'A warm page, times the bare server', environment: {}, measure: measureWarmPage },
  {
    title: 'An uncached render, times plain Express and React',
    environment: { PAGE_CACHE_MB: '1' },
    measure: measureUncachedRender,
  },
];

const withSite = async (environment: object, work: (site: ChildProcess) => Promise<void>): Promise<void> => {
  const site = startOnCore('server/main.ts', [], {
    ...ports,
    EMBEDDED_DATA: ':memory:',
    LOG_LEVEL: 'silent',
    ...environment,
  });
  try {
    await until(async () => (await fetch(`http://127.0.0.1:${ports.OPS_PORT}/readyz`)).ok);
    await work(site);
  } finally {
    site.kill('SIGTERM');
    await new Promise((resolve) => site.once('exit', resolve));
  }
};

const lineOf = ({
  name,
  ratio,
  microseconds,
  yardstickMicroseconds,
}: Comparison & { name: string }): string =>
  `${name.padEnd(8)} ${ratio.toFixed(2)} (${microseconds.toFixed(0)} against ${yardstickMicroseconds.toFixed(0)} µs)`;

const asJson = process.argv.includes('--json');
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
try {
  for (const { title, environment, measure } of parts) {
    if (!asJson) console.log(title);
    await withSite(environment, async (site) => {
      for await (const figures of measure(site, ports.PORT, folder))
        console.log(asJson ? JSON.stringify({ title, ...figures }) : `  ${lineOf(figures)}`);
    });
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
