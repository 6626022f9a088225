import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createAdmission } from '#server/pages/admission.ts';
import { startFaultProxy, type FaultProxy } from '#tests/fakes/fault-proxy.ts';
import { startEmbedded } from '#tests/setup/start-embedded.ts';
import { startSite, type AskOptions, type Site } from '#tests/setup/start-site.ts';

const host = 'help.atd-parts.fr';
const load = { wait: 0 };
let embedded: Awaited<ReturnType<typeof startEmbedded>>;
let proxy: FaultProxy;
let site: Site;

beforeAll(async () => {
  embedded = await startEmbedded();
  proxy = await startFaultProxy(embedded.url);
  site = await startSite(proxy.url, {}, (parts) => ({
    ...parts,
    createPages: (...given) => {
      const pages = parts.createPages(...given);
      const queue = { expectedWait: () => load.wait };
      return {
        ...pages,
        admits: createAdmission(
          queue,
          () => false,
          () => {},
        ),
      };
    },
  }));
  // What comes from before Express has no request id.
  const asKept = async () => expect((await site.ask(host, '/')).headers).not.toHaveProperty('x-request-id');
  await vi.waitFor(asKept, { timeout: 30_000 });
});
afterAll(async () => {
  await site.close();
  await proxy.close();
  await embedded.close();
});
beforeEach(() => {
  load.wait = 1_500;
  proxy.calls.length = 0;
});

const form: AskOptions = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: '',
};
const json: AskOptions = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };

test.each(['/', '/?utm_source=x', '/robots.txt', '/icons/sprite.svg'])(
  '%s is sent at any load',
  async (path) => {
    load.wait = 60_000;
    expect((await site.ask(host, path)).status).toBe(200);
  },
);

test.each([
  '/search?articles=colis',
  '/categories/8',
  '/nowhere',
  '/bff/search?articles=colis',
  '/bff/project',
])('%s is refused first, before the upstream is asked', async (path) => {
  const { status, headers, body } = await site.ask(host, path);
  expect({ status, retry: headers['retry-after'], cache: headers['cdn-cache-control'] }).toEqual({
    status: 503,
    retry: '10',
    cache: 'no-store',
  });
  expect(body.length).toBeLessThan(200);
  if (path.startsWith('/bff/')) expect(JSON.parse(body)).toMatchObject({ error: { kind: 'unavailable' } });
  expect(proxy.calls.filter((call) => /colis|project/.test(call))).toEqual([]);
});

test.each([
  { path: '/bff/newsletter', options: json },
  { path: '/actions/newsletter', options: form },
])(
  '$path is taken while pages are refused, and refused when even that would take too long',
  async ({ path, options }) => {
    expect((await site.ask(host, path, options)).status).toBe(422);
    load.wait = 2_500;
    expect((await site.ask(host, path, options)).status).toBe(503);
  },
);
