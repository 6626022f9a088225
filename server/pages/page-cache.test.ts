import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Response } from 'express';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Redirect } from '#shared/rendering/render-contract.ts';
import type { ReadContext } from '#server/cache/read-context.ts';
import {
  createPageCache,
  type CacheOutcome,
  type PageResponse,
  type PageSource,
  type UncachedPage,
} from './page-cache.ts';

const key = 'help.shop.de\n/articles/7';
/** What the renders to come find, and a gate that their content waits at. */
const asEver = {
  text: 'one',
  status: 200,
  isCacheable: true,
  gate: Promise.resolve() as Promise<unknown>,
  meet: (_context: ReadContext): void => {},
};
const content = { ...asEver };
const outcomes: CacheOutcome[] = [];
let [reads, writes] = [0, 0];
let clock = 0;
let streamedTo: Response | null = null;
/** No two looks at a clock are the same. */
let looks = 0;

const create = (maxBytes = 1_000_000) =>
  createPageCache({ maxBytes, onOutcome: (outcome) => outcomes.push(outcome), onPartial: () => {} });
let cache = create();

const source: PageSource<typeof content> = {
  host: 'help.shop.de',
  route: 'article',
  hostHeaders: { 'X-Host': 'de' },
  async read(context) {
    reads += 1;
    const found = { ...content };
    content.meet(context);
    await found.gate;
    return found;
  },
  async write({ text, status, isCacheable }, context, { known, streamTo }): Promise<UncachedPage | Redirect> {
    writes += 1;
    streamedTo = streamTo;
    const surrogateKeys = ['host:help.shop.de', 'article:7'];
    const isWhole = cache.isWhole(context, surrogateKeys);
    return {
      kind: 'uncached',
      status,
      isCacheable,
      surrogateKeys,
      etag: text,
      headers: { 'CDN-Cache-Control': isWhole ? 'max-age=900' : 'max-age=10' },
      body: known === text ? null : Buffer.from(text),
    };
  },
};

beforeEach(() => {
  Object.assign(content, asEver);
  outcomes.length = reads = writes = clock = looks = 0;
  cache = create();
  vi.spyOn(performance, 'now').mockImplementation(() => clock + (looks += 1) / 1e6);
  return () => vi.restoreAllMocks();
});

/** Content waits from now on until this is called. */
const hold = (): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  content.gate = promise;
  return resolve;
};
const ask = () => cache.answer(key, source);
const textOf = (made: PageResponse | undefined): string => {
  if (made?.kind === 'cached') return brotliDecompressSync(made.br).toString();
  return made?.kind === 'uncached' ? String(made.body) : 'nothing';
};
const cdnOf = (made: PageResponse | undefined) =>
  made?.kind === 'cached' && made.headers[made.headers.indexOf('CDN-Cache-Control') + 1];
/** What is shown at once, and what comes of the render behind it. */
const shown = () => textOf(cache.hit(key));
const untilShown = (text: string) => vi.waitFor(() => expect(shown()).toBe(text));

test('a thousand who ask at once share one render, in every form', async () => {
  const all = await Promise.all(Array.from({ length: 1_000 }, ask));
  expect([reads, writes, new Set(all).size]).toEqual([1, 1, 1]);
  const [first] = all;
  if (first?.kind !== 'cached') throw new Error('it is not cached');
  expect([textOf(first), gunzipSync(first.gzip).toString(), first.length]).toEqual(['one', 'one', 3]);
  expect(outcomes.filter((outcome) => outcome === 'shared')).toHaveLength(999);
});

test('a render that fails fails for all who wait, and the next one tries again', async () => {
  content.gate = Promise.reject(new Error('down'));
  const all = await Promise.allSettled([ask(), ask()]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  content.gate = Promise.resolve();
  expect(textOf(await ask())).toBe('one');
});

test.each([{ status: 503 }, { status: 404 }])(
  'what is not for others ($status) is made each time',
  async (made) => {
    Object.assign(content, made, { isCacheable: false });
    await ask();
    expect([textOf(await ask()), reads]).toEqual(['one', 2]);
  },
);

describe('a page that was rendered', () => {
  beforeEach(ask);

  test('is shown for a minute without a look at its content, then once more while one render runs', async () => {
    content.text = 'two';
    clock = 59_990;
    expect([shown(), reads]).toEqual(['one', 1]);
    clock = 60_001;
    for (let look = 0; look < 5; look += 1) expect(shown()).toBe('one');
    await untilShown('two');
    expect(outcomes.filter((outcome) => outcome === 'renewed')).toHaveLength(1);
  });

  test('keeps its bytes where nothing has changed, for another minute', async () => {
    const before = cache.hit(key);
    clock = 60_001;
    shown();
    await vi.waitFor(() => expect(outcomes).toContain('renewed'));
    const after = cache.hit(key);
    expect(after).not.toBe(before);
    expect(after?.br).toBe(before?.br);
    clock = 119_000;
    expect([shown(), reads]).toEqual(['one', 2]);
  });

  test('waits behind its readers for content that is being refreshed', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    content.meet = (context) => void context.refreshes.push(promise);
    clock = 60_001;
    shown();
    await vi.waitFor(() => expect(reads).toBe(2));
    Object.assign(content, { text: 'two', meet: asEver.meet });
    resolve();
    await untilShown('two');
    expect(reads).toBe(3);
  });

  test('stays as it is where a render fails, and the next try is after five seconds', async () => {
    content.status = 503;
    content.isCacheable = false;
    clock = 60_001;
    shown();
    await vi.waitFor(() => expect(outcomes).toContain('renewal failed'));
    clock = 64_990;
    expect([shown(), reads]).toEqual(['one', 2]);
    clock = 65_002;
    expect([shown(), reads]).toEqual(['one', 3]);
  });

  test('is not replaced by one without a block, but for ten minutes', async () => {
    Object.assign(content, { text: 'less', meet: (context: ReadContext) => context.markPartial() });
    clock = 60_001;
    shown();
    await vi.waitFor(() => expect(outcomes).toContain('renewal failed'));
    expect(shown()).toBe('one');
    clock = 600_001;
    shown();
    await untilShown('less');
  });

  test('is gone with its content', async () => {
    Object.assign(content, { status: 404, isCacheable: false });
    clock = 60_001;
    shown();
    await vi.waitFor(() => expect(shown()).toBe('nothing'));
  });

  test('goes after an hour in which nobody asked', () => {
    clock = 3_590_000;
    expect(cache.size().pages).toBe(1);
    clock = 3_602_000;
    expect(shown()).toBe('nothing');
  });
});

test('one without a block lives for ten seconds, and then its readers wait for the next', async () => {
  content.meet = (context) => context.markPartial();
  expect(cdnOf(await ask())).toBe('max-age=10');
  clock = 9_990;
  expect([shown(), reads]).toEqual(['one', 1]);
  clock = 10_001;
  Object.assign(content, asEver, { text: 'two' });
  expect(shown()).toBe('nothing');
  const reader = {} as Response;
  expect(textOf(await cache.answer(key, source, reader))).toBe('two');
  expect([outcomes.at(-1), streamedTo]).toEqual(['miss', reader]);
});

test('one without a block whose render fails has the old bytes once more', async () => {
  content.meet = (context) => context.markPartial();
  await ask();
  clock = 10_001;
  Object.assign(content, asEver, { status: 503, isCacheable: false });
  expect([textOf(await ask()), reads]).toEqual(['one', 2]);
  expect([shown(), reads]).toEqual(['one', 2]);
});

test('one that was rendered from content due for a refresh is due at once', async () => {
  content.meet = (context) => void context.refreshes.push(Promise.resolve());
  await ask();
  Object.assign(content, asEver, { text: 'two' });
  expect(shown()).toBe('one');
  await untilShown('two');
});

describe('a purge', () => {
  test.each([
    { keys: ['article:7'], isNamed: true },
    { keys: ['article:8', 'host:help.shop.de'], isNamed: true },
    { keys: undefined, isNamed: true },
    { keys: ['article:77', 'host:help.shop.at'], isNamed: false },
  ])('of $keys reaches the page: $isNamed', async ({ keys, isNamed }) => {
    await ask();
    content.text = 'two';
    cache.purge(keys);
    expect(shown()).toBe(isNamed ? 'nothing' : 'one');
    expect(textOf(await ask())).toBe(isNamed ? 'two' : 'one');
  });

  test('while a page is rendered: who waits gets it, nobody keeps it, and nobody else joins', async () => {
    const release = hold();
    const early = ask();
    cache.purge(['article:7']);
    Object.assign(content, asEver, { text: 'two' });
    const late = ask();
    release();
    expect([textOf(await early), cdnOf(await early)]).toEqual(['one', 'max-age=10']);
    expect([textOf(await late), cdnOf(await late)]).toEqual(['two', 'max-age=900']);
    expect(shown()).toBe('two');
  });

  test('twice: never the render from between the two', async () => {
    await ask();
    const release = hold();
    cache.purge(['article:7']);
    const first = ask();
    cache.purge(['article:7']);
    Object.assign(content, asEver, { text: 'two' });
    const second = ask();
    release();
    await first;
    expect(textOf(await second)).toBe('two');
    expect(shown()).toBe('two');
  });

  test('whose render takes too long has the old bytes once more, for ten seconds at a CDN', async () => {
    await ask();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const release = hold();
    cache.purge(['article:7']);
    content.text = 'two';
    const late = ask();
    await vi.advanceTimersByTimeAsync(799);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect([textOf(await late), cdnOf(await late)]).toEqual(['one', 'max-age=10']);
    // Nobody waits twice.
    expect(shown()).toBe('one');
    release();
    await vi.waitFor(() => expect(cdnOf(cache.hit(key))).toBe('max-age=900'));
  });

  test('whose render fails has the old bytes too, and the next try is behind them after five seconds', async () => {
    await ask();
    Object.assign(content, { status: 503, isCacheable: false });
    cache.purge(['article:7']);
    expect([textOf(await ask()), cdnOf(await ask())]).toEqual(['one', 'max-age=10']);
    expect(reads).toBe(2);
    Object.assign(content, asEver, { text: 'two' });
    clock = 5_001;
    expect(shown()).toBe('one');
    await untilShown('two');
  });
});

test('memory is bounded: what was used last stays, what is larger than all of it is not kept', async () => {
  cache = create(5_500);
  for (const name of ['a', 'b', 'a', 'c', 'd']) await cache.answer(name, source);
  expect(['a', 'b', 'c', 'd'].map((name) => cache.hit(name) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ]);
  cache = create(100);
  await ask();
  expect(cache.size().pages).toBe(0);
});
