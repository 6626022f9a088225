import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { whenReady } from '#tests/setup/when-ready.ts';
import { folders, readRuns, writeRuns } from './bench/figures.ts';
import { measureGrowth, sizesOf } from './bench/growth.ts';
import { smallestShop, startRun, withRun, type Row } from './bench/run.ts';
import { measureSearchScale } from './bench/search-scale.ts';
import { measureService } from './bench/service.ts';
import { startOnCore, stop } from './bench/servers.ts';
import { measureUncachedRender } from './bench/uncached-render.ts';
import { measureWarmPage } from './bench/warm-page.ts';

/**
 * `npm run bench [-- --json] [--only <row>]`: processor time of pages against yardsticks that send the same, in alternating
 * rounds on one core with the load on another. Ratios, for absolute times are noise on a shared machine. Needs Linux
 * (`/proc`) and a build; takes some minutes.
 *
 * `test-results/bench` gets all that was measured of the commit as JSON, with two drawings of it.
 */
const ports = { PORT: '3810', OPS_PORT: '3811', EMBEDDED_PORT: '3812' };

const parts = [
  { name: 'warm', title: 'A warm page, times the bare server', environment: {}, measure: measureWarmPage },
  {
    name: 'uncached',
    title: 'An uncached render, times plain Express and React',
    environment: { PAGE_CACHE_MB: '1' },
    measure: measureUncachedRender,
  },
] as const;

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

const lineOf = ({ name, ratio, figures }: Row): string => {
  if (ratio === undefined)
    return `${name.padEnd(10)} ${Object.entries(figures)
      .map(([figure, value]) => `${figure} ${value}`)
      .join(', ')}`;
  const [own = 0, other = 0, unit] =
    'yardstickBytes' in figures
      ? [figures['bytes'], figures['yardstickBytes'], 'bytes']
      : [figures['microseconds'], figures['yardstickMicroseconds'], 'µs'];
  const pace = figures['throughput'];
  const throughput = pace === undefined ? '' : `, ${pace.toFixed(2)} of its answers a second`;
  return `${name.padEnd(8)} ${ratio.toFixed(2)} (${own.toFixed(0)} against ${other.toFixed(0)} ${unit}${throughput})`;
};

const sizes = sizesOf(process.env['BENCH_ARTICLES']);
const asJson = process.argv.includes('--json');
const only = process.argv.indexOf('--only');
/** The rows are `warm`, `uncached`, `growth`, `search`, and those of a running site by their names. */
const isWanted = (name: string): boolean => only === -1 || process.argv[only + 1] === name;

const started = startRun();
const earlier = readRuns(folders.measured).filter(({ commit }) => commit === started.commit);
const rows: Row[] = [];
const keep = (row: Row): void => {
  rows.push(row);
  writeRuns(folders.measured, withRun(earlier, { ...started, rows }));
  console.log(asJson ? JSON.stringify(row) : `  ${lineOf(row)}`);
};

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
try {
  const say = (title: string): void => {
    if (!asJson) console.log(title);
  };
  type Compared = AsyncIterable<{ readonly name: string; readonly ratio: number }>;
  const keepAll = async (compared: Compared, place: Pick<Row, 'part' | 'articles'>): Promise<void> => {
    for await (const { name, ratio, ...figures } of compared) keep({ ...place, name, ratio, figures });
  };
  for (const { name: part, title, environment, measure } of parts)
    if (isWanted(part)) {
      say(title);
      await withSite(environment, (site) => keepAll(measure(site, ports.PORT, folder), { part }));
    }
  say('A running site');
  for await (const measured of measureService(isWanted)) keep({ part: 'site', ...measured });
  if (isWanted('growth'))
    for (const articles of sizes) {
      say(`Home and articles of a shop of ${articles} articles a host, times one of ${smallestShop}`);
      await keepAll(measureGrowth(articles, folder), { part: 'growth', articles });
    }
  if (isWanted('search')) {
    say('Search in a shop of 100,000 articles, times one of 100');
    await keepAll(measureSearchScale(), { part: 'search' });
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
