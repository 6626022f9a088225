import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BareAnswer } from './bench/bare-server.ts';

/**
 * `npm run bench [-- --json]`: processor time of a warm article page against a bare server that sends the same headers and
 * bytes, in alternating rounds on one core with the load on another. Ratios, for absolute times are noise on a shared
 * machine. Needs Linux (`/proc`) and a build; takes about two minutes.
 */
const ports = { PORT: '3810', OPS_PORT: '3811', EMBEDDED_PORT: '3812' };
const barePort = '3813';
const host = 'help.atd-parts.de';
const path = '/categories/12/1202/120201';
const rounds = 5;
const requests = 6_000;
/** Ticks a second of the figures in `/proc/<pid>/stat`. */
const ticks = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

interface Variant {
  readonly name: string;
  readonly method: 'GET' | 'HEAD';
  readonly encoding: 'br' | 'gzip';
  readonly has304?: true;
}
const variants: readonly Variant[] = [
  { name: 'br', method: 'GET', encoding: 'br' },
  { name: 'gzip', method: 'GET', encoding: 'gzip' },
  { name: '304', method: 'GET', encoding: 'br', has304: true },
  { name: 'HEAD', method: 'HEAD', encoding: 'br' },
];

const onCore = (core: number, ...args: string[]): [string, string[]] => [
  'taskset',
  ['-c', `${core}`, process.execPath, ...args],
];

const ask = (
  port: string,
  headers: Record<string, string>,
  method = 'GET',
): Promise<[IncomingMessage, Buffer]> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers: { host, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve([response, Buffer.concat(chunks)]));
    })
      .on('error', reject)
      .end();
  });

/** Resolves once `test` does not throw and is true. */
const until = async (test: () => Promise<boolean>): Promise<void> => {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (await test().catch(() => false)) return;
    await sleep(200);
  }
  throw new Error('a server did not become ready within a minute');
};

/** Seconds of processor time that a process has had, in its own code and in the kernel. */
const cpuSeconds = ({ pid }: ChildProcess): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticks;
};

const send = (port: string, { method, encoding }: Variant, headers: Record<string, string>): Promise<void> =>
  new Promise((resolve, reject) => {
    const all = JSON.stringify({ host, 'accept-encoding': encoding, ...headers });
    const [command, args] = onCore(1, 'scripts/bench/load.ts', port, `${requests}`, method, path, all);
    spawn(command, args, { stdio: 'inherit' }).on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`the load on port ${port} ended with ${code}`)),
    );
  });

const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;

const measure = async (site: ChildProcess, variant: Variant, folder: string) => {
  const [response, body] = await ask(ports.PORT, { 'accept-encoding': variant.encoding });
  const answer: BareAnswer = { headers: response.rawHeaders, body: body.toString('base64') };
  const file = join(folder, `${variant.name}.json`);
  writeFileSync(file, JSON.stringify(answer));
  const [command, args] = onCore(0, 'scripts/bench/bare-server.ts', barePort, file);
  const bare = spawn(command, args, { stdio: 'inherit' });
  try {
    await until(async () => (await ask(barePort, {}))[0].statusCode === 200);
    const headers = variant.has304 ? { 'if-none-match': response.headers.etag ?? '' } : {};
    const cost = async (server: ChildProcess, port: string): Promise<number> => {
      const before = cpuSeconds(server);
      await send(port, variant, headers);
      return ((cpuSeconds(server) - before) / requests) * 1e6;
    };
    // One round for the compiler of each.
    await cost(site, ports.PORT);
    await cost(bare, barePort);
    const seen = { ours: [] as number[], bare: [] as number[], ratios: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      const ours = await cost(site, ports.PORT);
      const yardstick = await cost(bare, barePort);
      seen.ours.push(ours);
      seen.bare.push(yardstick);
      seen.ratios.push(ours / yardstick);
    }
    return {
      variant: variant.name,
      bytes: body.length,
      microseconds: median(seen.ours),
      bareMicroseconds: median(seen.bare),
      ratio: median(seen.ratios),
    };
  } finally {
    bare.kill();
  }
};

const asJson = process.argv.includes('--json');
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const [command, args] = onCore(0, 'server/main.ts');
const environment = { ...process.env, ...ports, EMBEDDED_DATA: ':memory:', LOG_LEVEL: 'silent' };
const site = spawn(command, args, { env: environment, stdio: 'ignore' });
try {
  if (!asJson) console.log('starting the site …');
  await until(async () => (await fetch(`http://127.0.0.1:${ports.OPS_PORT}/readyz`)).ok);
  // Often enough for the smallest encoding, and time to make it.
  for (let look = 0; look < 30; look += 1) await ask(ports.PORT, { 'accept-encoding': 'br' });
  await sleep(5_000);
  for (const variant of variants) {
    const figures = await measure(site, variant, folder);
    console.log(
      asJson
        ? JSON.stringify(figures)
        : `${figures.variant.padEnd(5)} ${figures.ratio.toFixed(2)} times the bare server` +
            ` (${figures.microseconds.toFixed(0)} against ${figures.bareMicroseconds.toFixed(0)} µs, ${figures.bytes} bytes)`,
    );
  }
} finally {
  site.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
