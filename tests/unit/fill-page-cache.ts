import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPageCache, pageKey, type PageSource } from '#server/pages/page-cache.ts';

// A process of its own with `--expose-gc`: prints what pages take of the heap and beside it, and what the cache counts.

/** Pages of 4 to 52 kB that hardly compress, as long as articles with their headers and keys. */
const pageOf = (at: number): PageSource => ({
  host: 'help.shop.de',
  route: 'article',
  hostHeaders: { 'Content-Security-Policy': `default-src ${'x'.repeat(600)}` },
  read: async () => null,
  write: async () => ({
    kind: 'uncached',
    status: 200,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
    surrogateKeys: ['host:help.shop.de', `category:${at % 9}`, `article:${at}`],
    etag: `"${at}"`,
    body: Buffer.from(randomBytes(2_000 + ((at * 7_919) % 24_000)).toString('hex')),
    isCacheable: true,
  }),
});

const cache = createPageCache({ maxBytes: 1e9, onOutcome: () => {}, onPartial: () => {} });
const fill = async (from: number, to: number): Promise<void> => {
  for (let at = from; at < to; at += 1)
    await cache.answer(pageKey('help.shop.de', `/articles/${at}`), pageOf(at));
};

const measure = async () => {
  for (let round = 0; round < 5; round += 1) {
    globalThis.gc?.();
    // Buffers are given back a turn after their objects.
    await sleep(20);
  }
  const { heapUsed, external } = process.memoryUsage();
  return { used: heapUsed + external, counted: cache.size().bytes };
};

// The first pages also compile what makes them.
await fill(0, 300);
const before = await measure();
await fill(300, 700);
const after = await measure();
console.log(JSON.stringify({ used: after.used - before.used, counted: after.counted - before.counted }));
