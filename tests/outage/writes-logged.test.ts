import { describe, expect, test } from 'vitest';
import { behindProxy } from '#tests/setup/behind-proxy.ts';

const stage = behindProxy();
const host = 'help.atd-parts.fr';
const email = 'canary.visitor@secret.example';

const writes = [
  { call: 'vote', path: '/bff/votes', body: { articleId: 120201, vote: 1 } },
  {
    call: 'comment',
    path: '/bff/comments',
    body: { articleId: 120201, vote: -1, comment: email, reasons: ['unclear'] },
  },
  { call: 'countView', path: '/bff/views', body: { articleId: 120201 } },
  { call: 'subscribe', path: '/bff/newsletter', body: { email } },
  { call: 'complain', path: '/bff/complaints', body: { email, text: email } },
  {
    call: 'cancelOrder',
    path: '/bff/cancellations',
    body: { atdOrderId: 90909090, supplierId: 12, supplierOrderId: email },
  },
] as const;

describe.each(writes)('$call', ({ call, path, body }) => {
  const send = () =>
    stage.site.ask(host, path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });

  test.each([
    { fault: 'status-500', reason: 'status 500' },
    { fault: 'reset', reason: 'ECONNRESET' },
  ] as const)(
    'that fails with $fault is in the log with its reason and nothing of it',
    async ({ fault, reason }) => {
      stage.proxy.fail(fault);
      expect((await send()).status).toBe(503);
      expect(stage.site.logged).toEqual([expect.objectContaining({ call, host, reason })]);
      expect(JSON.stringify(stage.site.logged)).not.toMatch(/secret\.example|90909090/);
    },
  );
});

test('a refusal is in the log, the upstream’s words about it are not', async () => {
  stage.proxy.bend('update_rating', () => ({ success: false, errors: [`not you, ${email}`] }));
  const headers = { 'content-type': 'application/json' };
  await stage.site.ask(host, '/bff/votes', { method: 'POST', body: JSON.stringify(writes[0].body), headers });
  expect(stage.site.logged).toEqual([expect.objectContaining({ call: 'vote', host })]);
  expect(JSON.stringify(stage.site.logged)).not.toContain(email);
});

test('a block that pages go without is in the log, once for all of them', async () => {
  stage.proxy.fail('hang', 'footer_links');
  const pages = await Promise.all(['/', '/categories/12', '/categories/13'].map(stage.ask));
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
  const slow = stage.site.logged.filter(({ resource }) => resource === 'footerLinks');
  expect(slow).toEqual([expect.objectContaining({ host, msg: expect.stringContaining('slow') })]);
});
