import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { contentTables, openDatabase } from '#server/embedded/store/schema.ts';
import { createSearch } from '#server/embedded/search/find-articles.ts';
import { createIndexer } from '#server/embedded/search/search-index.ts';
import { createSearchWordsStore } from '#server/embedded/store/search-words-store.ts';
import type { Growth } from './growth.ts';

const run = promisify(execFile);

/** What the search of a shop with so many articles costs. */
interface SearchCost {
  readonly articles: number;
  /** Distinct words of all articles. */
  readonly words: number;
  /** Bytes of the data file. */
  readonly indexBytes: number;
  /** Bytes of memory that the opened index keeps. */
  readonly memoryBytes: number;
  /** Milliseconds that indexing took. */
  readonly indexMs: number;
  /** Milliseconds of the first search, which reads the vocabulary. */
  readonly openMs: number;
  /** Milliseconds of the processor for one search, so that a busy machine is not blamed on it: it holds the loop. */
  readonly medianMs: number;
  readonly worstMs: number;
  /** The query that took longest. */
  readonly worstQuery: string;
}

const syllables = 'ka re mo li tu sen bra dor fil gan hus jek nal pos quir rau stel tim vog wex'.split(' ');

/** The same numbers every time: mulberry32. */
const createRandom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Words of two to four syllables, the first ones in nearly every text, as in any language. */
const createWriter = (vocabulary: number) => {
  const random = createRandom(7);
  const words = Array.from({ length: vocabulary }, (_, rank) => {
    const parts = 2 + (rank % 3);
    return Array.from(
      { length: parts },
      (_part, at) => syllables[Math.floor(rank / syllables.length ** at + at * 7) % syllables.length],
    ).join('');
  });
  const word = (): string => words[Math.floor(vocabulary ** random()) - 1] ?? 'ka';
  return { word, text: (length: number): string => Array.from({ length }, word).join(' ') };
};

const queriesOf = (write: ReturnType<typeof createWriter>): readonly string[] => {
  const plain = Array.from({ length: 20 }, (_, at) => write.text(1 + (at % 5)));
  const slips = plain.map((query) => `${query.slice(0, 2)}${query.slice(3)}`);
  return [...plain, ...slips, 'ka', 'k', 'karemoli karemoli', 'zzzzzzzz', write.text(24)];
};

const measure = (count: number): SearchCost => {
  const database = openDatabase(':memory:');
  database.exec(contentTables);
  const indexer = createIndexer(database, 'en', 'en');
  const write = createWriter(Math.min(60_000, count * 20));
  const insert = database.prepare('insert into article values (?, 1, ?, 10, 0, ?)');
  const startedAt = performance.now();
  database.exec('begin');
  for (let id = 1; id <= count; id += 1) {
    const body = `${write.text(10)}.\n${write.text(30)}.`;
    indexer.add({
      id,
      title: write.text(6),
      short: write.text(10),
      description: '',
      body,
      area: write.text(2),
    });
    insert.run(id, `slug-${id}`, 'customers');
  }
  indexer.store();
  database.exec('commit');
  const indexMs = performance.now() - startedAt;
  const pragma = (name: string): number => Number(database.prepare(`pragma ${name}`).get()?.[name]);
  const indexBytes = pragma('page_count') * pragma('page_size');

  const words = Number(database.prepare('select count(*) as count from search_word').get()?.['count']);
  globalThis.gc?.();
  const before = process.memoryUsage();
  const search = createSearch(database, createSearchWordsStore(database));
  const openedAt = performance.now();
  search('en', 'ka');
  const openMs = performance.now() - openedAt;
  const times = queriesOf(write).flatMap((query) =>
    [false, true].map((isPreview) => {
      const asked = process.cpuUsage();
      search('en', query, { isPreview, to: 10 });
      const { user, system } = process.cpuUsage(asked);
      return { query: `${query}${isPreview ? '…' : ''}`, ms: (user + system) / 1000 };
    }),
  );
  globalThis.gc?.();
  const after = process.memoryUsage();
  const sorted = times.toSorted((a, b) => a.ms - b.ms);
  const worst = sorted.at(-1);
  database.close();
  return {
    articles: count,
    words,
    indexBytes,
    memoryBytes: after.heapUsed + after.external - before.heapUsed - before.external,
    indexMs,
    openMs,
    medianMs: sorted[sorted.length >> 1]?.ms ?? 0,
    worstMs: worst?.ms ?? 0,
    worstQuery: worst?.query ?? '',
  };
};

/** A shop of a hundred articles and one of a hundred thousand, in one language each. */
const compareShops = () => {
  const [small, large] = [measure(100), measure(100_000)];
  return { small, large, medianRatio: large.medianMs / small.medianMs };
};

/** The large shop against the small one, in a process of its own whose memory is collected when it is looked at. */
export const measureSearchScale = async function* (): AsyncGenerator<Growth & { readonly name: string }> {
  const { stdout } = await run(process.execPath, ['--expose-gc', import.meta.filename, '--json']);
  const { small, large } = JSON.parse(stdout) as ReturnType<typeof compareShops>;
  for (const [name, figure] of [
    ['median', 'medianMs'],
    ['worst', 'worstMs'],
    ['first', 'openMs'],
    ['indexing', 'indexMs'],
  ] as const) {
    const [microseconds, yardstickMicroseconds] = [large[figure] * 1_000, small[figure] * 1_000];
    yield { name, microseconds, yardstickMicroseconds, ratio: microseconds / yardstickMicroseconds };
  }
  for (const [name, figure] of [
    ['index', 'indexBytes'],
    ['memory', 'memoryBytes'],
  ] as const) {
    const [bytes, yardstickBytes] = [large[figure], small[figure]];
    yield { name, bytes, yardstickBytes, ratio: bytes / yardstickBytes };
  }
};

const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`;

const line = (cost: SearchCost): string =>
  `${String(cost.articles).padStart(6)} articles, ${cost.words} words: index ${megabytes(cost.indexBytes)}, ` +
  `memory ${megabytes(cost.memoryBytes)}, indexed in ${(cost.indexMs / 1000).toFixed(1)} s, ` +
  `opened in ${cost.openMs.toFixed(0)} ms, search ${cost.medianMs.toFixed(1)} ms, ` +
  `at worst ${cost.worstMs.toFixed(1)} ms (${cost.worstQuery.slice(0, 30)})`;

/** `node --expose-gc scripts/bench/search-scale.ts [--json]`: some minutes, most of them for writing the articles. */
if (import.meta.main) {
  const scale = compareShops();
  process.stdout.write(
    process.argv.includes('--json')
      ? `${JSON.stringify(scale)}\n`
      : `${line(scale.small)}\n${line(scale.large)}\na search takes ${scale.medianRatio.toFixed(1)} times as long\n`,
  );
}
