import type { ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtInProjects } from '#shared/projects/project-table.ts';
import { ask, compare, startOnCore, stop, takeTurns, until, type Comparison } from './servers.ts';

const plainPort = '3814';
/** In a round 600 requests to each. */
const turns = 10;
const count = 60;
/** Rounds before those that count: whatever is measured first would pay for the compiler. */
const settling = 4;
/** More pages than a megabyte holds: each is gone from the cache when its turn comes again. */
const articles = ['/categories/12/1202/120201', '/categories/12/1201/120101', '/categories/8/801/80101'];
const targets = builtInProjects.flatMap(({ host }) => articles.map((path) => ({ host, path })));

/**
 * Articles whose content is warm and whose pages are not kept, against plain Express and React 19 that stream the same
 * markup with the same compression. In ours loaders, words, router, head, state, headers and the copies for the cache count.
 *
 * @param site started with `PAGE_CACHE_MB=1`.
 */
export const measureUncachedRender = async function* (
  site: ChildProcess,
  port: string,
  folder: string,
): AsyncGenerator<Comparison & { readonly name: string }> {
  const documents: Record<string, string> = {};
  for (const { host, path } of targets) {
    const [, body] = await ask(port, path, { host });
    documents[host + path] = body.toString('utf8');
  }
  const file = join(folder, 'documents.json');
  writeFileSync(file, JSON.stringify(documents));
  const plain = startOnCore('scripts/bench/plain-react-server.ts', [plainPort, file]);
  try {
    const [{ host, path } = { host: '', path: '' }] = targets;
    await until(async () => (await ask(plainPort, path, { host }))[0].statusCode === 200);
    const loadIn = (encoding: string) => {
      const headers = { 'accept-encoding': encoding };
      const load = { count, connections: 4, method: 'GET', targets, headers };
      return [
        { server: site, load: { ...load, port } },
        { server: plain, load: { ...load, port: plainPort } },
      ] as const;
    };
    await takeTurns(...loadIn('br'), { rounds: settling, turns }, folder);
    for (const encoding of ['br', 'gzip', 'identity']) {
      const comparison = await compare(...loadIn(encoding), turns, folder);
      yield { name: encoding, ...comparison };
    }
  } finally {
    await stop(plain);
  }
};
