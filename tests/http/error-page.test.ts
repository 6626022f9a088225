import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Dependencies } from '#server/dependencies.ts';
import type { HelpApi } from '#shared/help-api/help-api.ts';
import { startFaultProxy, type FaultProxy } from '#tests/fakes/fault-proxy.ts';
import { startEmbedded } from '#tests/setup/start-embedded.ts';
import { startSite } from '#tests/setup/start-site.ts';

let embedded: Awaited<ReturnType<typeof startEmbedded>>;
let proxy: FaultProxy;

beforeAll(async () => {
  embedded = await startEmbedded();
  proxy = await startFaultProxy(embedded.url);
});
afterEach(() => {
  proxy.fail('none');
});
afterAll(async () => {
  await proxy.close();
  await embedded.close();
});

/** One request to a new site, one of whose parts may be bent. */
const ask = async (path: string, bend?: (parts: Dependencies) => Dependencies) => {
  const site = await startSite(proxy.url, {}, bend);
  const answer = await site.ask('help.atd-parts.fr', path);
  await site.close();
  return answer;
};

/** Bends the port of every page. */
const withApi =
  (bend: (api: HelpApi) => Partial<HelpApi>) =>
  (parts: Dependencies): Dependencies => ({
    ...parts,
    content: {
      ...parts.content,
      forPage: (visit, context) => {
        const { api, messages } = parts.content.forPage(visit, context);
        return { messages, api: { ...api, ...bend(api) } };
      },
    },
  });

const pageOf = (body: string) => body.slice(body.indexOf('<main'), body.indexOf('</main>'));

test('a page that cannot be had now says so in the visitor’s language and offers another try at the same address', async () => {
  proxy.fail('status-500', 'get_article');
  const { status, headers, body } = await ask('/categories/12/1202/120201');
  expect(status).toBe(503);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['retry-after']).toBe('10');
  expect(pageOf(body)).toContain('href="/categories/12/1202/120201"');
  expect(pageOf(body)).toContain('href="/"');
  expect(body).toContain('<html lang="fr-FR"');
  expect(body).toContain('noindex');
});

test('a search that fails on the results page is sent to the not-found page, which says why', async () => {
  proxy.fail('status-500', 'find_articles');
  const failed = await ask('/search?articles=colis');
  expect([failed.status, failed.headers['location']]).toEqual([
    302,
    '/not_found?reason=search&articles=colis',
  ]);
  expect(failed.headers['cache-control']).toBe('no-store');
  const { status, body } = await ask('/not_found?reason=search&articles=colis');
  expect(status).toBe(404);
  expect(pageOf(body)).toContain('La recherche n’est pas disponible');
});

test.each([
  {
    kind: 'a loader that throws',
    bend: (): Partial<HelpApi> => ({ category: () => Promise.reject(new Error('secret cause')) }),
  },
  {
    kind: 'a component that throws',
    bend: (api: HelpApi): Partial<HelpApi> => ({
      category: async (...asked) => {
        const found = await api.category(...asked);
        if (!found.ok) return found;
        const children = found.value.children.map((each) => ({ ...each, title: {} as never }));
        return { ok: true, value: { ...found.value, children } };
      },
    }),
  },
])(
  '$kind ends in the error page: 500, not kept, another try, a request number and nothing of the cause',
  async ({ bend }) => {
    const { status, headers, body } = await ask('/categories/12', withApi(bend));
    expect(status).toBe(500);
    expect(headers['cache-control']).toBe('no-store');
    const requestId = String(headers['x-request-id']);
    expect(pageOf(body)).toContain(requestId);
    // What broke may be whole when it is loaded anew: a second chunk that could not be had, for one.
    expect(pageOf(body)).toContain('href="/categories/12"');
    expect(body).toContain('<html lang="fr-FR"');
    expect(body).not.toContain('secret cause');
  },
);

test('markup that breaks beyond mending leaves nothing of the page in the headers', async () => {
  const { status, headers } = await ask('/search?articles=colis', (parts) => ({
    ...parts,
    renderer: {
      ...parts.renderer,
      load: async (request) => {
        const page = await parts.renderer.load(request);
        return page.kind === 'page'
          ? { ...page, render: () => Promise.reject(new Error('secret cause')) }
          : page;
      },
    },
  }));
  expect([status, headers['cdn-cache-control']]).toEqual([500, 'no-store']);
  expect([headers['etag'], headers['surrogate-key']]).toEqual([undefined, undefined]);
});

test('an error page that fails itself leaves "an error occurred", a way home and the request number', async () => {
  const { status, headers, body } = await ask('/', (parts) => ({
    ...parts,
    renderer: { ...parts.renderer, load: () => Promise.reject(new Error('secret cause')) },
  }));
  expect(status).toBe(500);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain('<h1>an error occurred</h1>');
  expect(body).toContain('<a href="/">');
  expect(body).toContain(String(headers['x-request-id']));
  expect(body).not.toContain('secret cause');
});
