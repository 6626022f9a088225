import { afterAll, afterEach, beforeAll, beforeEach, vi, type MockInstance } from 'vitest';
import { startFaultProxy, type FaultProxy } from '#tests/fakes/fault-proxy.ts';
import { startEmbedded } from './start-embedded.ts';
import { startSite, type Site, type SiteAnswer } from './start-site.ts';

/** A site and what stands between it and its upstream. */
export interface Stage {
  readonly proxy: FaultProxy;
  readonly site: Site;
  /** One request to the French host. */
  readonly ask: (path: string) => Promise<SiteAnswer>;
  /** Moves the clock that contents age by; nothing waits. */
  readonly age: (milliseconds: number) => void;
  /** How often the upstream was called with this text in path or query. */
  readonly callsOf: (text: string) => number;
}

/**
 * Registers the hooks of a test file or group; the stage is there while a test runs.
 *
 * @param life `test`: a new stage for every test. `group`: one for all of them, whose proxy is as new for each; what the site remembers
 *   and what the upstream was sent stays.
 */
export const behindProxy = (host = 'help.atd-parts.fr', life: 'test' | 'group' = 'test'): Stage => {
  let embedded: Awaited<ReturnType<typeof startEmbedded>>;
  let proxy: FaultProxy;
  let site: Site;
  let clock: MockInstance;
  /** By how much the clock of the contents is ahead, in milliseconds. */
  let aged = 0;
  const now = performance.now.bind(performance);
  beforeEach(() => {
    aged = 0;
    if (life === 'group') proxy.reset();
    clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + aged);
  });
  const [before, after] = life === 'test' ? [beforeEach, afterEach] : [beforeAll, afterAll];
  before(async () => {
    embedded = await startEmbedded();
    proxy = await startFaultProxy(embedded.url);
    site = await startSite(proxy.url);
  });
  after(async () => {
    await site.close();
    await proxy.close();
    await embedded.close();
  });
  // Only this one: the console's spies are read after us.
  afterEach(() => clock.mockRestore());
  return {
    get proxy() {
      return proxy;
    },
    get site() {
      return site;
    },
    ask: (path) => site.ask(host, path),
    age(milliseconds) {
      aged += milliseconds;
    },
    callsOf: (text) => proxy.calls.filter((call) => call.includes(text)).length,
  };
};
