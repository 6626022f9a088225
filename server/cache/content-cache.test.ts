import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { days, failureBackoff, minutes, purgePatience, slowLoad, unreadableTime } from './cache-rules.ts';
import { createContentCache, type ContentCache } from './content-cache.ts';
import type { Exchange } from './content-entry.ts';
import { NothingReadable } from './content-loads.ts';
import { doubtTime, firstDoubtPause } from './doubt.ts';
import { ReadContext } from './read-context.ts';

const cacheRules = { article: { fresh: minutes(5), stale: days(3) } };
const key = { host: 'help.shop.de', resource: 'page', id: 7 } as const;
const budgets = { content: 50_000, search: 20_000, missing: 20_000 };
let cache: ContentCache;
const failures: unknown[] = [];
const slow: unknown[] = [];
const unreadable: unknown[] = [];
const doubts: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  failures.length = 0;
  slow.length = 0;
  unreadable.length = 0;
  doubts.length = 0;
  cache = createContentCache({
    horizonOf: () => cacheRules.article,
    budgets,
    onLoadFailed: (_key, error) => failures.push(error),
    onLoadSlow: (told) => slow.push(told),
    onDoubt: (_key, { poorer }, believed) => doubts.push(believed ? 'believed' : poorer),
    onUnreadable: (told) => unreadable.push(told),
    random: () => 0.5,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const down = () => Promise.reject(new Error('down'));

test('a thousand who ask at once share one load', async () => {
  const load = vi.fn(async () => ({ text: 'one' }));
  const all = await Promise.all(Array.from({ length: 1000 }, () => cache.read(key, load)));
  expect(load).toHaveBeenCalledTimes(1);
  expect(new Set(all.map((value) => value.text))).toEqual(new Set(['one']));
});

test('a thousand who ask at once share one failure, and nobody asks again during the back-off', async () => {
  const load = vi.fn(down);
  const all = await Promise.allSettled(Array.from({ length: 1000 }, () => cache.read(key, load)));
  expect(all.every(({ status }) => status === 'rejected')).toBe(true);
  await expect(cache.read(key, load)).rejects.toThrow();
  expect(load).toHaveBeenCalledTimes(1);
  await pass(failureBackoff + 1);
  await expect(cache.read(key, load)).rejects.toThrow();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a search that failed is asked again at once: a visitor who presses the button means it', async () => {
  const search = { host: 'help.shop.de', resource: 'search', id: 'parcel' } as const;
  await expect(cache.read(search, down)).rejects.toThrow('down');
  expect(await cache.read(search, async () => 'found')).toBe('found');
});

test('an expired entry is answered at once while one refresh runs', async () => {
  await cache.read(key, async () => 'old');
  await pass(cacheRules.article.fresh + 1);
  let finish = (_value: string) => {};
  const refresh = vi.fn(() => new Promise<string>((resolve) => (finish = resolve)));
  expect(await cache.read(key, refresh)).toBe('old');
  expect(await cache.read(key, refresh)).toBe('old');
  expect(refresh).toHaveBeenCalledTimes(1);
  finish('new');
  await pass(1);
  expect(await cache.read(key, refresh)).toBe('new');
});

test('a failed refresh keeps the good entry for days and is tried again after the back-off', async () => {
  await cache.read(key, async () => 'good');
  await pass(cacheRules.article.fresh + 1);
  const load = vi.fn(down);
  for (let ask = 0; ask < 5; ask++) expect(await cache.read(key, load)).toBe('good');
  await pass(1);
  expect(load).toHaveBeenCalledTimes(1);
  await pass(cacheRules.article.stale - 2 * cacheRules.article.fresh);
  expect(await cache.read(key, load)).toBe('good');
  await pass(failureBackoff + 1);
  expect(await cache.read(key, async () => 'again')).toBe('good');
  await pass(1);
  expect(await cache.read(key, down)).toBe('again');
});

test('what does not exist is remembered for seconds only', async () => {
  const load = vi.fn(async () => null);
  await cache.read(key, load);
  await cache.read(key, load);
  expect(load).toHaveBeenCalledTimes(1);
  await pass(25_000);
  expect(await cache.read(key, async () => 'published')).toBe('published');
});

test('hosts never share an entry', async () => {
  await cache.read(key, async () => 'de');
  expect(await cache.read({ ...key, host: 'help.shop.fr' }, async () => 'fr')).toBe('fr');
});

test('content stays inside its byte budget', async () => {
  const load = vi.fn(async () => 'x'.repeat(1000));
  for (let id = 0; id < 200; id++) await cache.read({ ...key, id }, load);
  await cache.read({ ...key, id: 0 }, load);
  expect(load).toHaveBeenCalledTimes(201);
});

test('purged content is loaded anew, even if an older load is still under way', async () => {
  let finish = (_value: string) => {};
  const slow = cache.read(key, () => new Promise<string>((resolve) => (finish = resolve)));
  await pass(0);
  cache.purge(({ id }) => id === 7);
  expect(await cache.read(key, async () => 'edited')).toBe('edited');
  finish('from before the edit');
  await slow;
  expect(await cache.read(key, down)).toBe('edited');
});

test('a slow load is told once, however many wait for it, and a quick one never', async () => {
  await cache.read({ ...key, id: 8 }, async () => 'quick');
  const hanging = () => new Promise<string>(() => {});
  for (let reader = 0; reader < 10; reader++) void cache.read(key, hanging);
  await pass(slowLoad - 1);
  expect(slow).toEqual([]);
  await pass(slowLoad * 5);
  expect(slow).toEqual([key]);
});

describe('what was purged', () => {
  const purgeAll = () => cache.purge(() => true);

  test('is waited for, and is new on the next page', async () => {
    await cache.read(key, async () => 'old');
    expect(purgeAll()).toBe(1);
    const next = cache.read(
      key,
      () => new Promise((resolve) => setTimeout(() => resolve('new'), purgePatience / 2)),
    );
    await pass(purgePatience / 2);
    expect(await next).toBe('new');
    expect(await cache.read(key, down)).toBe('new');
  });

  test('stands in where the load fails, for the rest of its days, and is asked for again after the back-off', async () => {
    await cache.read(key, async () => 'old');
    purgeAll();
    const load = vi.fn(down);
    for (let ask = 0; ask < 5; ask++) expect(await cache.read(key, load)).toBe('old');
    expect(load).toHaveBeenCalledTimes(1);
    await pass(failureBackoff + 1);
    expect(await cache.read(key, async () => 'new')).toBe('new');
  });

  test('stands in where the load hangs; only the first to ask wait for it', async () => {
    await cache.read(key, async () => 'old');
    purgeAll();
    const hanging = () => new Promise<string>(() => {});
    const first = cache.read(key, hanging);
    await pass(purgePatience);
    expect(await first).toBe('old');
    expect(await cache.read(key, hanging)).toBe('old');
  });

  test('is waited for once a page, not once for every thing it reads one after another', async () => {
    const second = { ...key, id: 8 };
    await cache.read(key, async () => 'old');
    await cache.read(second, async () => 'old too');
    purgeAll();
    const hanging = () => new Promise<string>(() => {});
    const page = async () => [await cache.read(key, hanging), await cache.read(second, hanging)];
    const read = page();
    await pass(purgePatience);
    expect(await read).toEqual(['old', 'old too']);
  });

  test('is still known to those who only look', async () => {
    await cache.read(key, async () => 'old');
    purgeAll();
    expect(cache.peek(key)).toBe('old');
  });

  test('and does not exist is forgotten: an outage is no proof that it is still missing', async () => {
    await cache.read(key, async () => null);
    purgeAll();
    await expect(cache.read(key, down)).rejects.toThrow();
  });

  test('is asked for at once, also where the upstream has just failed', async () => {
    await cache.read(key, async () => 'old');
    await pass(cacheRules.article.fresh + 1);
    await cache.read(key, down);
    await pass(1);
    purgeAll();
    expect(await cache.read(key, async () => 'new')).toBe('new');
  });

  test('leaves no back-off behind when a load from before it fails', async () => {
    let fail = () => {};
    const older = cache.read(
      key,
      () => new Promise<string>((_resolve, reject) => (fail = () => reject(new Error()))),
    );
    await pass(0);
    purgeAll();
    fail();
    await expect(older).rejects.toThrow();
    expect(await cache.read(key, async () => 'new')).toBe('new');
  });
});

test('what is told of a load names an article, but never the text of a search', async () => {
  const told: unknown[] = [];
  const telling = createContentCache({
    horizonOf: () => cacheRules.article,
    budgets,
    onLoadFailed: (failed) => told.push(failed),
    onLoadSlow: (late) => told.push(late),
  });
  await expect(telling.read(key, down)).rejects.toThrow();
  await expect(telling.read({ ...key, resource: 'search', id: 'my name' }, down)).rejects.toThrow();
  expect(told).toEqual([key, { host: key.host, resource: 'search' }]);
});

test.each([
  { what: 'a host has one of', asked: { host: key.host, resource: 'page' }, stays: true },
  { what: 'has an id', asked: key, stays: false },
])('what $what and a refresh brought unchanged stays the same object: $stays', async ({ asked, stays }) => {
  const value = () => Promise.resolve({ text: 'one' });
  const first = await cache.read(asked, value);
  await pass(cacheRules.article.fresh + 1);
  await cache.read(asked, value);
  await pass(1);
  expect((await cache.read(asked, value)) === first).toBe(stays);
});

describe('an answer that is poorer than what is remembered', () => {
  const list = { host: 'help.shop.de', resource: 'footerLinks' } as const;
  const links = (count: number) => Array.from({ length: count }, (_, id) => `link ${id}`);
  interface Given extends Partial<Omit<Exchange, 'recalled'>> {
    readonly count?: number;
  }
  /** What the upstream answers from now on. */
  let given: Given;
  const ask = (next = given) => {
    given = next;
    return cache.read(list, async (exchange) => {
      const { count = 10, ...learned } = given;
      Object.assign(exchange, learned);
      return links(count);
    });
  };
  beforeEach(async () => {
    await ask({});
  });
  /** The upstream answers this from now on, and is read after so long. */
  const askAfter = async (milliseconds: number, next: Given) => {
    given = next;
    await pass(milliseconds);
    await ask();
    await pass(1);
  };
  const seen = async () => (await ask()).length;
  const due = cacheRules.article.fresh + 1;

  test('takes its place once it was the same for a minute; once is told what was poorer', async () => {
    await askAfter(due, { count: 5 });
    expect(await seen()).toBe(10);
    expect(doubts).toEqual(['fewer']);
    await pass(firstDoubtPause + 10);
    expect(await seen()).toBe(10);
    await pass(doubtTime - firstDoubtPause);
    expect(await seen()).toBe(5);
    expect(doubts).toEqual(['fewer', 'believed']);
  });

  test('is asked for again by the process itself, after five seconds and after sixty', async () => {
    const load = vi.fn(async () => links(5));
    await pass(due);
    void cache.read(list, load);
    await pass(firstDoubtPause - 10);
    expect(load).toHaveBeenCalledTimes(1);
    await pass(20);
    expect(load).toHaveBeenCalledTimes(2);
    await pass(doubtTime - firstDoubtPause);
    expect(load).toHaveBeenCalledTimes(3);
    expect(cache.peek(list)).toHaveLength(5);
    await pass(doubtTime);
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('is forgotten when a good one follows', async () => {
    await askAfter(due, { count: 5 });
    await askAfter(firstDoubtPause + 10, { count: 11 });
    expect(await seen()).toBe(11);
    await askAfter(due, { count: 5 });
    expect(await seen()).toBe(11);
  });

  test('starts anew where it has other counts', async () => {
    await askAfter(due, { count: 5 });
    await askAfter(firstDoubtPause + 10, { count: 4 });
    await askAfter(doubtTime - firstDoubtPause, { count: 4 });
    expect(await seen()).toBe(10);
    await askAfter(firstDoubtPause + 10, { count: 4 });
    expect(await seen()).toBe(4);
    expect(doubts).toEqual(['fewer', 'believed']);
  });

  test('is believed at once after a purge, unless more of it cannot be read or it breaks the contract', async () => {
    cache.purge(() => true);
    expect(await ask({ count: 1 })).toHaveLength(1);
    cache.purge(() => true);
    expect(await ask({ count: 2, unreadable: 1 })).toHaveLength(1);
    cache.purge(() => true);
    expect(await ask({ count: 2, refused: true })).toHaveLength(1);
    expect(doubts).toEqual(['unreadable']);
  });

  test('is believed after a purge, also where it was doubted a moment before', async () => {
    await askAfter(due, { count: 5 });
    cache.purge(() => true);
    expect(await ask({ count: 5 })).toHaveLength(5);
  });

  test('is doubted after a purge that excuses fewer than are gone', async () => {
    const purge = () =>
      cache.purge(
        () => true,
        () => 1,
      );
    purge();
    expect(await ask({ count: 7 })).toHaveLength(10);
    purge();
    expect(await ask({ count: 8 })).toHaveLength(8);
  });

  test('keeps its minute through purges that do not excuse it', async () => {
    await askAfter(due, { count: 5 });
    await pass(doubtTime / 2);
    cache.purge(
      () => true,
      () => 1,
    );
    expect(await ask({ count: 5 })).toHaveLength(10);
    await askAfter(doubtTime / 2 + 10, { count: 5 });
    expect(await seen()).toBe(5);
  });

  test('is an answer like any other where nothing is remembered, and of a search always', async () => {
    const other = { host: 'help.shop.fr', resource: 'footerLinks' } as const;
    const refused = async (exchange: Exchange) => {
      exchange.refused = true;
      return [];
    };
    expect(await cache.read(other, refused)).toEqual([]);
    const search = { host: 'help.shop.de', resource: 'search', id: 'oil' } as const;
    await cache.read(search, async () => links(5));
    await pass(due);
    await cache.read(search, async () => []);
    await pass(1);
    expect(cache.peek(search)).toEqual([]);
    expect(doubts).toEqual([]);
  });
});

describe('an answer of which nothing can be read', () => {
  const unread = () => Promise.reject(Object.assign(new Error('items'), { unreadable: true }));
  const failure = async () => cache.read(key, unread).catch((error: unknown) => error);

  test('is a failure, and a minute later what the upstream has to say, told once', async () => {
    expect(await failure()).not.toBeInstanceOf(NothingReadable);
    await pass(unreadableTime - failureBackoff);
    expect(await failure()).not.toBeInstanceOf(NothingReadable);
    await pass(failureBackoff + 1);
    for (let ask = 0; ask < 3; ask++) expect(await failure()).toBeInstanceOf(NothingReadable);
    await pass(failureBackoff + 1);
    expect(await failure()).toBeInstanceOf(NothingReadable);
    expect(unreadable).toEqual([key]);
  });

  test('is a failure again after one of another kind', async () => {
    await failure();
    await pass(unreadableTime);
    await expect(cache.read(key, down)).rejects.toThrow('down');
    await pass(failureBackoff + 1);
    expect(await failure()).not.toBeInstanceOf(NothingReadable);
    expect(unreadable).toEqual([]);
  });
});

test('what another replica has just had is fresh for whoever waited for it', async () => {
  const outcomes: string[] = [];
  const sharing = createContentCache({
    horizonOf: () => cacheRules.article,
    budgets,
    onLoadFailed: () => {},
    onLoadSlow: () => {},
    onRead: (_key, outcome) => outcomes.push(outcome),
    shared: {
      recall: async () => ({ answer: 'theirs', age: minutes(1), purged: false }),
      beginCall: () => () => {},
    },
  });
  const context = new ReadContext();
  expect(await sharing.read(key, async ({ recalled }) => recalled, context)).toBe('theirs');
  expect([outcomes, context.refreshes]).toEqual([['hit'], []]);
});

test.each(['at once', 'as a last hope'])(
  'what another replica has is read %s where memory has no room for it',
  async (when) => {
    const sharing = createContentCache({
      horizonOf: () => cacheRules.article,
      budgets: { ...budgets, content: 1 },
      onLoadFailed: () => {},
      onLoadSlow: () => {},
      shared: {
        recall: async (_key, isLastHope) =>
          when === 'at once' || isLastHope ? { answer: 'theirs', age: minutes(1), purged: false } : null,
        beginCall: () => () => {},
      },
    });
    expect(await sharing.read(key, async ({ recalled }) => recalled ?? down())).toBe('theirs');
  },
);

describe('whoever reads', () => {
  let context: ReadContext;
  const read = (load: () => Promise<string>) => cache.read(key, load, context);
  beforeEach(() => {
    context = new ReadContext();
  });

  test('is told of a refresh that runs behind what they get, and that it came to an end', async () => {
    await read(async () => 'old');
    expect(context.refreshes).toEqual([]);
    await pass(cacheRules.article.fresh + 1);
    expect(await read(down)).toBe('old');
    await expect(context.refreshes[0]).resolves.toBe('old');
    await pass(failureBackoff + 1);
    expect(await read(async () => 'new')).toBe('old');
    await context.refreshes[1];
    expect(await read(down)).toBe('new');
    expect(context.isWhole).toBe(true);
  });

  test('is told that what was purged stands in, not that it was had anew', async () => {
    await read(async () => 'old');
    cache.purge(() => true);
    expect(await read(async () => 'new')).toBe('new');
    expect(context.isWhole).toBe(true);
    cache.purge(() => true);
    expect(await read(down)).toBe('new');
    expect(context.isWhole).toBe(false);
  });
});
