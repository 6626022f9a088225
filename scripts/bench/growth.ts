import type { ChildProcess } from 'node:child_process';
import { builtInProjects } from '#shared/projects/project-table.ts';
import { madeUp } from '#tests/faults/synthetic-upstream-table.ts';
import { startUpstream } from '#tests/faults/processes.ts';
import { smallestShop } from './run.ts';
import { ask, compare, startOnCore, stop, until, type Comparison } from './servers.ts';

/** Articles of each host in the larger shops, from `BENCH_ARTICLES` as in `1000,10000`. Throws where that is no such list. */
export const sizesOf = (list = '10000'): readonly number[] =>
  list.split(',').map((text) => {
    const size = Number(text);
    if (Number.isInteger(size) && size > smallestShop) return size;
    throw new Error(
      `BENCH_ARTICLES: whole numbers above ${smallestShop} with commas between them, not "${list}"`,
    );
  });

/** In a round 600 requests to each. */
const turns = 10;
const count = 60;

const article = `/categories/${madeUp.category}/${madeUp.category + 1}/${madeUp.firstId}`;
/** More pages than a megabyte holds: each is gone from the cache when its turn comes again. */
const paths = ['/', article, '/categories/12/1202/120201', '/categories/11/1101/110101'];
const targets = builtInProjects.flatMap(({ host }) => paths.map((path) => ({ host, path })));

interface Shop {
  readonly server: ChildProcess;
  readonly port: string;
  /** Bytes of a page, packed. */
  readonly bytesOf: (path: string) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** What both shops are given, so that they differ in their articles only. */
const roomFor = (articles: number) => {
  // For the trees of thirty hosts; pages are to be made anew each time.
  const cacheMb = Math.max(1024, articles / 25);
  return {
    CACHE_MB: String(cacheMb),
    PAGE_CACHE_MB: '1',
    NODE_OPTIONS: `--max-old-space-size=${1024 + 2 * cacheMb}`,
  };
};

const startShop = async (articles: number, port: number, room: ReturnType<typeof roomFor>): Promise<Shop> => {
  const upstream = await startUpstream();
  await upstream.tell({ do: 'grow', articles: Math.ceil(articles / madeUp.subCategories) });
  const server = startOnCore('server/main.ts', [], {
    UPSTREAM_URL: upstream.url,
    PORT: `${port}`,
    OPS_PORT: `${port + 1}`,
    LOG_LEVEL: 'silent',
    ...room,
  });
  // The trees of all hosts: one after another they take as long as they are large.
  for (const target of targets)
    await until(async () => {
      const [{ statusCode }] = await ask(`${port}`, target.path, { host: target.host });
      return statusCode === 200;
    });
  return {
    server,
    port: `${port}`,
    bytesOf: async (path) => {
      const { host = '' } = targets[0] ?? {};
      const [, body] = await ask(`${port}`, path, { host, 'accept-encoding': 'br' });
      return body.length;
    },
    close: async () => {
      await stop(server);
      upstream.close();
    },
  };
};

/** What is compared: a processor's time in µs, or bytes. */
export type Growth =
  | Omit<Comparison, 'throughput'>
  | { readonly bytes: number; readonly yardstickBytes: number; readonly ratio: number };

/** Home and articles of a large shop against those of the smallest: neither may grow with what else there is to read. */
export const measureGrowth = async function* (
  articles: number,
  folder: string,
): AsyncGenerator<Growth & { readonly name: string }> {
  const room = roomFor(articles);
  const small = await startShop(smallestShop, 3820, room);
  const large = await startShop(articles, 3830, room);
  try {
    for (const [name, path] of [
      ['home', '/'],
      ['article', article],
    ] as const) {
      const [bytes, yardstickBytes] = [await large.bytesOf(path), await small.bytesOf(path)];
      yield { name, bytes, yardstickBytes, ratio: bytes / yardstickBytes };
    }
    const load = { count, connections: 4, method: 'GET', targets, headers: { 'accept-encoding': 'br' } };
    const comparison = await compare(
      { server: large.server, load: { ...load, port: large.port } },
      { server: small.server, load: { ...load, port: small.port } },
      turns,
      folder,
    );
    yield { name: 'renders', ...comparison };
  } finally {
    await Promise.all([small.close(), large.close()]);
  }
};
