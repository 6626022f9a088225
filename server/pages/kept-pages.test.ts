import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ContentKey } from '#server/cache/content-entry.ts';
import type { KeptOutcome } from '#server/observability/metrics.ts';
import type { Wholeness } from '#server/cache/reading.ts';
import { createAnswerCache } from '#server/kept/answer-cache.ts';
import type { Finished, Recipe } from '#server/kept/answer.ts';
import { createKeepAnswer } from '#server/kept/keep-answer.ts';
import { createKeptAnswers } from '#server/kept/kept-answers.ts';
import type { Visit } from '#server/projects/project-registry.ts';
import type { PageDraft } from './load-page.ts';
import { createMakePage } from './make-page.ts';

const host = 'help.shop.de';
const name = `${host}|article|7`;
const article = ({ id }: ContentKey): boolean => String(id) === '7';
const recipeOf = (address: string): Recipe => ({
  visit: { origin: `https://${host}`, project: { host } } as Visit,
  address,
  common: {},
  make: (...order) => make(...order),
});
const recipe = recipeOf('/articles/7');
const reader = { encoding: 'identity', isThere: () => true } as const;

type Reading = { -readonly [Part in keyof PageDraft['reading']]: PageDraft['reading'][Part] };

/** What the loads to come find, and a gate that they wait at. */
const asEver = {
  text: 'one',
  status: 200,
  wholeness: 'whole' as Wholeness,
  provisional: false,
  gate: Promise.resolve(),
};
const upstream = { ...asEver };
const readings: Reading[] = [];
const outcomes: KeptOutcome[] = [];
let loads = 0;

/** A page's loads and renders held and bent at will; the rest is as it runs. */
const createPages = () => {
  const cache = createAnswerCache(1_000_000);
  const load = async ({ address }: { readonly address: string }): Promise<PageDraft> => {
    loads += 1;
    const { text, status, wholeness, provisional } = upstream;
    const reading: Reading = {
      names: new Set([name]),
      // It had to be loaded: it counts as due.
      freshUntil: performance.now(),
      wholeness,
      purged: false,
      changed: false,
      provisional,
      shown: new Set(),
    };
    readings.push(reading);
    await upstream.gate;
    const said = { 200: `${address} ${text}`, 404: 'nothing here' }[status] ?? 'not to be had';
    const page = { kind: 'page', page: 'article', status, said };
    return { page, reading, etag: said, close: () => {} } as unknown as PageDraft;
  };
  const describe = (_draft: PageDraft, { path }: { readonly path: string }) => ({
    'CDN-Cache-Control': 'max-age=900',
    'Surrogate-Key': path,
  });
  const render = async (draft: PageDraft, order: { readonly path: string }) => ({
    status: draft.page.status,
    headers: describe(draft, order),
    document: Buffer.from((draft.page as unknown as { said: string }).said),
  });
  const touch = () => (upstream.wholeness === 'half' ? null : performance.now() + 60_000);
  const onOutcome = (outcome: KeptOutcome) => void outcomes.push(outcome);
  const keep = createKeepAnswer(cache);
  return {
    cache,
    make: createMakePage({ keep, load, page: { describe, render } }),
    pages: createKeptAnswers({ cache, isBusy: () => false, touch, onOutcome }),
  };
};

let { cache, make, pages } = createPages();
beforeEach(() => {
  Object.assign(upstream, asEver);
  readings.length = outcomes.length = loads = 0;
  ({ cache, make, pages } = createPages());
});

/** Loads wait from now on until this is called. */
const hold = (): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  upstream.gate = promise;
  return resolve;
};

const purge = (): void => {
  for (const reading of readings) reading.purged = true;
  cache.contentPurged(article);
};

/** What a page says, which is its tag here as well. */
const shown = (finished: Finished): string => {
  if (finished.kind === 'redirect') return finished.location;
  return finished.kind === 'kept' ? finished.answer.etag : Buffer.from(finished.body).toString();
};

const headerOf = (finished: Finished, named: string): string | undefined => {
  if (finished.kind === 'redirect') return undefined;
  if (finished.kind === 'passing') return finished.headers[named];
  const { headers } = finished.answer;
  return headers[headers.indexOf(named) + 1];
};
const cdnOf = (finished: Finished) => headerOf(finished, 'CDN-Cache-Control');

const keep = async () => {
  await pages.fly(recipe, 'first', reader);
  const page = pages.find(recipe);
  if (!page) throw new Error('the page is not kept');
  return page;
};

describe('a page that is made', () => {
  test('from what changes meanwhile is shown, and made anew at the next look', async () => {
    const release = hold();
    const made = pages.fly(recipe, 'first', reader);
    for (const reading of readings) reading.changed = true;
    upstream.text = 'two';
    release();
    expect(shown(await made)).toBe('/articles/7 one');
    const kept = pages.find(recipe);
    expect(kept && pages.hit(kept)).toBe(true);
    await vi.waitFor(() => expect(pages.find(recipe)?.etag).toBe('/articles/7 two'));
  });

  test('from what is purged meanwhile is kept by nobody', async () => {
    const release = hold();
    const made = pages.fly(recipe, 'first', reader);
    purge();
    release();
    expect(cdnOf(await made)).toBe('max-age=10');
    expect(pages.find(recipe)).toBeUndefined();
  });

  test('is shown as it is for its hour, and then tells what nothing told of', async () => {
    const page = await keep();
    upstream.text = 'two';
    expect(pages.hit(page)).toBe(true);
    expect(loads).toBe(1);
    vi.spyOn(performance, 'now').mockReturnValue(page.until);
    expect(pages.hit(page)).toBe(true);
    await vi.waitFor(() => expect(pages.find(recipe)?.etag).toBe('/articles/7 two'));
    vi.restoreAllMocks();
  });
});

test.each([
  { made: 'without one of its blocks', upstreamIs: { wholeness: 'half' }, life: 10_000 },
  {
    made: 'before it is known which hosts have it',
    upstreamIs: { provisional: true },
    life: 60_000,
  },
  { made: 'of all there is', upstreamIs: {}, life: 3_600_000 },
] as const)('made $made it lives for $life ms', async ({ upstreamIs, life }) => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  Object.assign(upstream, upstreamIs);
  const page = await keep();
  expect(page.until).toBe(life);
  clock.mockRestore();
});

test('a page without one of its blocks is not made anew with every look', async () => {
  upstream.wholeness = 'half';
  const page = await keep();
  for (let look = 0; look < 5; look += 1) expect(pages.hit(page)).toBe(true);
  expect(loads).toBe(1);
});

describe('a page whose content was purged', () => {
  test('is one that was made from it', async () => {
    const page = await keep();
    cache.contentPurged(({ id }) => String(id) === '8');
    expect(pages.hit(page)).toBe(true);
    cache.contentPurged(article);
    expect(pages.hit(page)).toBe(false);
  });

  test('is never one from between two purges', async () => {
    const page = await keep();
    const release = hold();
    purge();
    const first = pages.current(page);
    upstream.text = 'two';
    purge();
    const second = pages.current(page);
    release();
    expect(shown(await second)).toBe('/articles/7 two');
    await first;
  });

  test('stands in where it cannot be had in time, and nobody keeps that for long', async () => {
    vi.useFakeTimers();
    const page = await keep();
    const release = hold();
    purge();
    const late = pages.current(page);
    await vi.advanceTimersByTimeAsync(800);
    expect(shown(await late)).toBe('/articles/7 one');
    expect(cdnOf(await late)).toBe('max-age=10');
    vi.useRealTimers();
    // What came in the end is kept as ever.
    for (const reading of readings) reading.purged = false;
    release();
    await vi.waitFor(() => {
      const now = pages.find(recipe);
      expect(now && cache.standing(now)).toBe('good');
      expect(now && cdnOf({ kind: 'kept', answer: now })).toBe('max-age=900');
    });
  });

  test('stands in where it fails, and is made anew as soon as that works, if nothing has changed', async () => {
    const page = await keep();
    purge();
    upstream.status = 503;
    expect(cdnOf(await pages.current(page))).toBe('max-age=10');
    const standIn = pages.find(recipe);
    if (!standIn) throw new Error('nothing stands in');
    expect([cdnOf({ kind: 'kept', answer: standIn }), pages.hit(standIn)]).toEqual(['max-age=10', true]);
    upstream.status = 200;
    vi.spyOn(performance, 'now').mockReturnValue(standIn.until);
    expect(pages.hit(standIn)).toBe(true);
    await vi.waitFor(() => {
      const answer = pages.find(recipe);
      expect(answer && cdnOf({ kind: 'kept', answer })).toBe('max-age=900');
    });
    vi.restoreAllMocks();
  });
});

test('a page larger than the whole budget leaves no trace', async () => {
  const page = await keep();
  const small = createAnswerCache(100);
  small.keep(page);
  small.contentPurged(article);
  expect([small.size().answers, small.standing(page)]).toEqual([0, 'good']);
});

test('however many look at a page while it is made anew, that is one renewal', async () => {
  const page = await keep();
  outcomes.length = 0;
  const release = hold();
  cache.contentChanged(name);
  for (let look = 0; look < 5; look += 1) pages.hit(page);
  release();
  await vi.waitFor(() => expect(outcomes.filter((outcome) => outcome === 'renewed')).toHaveLength(1));
  expect(outcomes.filter((outcome) => outcome === 'hit')).toHaveLength(5);
});

test('addresses without a page share one, and each is renewed at its own address', async () => {
  upstream.status = 404;
  const one = await pages.fly(recipeOf('/x'), 'one', reader);
  const two = await pages.fly(recipeOf('/y'), 'two', reader);
  expect(shown(two)).toBe(shown(one));
  // What is published at an address is purged by what that address names.
  expect([headerOf(one, 'Surrogate-Key'), headerOf(two, 'Surrogate-Key')]).toEqual(['/x', '/y']);
  // The first address has a page by now; who asked for the second gets that of the second.
  upstream.status = 200;
  purge();
  expect(two.kind === 'kept' && shown(await pages.current(two.answer))).toBe('/y one');
});
