import autocannon from 'autocannon';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { builtInProjects } from '#shared/projects/project-table.ts';
import { askRaw } from '#tests/setup/ask-raw.ts';
import { whenReady } from '#tests/setup/when-ready.ts';
import type { BareAnswer } from './bench/yardsticks.ts';

/**
 * `npm run bench`: processor time for a request, as a ratio to a yardstick that is measured in turns with it: a warm page to a
 * bare `node:http` that sends the same headers and bytes, an uncached page to plain Express and React that stream the same
 * markup. And memory. Ratios, for absolute times are noise on a shared machine. Needs Linux (`/proc`); takes some minutes.
 */
const port = 3810;
const yardstickPort = 3813;
const rounds = 5;
const seconds = 3;
const connections = 6;
const article = { host: 'help.atd-parts.de', path: '/categories/12/1202/120201' };
const folder = mkdtempSync(join(tmpdir(), 'bench-'));

interface Page {
  readonly host: string;
  readonly path: string;
}

/** All that were started: none outlives a run that fails. */
const children: ChildProcess[] = [];

const start = (script: string, args: readonly string[], environment = {}): ChildProcess => {
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  children.push(child);
  return child;
};

const startSite = async (environment = {}): Promise<ChildProcess> => {
  const ports = { PORT: `${port}`, OPS_PORT: `${port + 1}`, EMBEDDED_PORT: `${port + 2}` };
  const site = start('server/main.ts', [], { ...ports, EMBEDDED_DATA: ':memory:', ...environment });
  await whenReady(port + 1);
  return site;
};

/** A yardstick is there once it answers; rejects after a minute. */
const startYardstick = async (kind: 'bare' | 'react', given: unknown, page: Page): Promise<ChildProcess> => {
  const file = join(folder, 'yardstick.json');
  writeFileSync(file, JSON.stringify(given));
  const yardstick = start('scripts/bench/yardsticks.ts', [kind, `${yardstickPort}`, file]);
  const end = performance.now() + 60_000;
  while (!(await ask(page, 'identity', yardstickPort).catch(() => null))) {
    if (performance.now() > end) throw new Error('the yardstick did not answer');
    await sleep(100);
  }
  return yardstick;
};

const stop = async (process: ChildProcess): Promise<void> => {
  const ended = new Promise((resolve) => process.once('exit', resolve));
  process.kill('SIGKILL');
  await ended;
};

const ask = ({ host, path }: Page, encoding: string, of = port) =>
  askRaw(of, { path, headers: { host, 'accept-encoding': encoding, connection: 'close' } });

/** Seconds of processor time of all threads so far; `/proc` counts in hundredths. */
const cpuSeconds = (pid: number | undefined): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

const megabytes = (pid: number | undefined): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

/** Microseconds of processor time for a request; each connection asks for pages of its own in turn. */
const load = async (
  server: ChildProcess,
  at: number,
  pages: readonly Page[],
  headers: object,
): Promise<number> => {
  const requests = pages.map(({ host, path }) => ({ path, headers: { host, ...headers } }));
  let client = 0;
  const before = cpuSeconds(server.pid);
  const result = await autocannon({
    url: `http://127.0.0.1:${at}`,
    connections,
    duration: seconds,
    setupClient: (each) => {
      const own = requests.filter(
        (_, index) => requests.length < connections || index % connections === client,
      );
      client += 1;
      each.setRequests(own);
    },
  });
  if (result.errors + result['4xx'] + result['5xx'] > 0)
    throw new Error('a request was not answered with a page');
  return ((cpuSeconds(server.pid) - before) / result.requests.total) * 1e6;
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Prints the medians of both and of their ratio; the first round is the compiler's. */
const compare = async (
  name: string,
  site: ChildProcess,
  yardstick: ChildProcess,
  pages: readonly Page[],
  headers: object,
) => {
  const seen: { ours: number; theirs: number }[] = [];
  for (let round = 0; round <= rounds; round += 1)
    seen.push({
      ours: await load(site, port, pages, headers),
      theirs: await load(yardstick, yardstickPort, pages, headers),
    });
  const counted = seen.slice(1);
  const ratio = median(counted.map(({ ours, theirs }) => ours / theirs));
  const [ours, theirs] = [
    median(counted.map(({ ours }) => ours)),
    median(counted.map(({ theirs }) => theirs)),
  ];
  console.log(`${name.padEnd(16)} ${ratio.toFixed(2)} (${ours.toFixed(0)} against ${theirs.toFixed(0)} µs)`);
};

const compareWarmPage = async (): Promise<void> => {
  const site = await startSite();
  for (const encoding of ['br', 'gzip']) {
    const { headers, body } = await ask(article, encoding);
    const { connection: _connection, date: _date, ...own } = headers;
    const answer: BareAnswer = { headers: own, body: body.toString('base64') };
    const yardstick = await startYardstick('bare', answer, article);
    await compare(`warm, ${encoding}`, site, yardstick, [article], { 'accept-encoding': encoding });
    if (encoding === 'br')
      await compare('warm, 304', site, yardstick, [article], {
        'accept-encoding': encoding,
        'if-none-match': headers.etag,
      });
    await stop(yardstick);
  }
  await stop(site);
};

/** All articles of a host, as its sitemap names them. */
const articlesOf = async (host: string): Promise<Page[]> => {
  const { body } = await ask({ host, path: '/sitemap.xml' }, 'identity');
  return Array.from(
    body.toString().matchAll(/<loc>https:\/\/[^/]+(\/categories\/\d+\/\d+\/\d+)</g),
    ([, path = '']) => ({ host, path }),
  );
};

const compareUncachedPage = async (): Promise<void> => {
  const site = await startSite({ PAGE_CACHE_MB: '1' });
  const hosts = builtInProjects.slice(0, 6).map(({ host }) => host);
  const pages = (await Promise.all(hosts.map(articlesOf))).flat();
  const documents: Record<string, string> = {};
  for (const page of pages) documents[page.host + page.path] = (await ask(page, 'identity')).body.toString();
  const yardstick = await startYardstick('react', documents, article);
  for (const encoding of ['br', 'gzip'])
    await compare(`uncached, ${encoding}`, site, yardstick, pages, { 'accept-encoding': encoding });
  await stop(yardstick);
  await stop(site);
};

const measureMemory = async (): Promise<void> => {
  const site = await startSite();
  const before = megabytes(site.pid);
  let count = 0;
  for (const { host } of builtInProjects)
    for (const page of await articlesOf(host)) {
      await ask(page, 'br');
      count += 1;
    }
  console.log(`memory           ${before} MB ready, ${megabytes(site.pid)} MB after ${count} pages`);
  await stop(site);
};

try {
  await compareWarmPage();
  await compareUncachedPage();
  await measureMemory();
} finally {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
