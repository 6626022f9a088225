import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Article } from '#shared/help-api/models.ts';
import { builtInProjects } from '#shared/projects/project-table.ts';
import type { AlternativeId } from '#shared/validation/ids.ts';
import { createContentCache } from '#server/cache/content-cache.ts';
import type { Visit } from '#server/config/project-registry.ts';
import { toTree } from '#server/upstream/category-tree.ts';
import { createLanguageCodes } from '#server/upstream/language-codes.ts';
import { horizonOf, type Upstream } from '#server/upstream/resources.ts';
import type { UpstreamCategory } from '#server/upstream/category-schemas.ts';
import { createContentService } from './content-service.ts';
import { blockDeadline, pageDeadline } from './deadline.ts';
import { createAlternatives } from './alternatives.ts';
import { ReadContext } from '#server/cache/read-context.ts';
import { createTextSources } from './text-sources.ts';

const project = builtInProjects[0]!;
const visit: Visit = { project, origin: 'https://x', originOf: (host) => `https://${host}`, payOrigins: [] };
const orderId = '11111111-1111-4111-8111-111111111111' as AlternativeId;
/** Timers count whole milliseconds and never fewer than one. */
const slack = 50;
const hanging = () => new Promise<never>(() => {});
const after = <T>(milliseconds: number, value: T) =>
  new Promise<T>((resolve) => setTimeout(() => resolve(value), milliseconds));

/** An upstream that never answers, but for the calls named. */
const serviceOf = (
  answers: Partial<Record<keyof Upstream, () => Promise<unknown>>>,
  startCleaning: () => Promise<unknown> = async () => {},
  blocks: Article['blocks'] = [],
) => {
  const upstream = new Proxy(
    {},
    {
      get: (_target, name: keyof Upstream) => answers[name] ?? hanging,
    },
  ) as Upstream;
  const quiet = { failed: () => {}, refused: () => {}, unsafePayLink: () => {} };
  return createContentService({
    languageCodes: createLanguageCodes(),
    upstream,
    cache: createContentCache({
      horizonOf,
      budgets: { content: 1_000_000, search: 1_000_000, missing: 1_000_000 },
      onLoadFailed: () => {},
      onLoadSlow: () => {},
    }),
    losses: { note: () => {} },
    articleHtml: {
      start: startCleaning,
      clean: async () => ({ blocks, sections: [] }),
      close: async () => {},
    },
    alternatives: createAlternatives({ upstream, log: quiet }),
    projects: builtInProjects,
    localeFiles: new Map(),
    textSources: createTextSources(new Map()),
    writesLog: quiet,
    searchesWithoutResults: { note: () => {} },
    feedback: { searched: () => {}, voted: () => {} },
    purgePages: () => {},
  });
};
const serve = (answers: Parameters<typeof serviceOf>[0]) =>
  serviceOf(answers).forVisit(visit, new ReadContext());

test('a sweep starts what cleans articles at once: the first of them does not wait for it (behaviour/security 10)', () => {
  const startCleaning = vi.fn(async () => {});
  void serviceOf({}, startCleaning).warm();
  expect(startCleaning).toHaveBeenCalledOnce();
});

/** How long work takes by the fake clock, in milliseconds; the work is over. */
const timeOf = async (work: Promise<unknown>): Promise<number> => {
  const start = performance.now();
  const ended = work.then(() => performance.now());
  await vi.advanceTimersByTimeAsync(30_000);
  return (await ended) - start;
};

const article = { id: 7, title: 'A', url: '', content: '', shortContent: '', relevant: [], voted: false };
const tree = {
  items: toTree([
    {
      id: 1,
      title: 'C',
      lang: '',
      description: '',
      weight: 0,
      children: [
        {
          id: 2,
          title: 'S',
          lang: '',
          description: '',
          weight: 0,
          children: [{ id: 7, title: 'A', url: '', weight: 0, lang: '' }],
        },
      ],
    },
  ] as unknown as UpstreamCategory[]),
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('waits of one visit do not add up', () => {
  test('a search whose settings hang too', async () => {
    expect(await timeOf(serve({}).search({ text: 'parcel', page: 1, preview: false }))).toBeLessThan(
      pageDeadline + slack,
    );
  });

  test('the settings and the tree that a search reads besides', async () => {
    const api = serve({ search: async () => ({ total: 0, items: [] }) });
    expect(await timeOf(api.search({ text: 'parcel', page: 1, preview: false }))).toBeLessThan(
      blockDeadline + slack,
    );
  });

  test('the blocks of home, of which some are asked for after others', async () => {
    const api = serve({ categories: async () => tree });
    expect(await timeOf(api.home())).toBeLessThan(blockDeadline + slack);
  });

  test('what an article page reads after a slow article', async () => {
    const api = serve({
      article: () => after(4_900, { success: true, data: article }),
      categories: async () => tree,
    });
    const page = async () => {
      expect(await api.article(7)).toMatchObject({ ok: true });
      await api.home();
      await api.cookies();
    };
    expect(await timeOf(Promise.all([api.site(), page()]))).toBeLessThan(pageDeadline + slack);
  });

  test('an order beside its site', async () => {
    const api = serve({});
    expect(await timeOf(Promise.all([api.site(), api.alternative(orderId)]))).toBeLessThan(
      pageDeadline + slack,
    );
  });
});

test.each([
  { blocks: [], isWhole: true, says: 'without a video is whole' },
  {
    blocks: [{ kind: 'video', id: 'dQw4w9WgXcQ', title: '' }],
    isWhole: false,
    says: 'is shown without the pictures of its videos',
  },
] as const)('an article that comes after most of its time $says', async ({ blocks, isWhole }) => {
  const context = new ReadContext();
  const answers = {
    article: () => after(4_500, { success: true, data: article }),
    categories: async () => tree,
    settings: async () => ({ items: [] }),
  };
  const read = serviceOf(answers, undefined, blocks).forVisit(visit, context).article(7);
  expect(await timeOf(read)).toBeLessThan(pageDeadline + slack);
  expect([(await read).ok, context.isWhole]).toEqual([true, isWhole]);
});

test('what memory holds comes even when the time is over', async () => {
  const api = serve({ categories: async () => tree });
  await api.category(1, 1);
  await vi.advanceTimersByTimeAsync(pageDeadline * 2);
  expect(await api.category(1, 1)).toMatchObject({ ok: true });
});

test('a slow write does not take the time of the page after it', async () => {
  const api = serve({
    subscribe: () => after(9_000, { success: true, errors: [] }),
    cookies: () => after(500, { items: [] }),
  });
  await timeOf(api.site());
  await timeOf(api.subscribe({ email: 'reader@example.org' }));
  const cookies = api.cookies();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await cookies).toMatchObject({ ok: true });
});

// behaviour/search 22
test.each([
  {
    says: 'which topics were found',
    topics: [
      { id: 1, count: 3 },
      { id: 9, count: 2 },
    ],
    topic: 1,
  },
  { says: 'nothing of topics', topics: undefined, topic: undefined },
])('an upstream that says $says', async ({ topics, topic }) => {
  const api = serve({
    settings: async () => ({ items: [] }),
    categories: async () => tree,
    search: async () => ({ total: 5, items: [], topics }),
  });
  const found = await api.search({ text: 'parcel', topic: 1, page: 1, preview: false });
  if (!found.ok) throw new Error(found.failure.kind);
  expect(found.value.topic).toBe(topic);
  // Of a category that the tree does not know nobody could say the name.
  expect(found.value.topics).toEqual(topics && [{ id: 1, title: 'C', count: 3 }]);
});
