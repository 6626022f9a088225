import type { ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BareAnswer } from './bare-server.ts';
import { ask, compare, startOnCore, stop, until, type Comparison } from './servers.ts';

const barePort = '3813';
const host = 'help.atd-parts.de';
const article = '/categories/12/1202/120201';
/** What a navigation to home asks for. */
const data = '/bff/home';
/** In a round 4,500 requests to each. */
const turns = 15;
const count = 300;

interface Variant {
  readonly name: string;
  readonly path: string;
  readonly method: 'GET' | 'HEAD';
  readonly encoding: 'br' | 'gzip' | 'identity';
  readonly has304?: true;
}
const variants: readonly Variant[] = [
  { name: 'br', path: article, method: 'GET', encoding: 'br' },
  { name: 'gzip', path: article, method: 'GET', encoding: 'gzip' },
  { name: 'identity', path: article, method: 'GET', encoding: 'identity' },
  { name: '304', path: article, method: 'GET', encoding: 'br', has304: true },
  { name: 'HEAD', path: article, method: 'HEAD', encoding: 'br' },
  { name: 'data', path: data, method: 'GET', encoding: 'br' },
];

/** A kept article page, and kept data, against a bare server that sends the same headers and bytes. */
export const measureWarmPage = async function* (
  site: ChildProcess,
  port: string,
  folder: string,
): AsyncGenerator<Comparison & { readonly name: string; readonly bytes: number }> {
  // Often enough for the smallest encoding, and time to make it.
  for (const path of [article, data])
    for (let look = 0; look < 30; look += 1) await ask(port, path, { host, 'accept-encoding': 'br' });
  await sleep(5_000);
  for (const { name, path, method, encoding, has304 } of variants) {
    const [response, body] = await ask(port, path, { host, 'accept-encoding': encoding });
    const answer: BareAnswer = { headers: response.rawHeaders, body: body.toString('base64') };
    const file = join(folder, `${name}.json`);
    writeFileSync(file, JSON.stringify(answer));
    const bare = startOnCore('scripts/bench/bare-server.ts', [barePort, file]);
    try {
      await until(async () => (await ask(barePort, path))[0].statusCode === 200);
      const headers = {
        'accept-encoding': encoding,
        ...(has304 ? { 'if-none-match': response.headers.etag ?? '' } : {}),
      };
      const load = { count, connections: 16, method, targets: [{ host, path }], headers };
      const comparison = await compare(
        { server: site, load: { ...load, port } },
        { server: bare, load: { ...load, port: barePort } },
        turns,
        folder,
      );
      yield { name, bytes: body.length, ...comparison };
    } finally {
      await stop(bare);
    }
  }
};
