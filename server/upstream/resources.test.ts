import * as v from 'valibot';
import { expect, test } from 'vitest';
import { builtInProjects } from '#shared/projects/project-table.ts';
import type { AlternativeId } from '#shared/validation/ids.ts';
import { recordCalls } from '#tests/builders/recorded-calls.ts';
import { resources } from './resources.ts';

const [project] = builtInProjects;
const id = '11111111-1111-4111-8111-111111111111' as AlternativeId;

test('a decision has a minute: it may have arrived (behaviour/upstream 3)', async () => {
  const { calls, upstream } = recordCalls();
  await upstream.decide(project!, { orderId: 4711, decisions: { 101: true } });
  expect(calls).toMatchObject([
    { method: 'POST', timeout: 60_000, body: { orderId: 4711, decisions: { 101: true } } },
  ]);
});

test('the other calls about an order keep the common timeout', async () => {
  const { calls, upstream } = recordCalls();
  await upstream.alternative(project!, id);
  await upstream.paymentMethods(project!, id);
  await upstream.createPayLink(project!, { id, paymentMethodId: '7' });
  expect(calls.map(({ method, timeout }) => [method, timeout])).toEqual([
    ['GET', undefined],
    ['GET', undefined],
    ['POST', undefined],
  ]);
});

test.each(['CH_fr', 'BE_fr'] as const)(
  '%s goes by its own domain, the host without "help.": the other language of the country has the shop’s (behaviour/upstream 6)',
  async (locale) => {
    const { calls, upstream } = recordCalls();
    const own = builtInProjects.find((each) => each.locale === locale)!;
    await upstream.languages(own);
    await upstream.footerLinks(own);
    await upstream.banners(own);
    await upstream.gdpr(own);
    await upstream.subscribe(own, 'reader@example.org');
    await upstream.complain(own, { email: 'reader@example.org', text: 'late' });
    const sent = calls.map(({ query, body }) => ({ ...query, ...(body as object) }));
    expect(sent.map((each) => 'domain' in each && each.domain)).toEqual(Array(6).fill(`fr.${own.domain}`));
  },
);

test('settings are asked for without language, country and skin; everything else with them', async () => {
  const { calls, upstream } = recordCalls();
  await upstream.settings(project!);
  await upstream.categories(project!);
  expect(calls.map(({ path, scope }) => [path, scope])).toEqual([
    ['/api/settings', null],
    ['/api/get_categories', expect.objectContaining({ skin: project!.skin })],
  ]);
});

test('only searches and decisions have none (behaviour/upstream 3)', () => {
  const open = Object.entries(resources).filter(([, resource]) => 'timeout' in resource);
  expect(open.map(([name]) => name)).toEqual(['search', 'decide']);
});

test.each(Object.entries(resources))('%s reads nothing that its schema does not name', (_, { schema }) => {
  const other = 'what nobody named';
  const answer = { success: true, data: other, items: [other], list: [other], other };
  for (const each of [other, [other], answer]) {
    const read = v.safeParse(schema, each);
    if (read.success) expect(JSON.stringify(read.output)).not.toContain(other);
  }
});

test.each(Object.entries(resources))('%s is fresh for a while and then stale, or never kept', (_, row) => {
  if (row.method === 'POST') expect(row.horizon).toBeNull();
  if (row.horizon === null) return;
  expect(row.horizon.fresh).toBeGreaterThan(0);
  expect(row.horizon.stale).toBeGreaterThanOrEqual(row.horizon.fresh);
});
