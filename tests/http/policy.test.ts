import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Metrics } from '#server/observability/metrics.ts';
import { startEmbedded } from '#tests/setup/start-embedded.ts';
import { startSite, type Site } from '#tests/setup/start-site.ts';

let embedded: Awaited<ReturnType<typeof startEmbedded>>;
let site: Site;

let metrics: Metrics;

beforeAll(async () => {
  embedded = await startEmbedded();
  site = await startSite(
    embedded.url,
    { EDIT_ORIGINS: 'https://backoffice.example', EMBEDDED_PORT: '3002' },
    (parts) => {
      metrics = parts.metrics;
      return parts;
    },
  );
});
afterAll(async () => {
  await site.close();
  await embedded.close();
});

/** The policy of a page as its directives. */
const policyOf = async (host: string, path = '/', from = site): Promise<Record<string, string>> => {
  const { headers } = await from.ask(host, path);
  const directives = String(headers['content-security-policy']).split(';');
  return Object.fromEntries(
    directives.map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1).join(' ')]),
  );
};

test('a page may load from, talk to, post to and be framed by what its project lists, and nothing else', async () => {
  expect(await policyOf('help.atd-parts.fr')).toEqual({
    'default-src': "'none'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'script-src': expect.stringMatching(/^'sha256-[\w+/]{43}=' 'strict-dynamic'$/) as string,
    'style-src': "'self'",
    'font-src': "'self'",
    'img-src':
      "'self' https://www.atd-parts.fr https://cdn.atd-parts.fr " +
      'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
    'connect-src':
      "'self' https://www.atd-parts.fr https://www.googletagmanager.com https://*.google-analytics.com " +
      'https://*.analytics.google.com',
    'frame-src': 'https://www.youtube-nocookie.com',
    'manifest-src': "'self'",
    'form-action': "'self' https://pay.atd-parts.fr https://www.atd-parts.fr http://127.0.0.1:3002",
    'frame-ancestors': "'self' https://backoffice.example",
    'report-to': 'policy',
    'report-uri': '/bff/reports',
  });
});

test('another host of another company has its own hosts in the policy, and none of the first', async () => {
  const policy = Object.values(await policyOf('help.pkw-parts.de')).join(' ');
  expect(policy).toContain('https://pay.pkw-parts.de');
  expect(policy).not.toContain('atd-parts');
});

test.each(['/nowhere', '/%61lternatives', '/alternatives?id=x', '/search?articles=colis', '/robots.txt'])(
  '%s carries the same policy as every other answer of its host',
  async (path) => {
    expect(await policyOf('help.atd-parts.fr', path)).toEqual(await policyOf('help.atd-parts.fr'));
    const { headers } = await site.ask('help.atd-parts.fr', path);
    expect(headers['reporting-endpoints']).toBe('policy="/bff/reports"');
  },
);

test('with a real upstream forms go to no machine of ours, and nobody frames the site unless told', async () => {
  const real = await startSite(embedded.url, { UPSTREAM_URL: embedded.url });
  const policy = await policyOf('help.atd-parts.fr', '/', real);
  await real.close();
  expect(policy['form-action']).toBe("'self' https://pay.atd-parts.fr https://www.atd-parts.fr");
  expect(policy['frame-ancestors']).toBe("'self'");
});

test('the answer to an unknown host carries the headers of every other, and the policy of data', async () => {
  const { status, headers } = await site.ask('help.evil.example', '/');
  expect(status).toBe(421);
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['x-powered-by']).toBeUndefined();
});

const report = (blockedURL: string) => ({
  type: 'csp-violation',
  url: 'https://help.atd-parts.fr/alternatives?id=canary',
  body: { documentURL: 'https://help.atd-parts.fr/canary', effectiveDirective: 'img-src', blockedURL },
});
const post = (body: unknown, headers: Record<string, string> = {}, host = 'help.atd-parts.fr') =>
  site.ask(host, '/bff/reports', {
    method: 'POST',
    headers: { 'content-type': 'application/reports+json', ...headers },
    body: JSON.stringify(body),
  });

test('what a browser reports is counted, and logged once without any address', async () => {
  const blocked = report('https://evil.example/canary?canary');
  const { status, headers, body } = await post([blocked, blocked], {
    origin: 'null',
    'sec-fetch-site': 'same-origin',
  });
  expect({ status, body, cache: headers['cache-control'] }).toEqual({
    status: 204,
    body: '',
    cache: 'no-store',
  });
  const older = {
    'csp-report': {
      'document-uri': 'https://canary/',
      'violated-directive': 'img-src',
      'blocked-uri': 'https://evil.example/c',
    },
  };
  expect((await post(older, { 'content-type': 'application/csp-report' })).status).toBe(204);
  expect(await metrics.text()).toContain('help_policy_violations_total{directive="img-src"} 3\n');
  const lines = site.logged.filter(({ directive }) => directive !== undefined);
  expect(lines).toMatchObject([
    { host: 'help.atd-parts.fr', directive: 'img-src', blocked: 'https://evil.example' },
  ]);
  expect(JSON.stringify(lines)).not.toContain('canary');
});

test.each([
  { of: 'a body that is no report', answer: () => post({}), status: 422 },
  { of: 'no object or list', answer: () => post('canary'), status: 400 },
  { of: 'another type', answer: () => post([], { 'content-type': 'text/plain' }), status: 415 },
  { of: 'another site', answer: () => post([], { 'sec-fetch-site': 'cross-site' }), status: 403 },
  { of: 'more than 32 kB', answer: () => post(['x'.repeat(33_000)]), status: 413 },
  { of: 'an unknown host', answer: () => post([], {}, 'help.evil.example'), status: 421 },
])('reports of $of are refused with $status', async ({ answer, status }) => {
  expect((await answer()).status).toBe(status);
});

test('reports have a limit of their own, and leave the writes theirs', async () => {
  const statuses = await Promise.all(Array.from({ length: 70 }, async () => (await post([])).status));
  expect(new Set(statuses)).toEqual(new Set([204, 429]));
  const write = await site.ask('help.atd-parts.fr', '/bff/newsletter', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(write.status).toBe(422);
});
