import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  bareRefusals,
  faultKinds,
  startFaultProxy,
  type Fault,
  type FaultProxy,
} from '#tests/fakes/fault-proxy.ts';
import { misbehaviours, type MisbehaviourName } from '#tests/fakes/misbehaviours.ts';
import { rareFaults, type RareFault } from '#tests/fakes/rare-faults.ts';
import { startEmbedded } from '#tests/setup/start-embedded.ts';
import { startSite, type Site } from '#tests/setup/start-site.ts';

const host = 'help.atd-parts.fr';
let proxy: FaultProxy;
let site: Site;
/** By how much the clock of the contents is ahead, in milliseconds: it never goes back. */
let aged = 0;
const endings: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of endings.toReversed()) await end();
});

/** Between them they show every resource that is kept. */
const pages = [
  '/categories/12/1202/120201',
  '/bff/project',
  '/bff/home',
  '/bff/categories/12',
  '/bff/articles/120201',
  '/bff/cookies',
  '/bff/comment-reasons',
];

/** What is more, or says something else, is no loss: an editor may have wanted it. */
const noLoss: ReadonlySet<string> = new Set<MisbehaviourName>([
  'texts of 100,000 letters',
  'a hundred times as many',
  'no addresses',
]);
const kinds: readonly Fault[] = [
  ...faultKinds,
  ...bareRefusals,
  ...(Object.keys(rareFaults) as RareFault[]),
  ...(Object.keys(misbehaviours) as MisbehaviourName[]).filter((kind) => !noLoss.has(kind)),
];

/** What a visitor would miss: the title, the links of a page, the entries of data. */
const look = () =>
  Promise.all(
    pages.map(async (path) => {
      const { status, body } = await site.ask(host, path);
      const title = /<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1];
      return {
        path,
        status,
        title,
        entries: body.match(path.startsWith('/bff') ? /\{/g : /href="\/categories/g)?.length ?? 0,
      };
    }),
  );
type Look = Awaited<ReturnType<typeof look>>;
let before: Look;

/** An entry of a list may be taken out by an editor: of what has ten of them, that is a tenth. */
const expectNothingLost = (now: Look): void => {
  const lost = now.filter(({ status, title, entries }, at) => {
    const old = before[at]!;
    return status !== old.status || title !== old.title || entries < old.entries * 0.85;
  });
  expect(lost).toEqual([]);
};

/** Longer than any answer is fresh, in milliseconds. */
const allStale = 35 * 60_000;
/** Until what was asked for behind a page has been read, for the most part; what comes later is seen at the next look. */
const settle = () => sleep(40);

const goThrough = async (kind: Fault, pauses: readonly number[]): Promise<void> => {
  proxy.fail(kind);
  for (const pause of pauses) {
    aged += pause;
    await look();
    await settle();
    expectNothingLost(await look());
  }
};
/** As it was: everything is asked for anew, and is good. */
const recover = async (): Promise<void> => {
  proxy.fail('none');
  aged += 61_000;
  await look();
  await settle();
};

beforeAll(async () => {
  const embedded = await startEmbedded();
  endings.push(() => embedded.close());
  proxy = await startFaultProxy(embedded.url);
  endings.push(() => proxy.close());
  const now = performance.now.bind(performance);
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + aged);
  endings.push(() => clock.mockRestore());
  site = await startSite(proxy.url);
  endings.push(() => site.close());
  await vi.waitFor(
    async () => {
      aged += 11_000;
      before = await look();
      expect(before.map(({ status, entries }) => status === 200 && entries > 0)).toEqual(
        pages.map(() => true),
      );
    },
    { timeout: 150_000, interval: 1_000 },
  );
}, 180_000);

describe('whatever an upstream does to all of its answers for most of a minute, no page that was seen shows it', () => {
  test(`these are ${kinds.length} kinds`, () => expect(kinds.length).toBeGreaterThanOrEqual(60));

  test.each(kinds)('%s', async (kind) => {
    await goThrough(kind, [allStale, 46_000]);
    await recover();
    expect(await look()).toEqual(before);
  });

  test('in any order, and for any time between them', async () => {
    const step = fc.record({ kind: fc.constantFrom(...kinds), pause: fc.integer({ min: 0, max: 40_000 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
        aged += allStale;
        for (const { kind, pause } of steps) await goThrough(kind, [pause]);
        await recover();
      }),
      { numRuns: 5 },
    );
  });
});
