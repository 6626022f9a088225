import { expect, test } from 'vitest';
import { behindProxy } from '#tests/setup/behind-proxy.ts';

const stage = behindProxy();
const host = 'help.atd-parts.fr';

test('a page that posted a form names one version of its messages, even if the translations came while it was made', async () => {
  const { proxy, site } = stage;
  // Too late for the messages that the page begins with, in time for what it reads after its action.
  proxy.delay('type=translations', 2_000);
  proxy.bend('type=translations', () => ({ items: [{ locale: 'fr', data: { home: { title: 'Changé' } } }] }));
  proxy.delay('subscribe', 4_000);
  proxy.fail('status-500', 'subscribe');
  const { status, body } = await site.ask(host, '/actions/newsletter', {
    method: 'POST',
    body: 'email=a%40example.org&consent=on&from=%2F',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(status).toBe(503);
  const preloaded = /\/bff\/messages\/fr\?v=(\w+)/.exec(body)?.[1];
  const hydrated = /"messagesVersion":"(\w+)"/.exec(body)?.[1];
  expect(preloaded).toBeDefined();
  expect(hydrated).toBe(preloaded);
});
