import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtInProjects } from '#shared/projects/project-table.ts';
import { skinFiles } from '#shared/projects/skins.ts';
import { startEmbeddedSite, type EmbeddedSite } from '#tests/setup/start-embedded-site.ts';

let site: EmbeddedSite;

beforeAll(async () => {
  site = await startEmbeddedSite();
  await site.warm();
});
afterAll(() => site.close());

const raw = (lines: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(site.port, '127.0.0.1', () =>
      socket.write([...lines, 'Connection: close', '', ''].join('\r\n')),
    );
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString('utf8')));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });

test('two Host headers are answered 421, or refused by the parser', async () => {
  const answer = await raw(['GET / HTTP/1.1', 'Host: help.atd-parts.fr', 'Host: help.atd-parts.it']);
  expect(answer).toMatch(/^HTTP\/1\.1 (421|400)/);
  expect(answer).not.toContain('<html');
});

test('an unknown host is answered in under 1 kB, headers and all', async () => {
  const answer = await raw(['GET / HTTP/1.1', 'Host: help.evil.example']);
  expect(answer).toMatch(/^HTTP\/1\.1 421/);
  expect(answer.length).toBeLessThan(1000);
});

test.each(['help.atd-parts.fr:70000x', 'help.atd-parts.fr,help.atd-parts.it', ' ', 'help.atd-parts.fr/..'])(
  'the host %j is answered without a page',
  async (host) => {
    const answer = await raw(['GET / HTTP/1.1', `Host: ${host}`]);
    expect(answer).toMatch(/^HTTP\/1\.1 (421|400)/);
  },
);

test.each([
  { target: 'http://help.atd-parts.fr/categories/12', status: 200 },
  { target: 'HTTP://help.atd-parts.fr', status: 200 },
  { target: 'https://help.atd-parts.fr?utm_source=x', status: 200 },
  { target: 'http://help.atd-parts.fr/Categories/12/', status: 301 },
  { target: 'http://help.evil.example/', status: 421 },
  { target: 'http://help.atd-parts.fr@help.evil.example/', status: 421 },
  { target: 'http://user@help.atd-parts.fr/', status: 421 },
  { target: 'http:///', status: 421 },
])(
  'the target $target names its host itself: $status, whatever Host says (RFC 9112 3.2.2)',
  async ({ target, status }) => {
    const answer = await raw([`GET ${target} HTTP/1.1`, 'Host: help.atd-parts.it']);
    expect(Number(answer.split(' ')[1])).toBe(status);
    if (status === 200) expect(answer).toContain('<html lang="fr-FR"');
    if (status === 301) expect(answer).toMatch(/^location: \/categories\/12\r$/im);
  },
);

test('two Host headers are refused beside a host in the target as well', async () => {
  const lines = [
    'GET http://help.atd-parts.fr/ HTTP/1.1',
    'Host: help.atd-parts.fr',
    'Host: help.atd-parts.it',
  ];
  expect(await raw(lines)).toMatch(/^HTTP\/1\.1 (421|400)/);
});

describe.each(builtInProjects.filter(({ locale }) => locale === 'de'))(
  'the icons of $host are those of its company:',
  ({ host, skin }) => {
    test.each([
      { path: '/favicon.svg', file: skinFiles(skin).favicon, type: 'image/svg+xml' },
      { path: '/favicon.ico', file: skinFiles(skin).faviconIco, type: 'image/vnd.microsoft.icon' },
      { path: '/apple-touch-icon.png', file: skinFiles(skin).appleTouchIcon, type: 'image/png' },
    ])('$path', async ({ path, file, type }) => {
      const { status, headers, body } = await site.ask(host, path);
      expect([status, headers['content-type']]).toEqual([200, expect.stringContaining(type)]);
      expect(body).toBe(readFileSync(new URL(`../../public${file}`, import.meta.url), 'utf8'));
    });
  },
);

test('no other header changes a byte of the page', async () => {
  const plain = await site.ask('help.atd-parts.fr', '/categories/12');
  const names = [
    'x-forwarded-host',
    'x-forwarded-proto',
    'forwarded',
    'x-original-url',
    'x-rewrite-url',
    'accept-language',
    'cookie',
    'x-host',
    'user-agent',
  ];
  for (const name of names) {
    const answer = await site.ask('help.atd-parts.fr', '/categories/12', {
      headers: { [name]: 'help.evil.example; locale=it; consent=all' },
    });
    expect(answer.body).toBe(plain.body);
  }
  const many = Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [`x-junk-${index}`, 'help.evil.example']),
  );
  expect((await site.ask('help.atd-parts.fr', '/categories/12', { headers: many })).body).toBe(plain.body);
});

test.each(['/Categories/12', '/media/video/aaaaaaaaaaa.jpg'])(
  'nor of the redirect of %s, of which a CDN keeps one for all',
  async (path) => {
    const answers = ['application/json', 'text/html', '*/*'].map(async (accept) => {
      const { status, headers, body } = await site.ask('help.atd-parts.fr', path, { headers: { accept } });
      return [status, headers.location, headers['content-type'], headers.vary, body];
    });
    const [first, ...others] = await Promise.all(answers);
    expect(others).toEqual([first, first]);
    expect(String(first)).not.toMatch(/accept(?!-encoding)/i);
  },
);

test('pages set no cookie', async () => {
  expect((await site.ask('help.atd-parts.fr', '/')).headers['set-cookie']).toBeUndefined();
});
