import { describe, expect, test } from 'vitest';
import { behindProxy } from '#tests/setup/behind-proxy.ts';

const stage = behindProxy('help.atd-parts.fr', 'group');

const post = (path: string, body: object) =>
  stage.site.ask('help.atd-parts.fr', path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
const subscribe = () => post('/bff/newsletter', { email: 'reader@example.org' });
const cancel = () => post('/bff/cancellations', { atdOrderId: 4711, supplierId: 12, supplierOrderId: 'D-1' });

describe('a subscription: what comes back is not used (behaviour/upstream 10)', () => {
  test.each([
    { answer: {} },
    { answer: [] },
    { answer: null },
    { answer: 'thank you' },
    { answer: { success: 'yes' } },
  ])('$answer is as good as any', async ({ answer }) => {
    stage.proxy.bend('subscribe', () => answer);
    expect((await subscribe()).status).toBe(200);
  });

  test.each(['empty', 'html-with-200', 'malformed-json'] as const)('so is %s', async (fault) => {
    stage.proxy.fail(fault, 'subscribe');
    expect((await subscribe()).status).toBe(200);
  });

  test.each(['status-500', 'redirect', 'reset'] as const)('%s is still a failure', async (fault) => {
    stage.proxy.fail(fault, 'subscribe');
    expect((await subscribe()).status).toBe(503);
  });
});

describe('a cancellation: a result with errors lists them (behaviour/forms 17)', () => {
  test.each([
    { errors: ['Unknown order'] },
    { success: true, errors: ['Unknown order'] },
    { success: false, errors: ['Unknown order'] },
    { errors: 'Unknown order' },
    { success: true, errors: [{ code: 'E7', message: 'Unknown order' }] },
    { errors: { atdOrderId: ['Unknown order'] } },
    { success: true, data: { errors: ['Unknown order'] } },
    { success: true, errors: null, data: { errors: ['Unknown order'] } },
    { errors: [], data: { errors: ['Unknown order'] } },
  ])('%j is a refusal in the upstream’s words', async (answer) => {
    stage.proxy.bend('supplier-cancel-order', () => answer);
    const { status, body } = await cancel();
    expect(status).toBe(409);
    expect(JSON.parse(body)).toMatchObject({ error: { kind: 'refused', messages: ['Unknown order'] } });
  });

  test.each([
    { success: false },
    { success: false, errors: [] },
    null,
    false,
    { errors: [7] },
    { errors: [' '] },
  ])('%j is refused without words, which opens the error dialog', async (answer) => {
    stage.proxy.bend('supplier-cancel-order', () => answer);
    const { status, body } = await cancel();
    expect(status).toBe(409);
    expect(JSON.parse(body)).toMatchObject({ error: { kind: 'refused', messages: [] } });
  });

  test.each([{ success: true }, {}, { errors: [] }, { errors: {} }, { errors: null }, { id: 5 }])(
    '%j is a success',
    async (answer) => {
      stage.proxy.bend('supplier-cancel-order', () => answer);
      expect((await cancel()).status).toBe(200);
    },
  );

  test.each(['empty', 'html-with-200', 'malformed-json', 'status-500'] as const)(
    '%s says nothing about the order and is a failure',
    async (fault) => {
      stage.proxy.fail(fault, 'supplier-cancel-order');
      expect((await cancel()).status).toBe(503);
    },
  );
});
