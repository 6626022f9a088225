import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { whenReady } from '#tests/setup/when-ready.ts';
import { measureGrowth, type Growth } from './bench/growth.ts';
import { measureService } from './bench/service.ts';
import { startOnCore, stop } from './bench/servers.ts';
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
    await whenReady(ports.OPS_PORT);
    await work(site);
  } finally {
    await stop(site);
  }
};

const lineOf = ({ name, ratio, ...figures }: Growth & { name: string }): string => {
  const [own, other, unit] =
    'yardstickBytes' in figures
      ? [figures.bytes, figures.yardstickBytes, 'bytes']
      : [figures.microseconds, figures.yardstickMicroseconds, 'µs'];
  return `${name.padEnd(8)} ${ratio.toFixed(2)} (${own.toFixed(0)} against ${other.toFixed(0)} ${unit})`;
};

const asJson = process.argv.includes('--json');
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
try {
  const print = async (
    title: string,
    comparisons: AsyncIterable<Growth & { name: string }>,
  ): Promise<void> => {
    if (!asJson) console.log(title);
    for await (const figures of comparisons)
      console.log(asJson ? JSON.stringify({ title, ...figures }) : `  ${lineOf(figures)}`);
  };
  for (const { title, environment, measure } of parts)
    await withSite(environment, (site) => print(title, measure(site, ports.PORT, folder)));
  if (!asJson) console.log('A running site');
  for await (const { name, figures } of measureService())
    console.log(
      asJson
        ? JSON.stringify({ title: 'A running site', name, ...figures })
        : `  ${name.padEnd(10)} ${Object.entries(figures)
            .map(([figure, value]) => `${figure} ${value}`)
            .join(', ')}`,
    );
  await print(
    'Home and articles of a shop of 10,000 articles a host, times one of 100',
    measureGrowth(folder),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
