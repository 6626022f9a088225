import { afterEach, beforeEach, vi, type MockInstance } from 'vitest';
import { startFaultProxy, type FaultProxy } from '#tests/fakes/fault-proxy.ts';
import { startEmbedded } from './start-embedded.ts';
import { startSite, type Site, type SiteAnswer } from './start-site.ts';

/** A site and what stands between it and its upstream; new ones for every test. */
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

/** Registers the hooks of a test file; the stage is there while a test runs. */
export const behindProxy = (host = 'help.atd-parts.fr'): Stage => {
  let embedded: Awaited<ReturnType<typeof startEmbedded>>;
  let proxy: FaultProxy;
  let site: Site;
  let clock: MockInstance;
  /** By how much the clock of the contents is ahead, in milliseconds. */
  let aged = 0;
  const now = performance.now.bind(performance);
  beforeEach(async () => {
    aged = 0;
    clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + aged);
    embedded = await startEmbedded();
    proxy = await startFaultProxy(embedded.url);
    site = await startSite(proxy.url);
  });
  afterEach(async () => {
    // Only this one: the console's spies are read after us.
    clock.mockRestore();
    await site.close();
    await proxy.close();
    await embedded.close();
  });
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
