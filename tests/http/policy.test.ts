import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbedded } from '#tests/setup/start-embedded.ts';
import { startSite, type Site } from '#tests/setup/start-site.ts';

let embedded: Awaited<ReturnType<typeof startEmbedded>>;
let site: Site;

beforeAll(async () => {
  embedded = await startEmbedded();
  site = await startSite(embedded.url, { EDIT_ORIGINS: 'https://backoffice.example', EMBEDDED_PORT: '3002' });
});
afterAll(async () => {
  await site.close();
  await embedded.close();
});

/** The policy of a page as its directives. */
const policyOf = async (host: string, path = '/', from = site): Promise<Record<string, string>> => {
  const { headers } = await from.ask(host, path);
  const directives = String(headers['content-security-policy']).split('; ');
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
      "'self' https://www.atd-parts.fr https://cdn.atd-parts.fr https://www.atd-parts.fr " +
      'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
    'connect-src':
      "'self' https://www.atd-parts.fr https://www.googletagmanager.com https://*.google-analytics.com " +
      'https://*.analytics.google.com',
    'frame-src': 'https://www.youtube-nocookie.com',
    'manifest-src': "'self'",
    'form-action': "'self' https://pay.atd-parts.fr https://www.atd-parts.fr http://127.0.0.1:3002",
    'frame-ancestors': "'self' https://backoffice.example",
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
