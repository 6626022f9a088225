import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { alternativeSchemas } from './alternative-schemas.ts';
import { schemas } from './schemas.ts';

describe('digits sent as text are read like numbers', () => {
  test.each([
    { sent: '1', voted: true },
    { sent: '-1', voted: true },
    { sent: '0', voted: false },
    { sent: 1, voted: true },
    { sent: 'maybe', voted: false },
  ])('in a vote of $sent', ({ sent, voted }) => {
    const answer = { success: true, data: { id: '7', title: 'A', vote: sent } };
    expect(v.parse(schemas.article, answer).data).toMatchObject({ id: 7, voted });
  });

  test.each([8, '8', ' 8 '])('in the views %j', (views) => {
    expect(v.parse(schemas.views, { id: '7', views })).toEqual({ id: 7, views: 8 });
  });

  test('in an order', () => {
    const item = { name: 'Disc', quantity: '2', status: 'available', price: '10.50', vat: '20' };
    const order = {
      orderId: '6100001',
      vat: '20',
      payment: { payLink: '', paid: '1', needToCreatePayLink: '0' },
      total: { paymentAmount: '7.33', depositBalance: '5' },
      replacements: [
        { id: '101', priceDiff: '12.33', decisionDisabled: '0', oldItems: [item], newItems: [] },
      ],
    };
    expect(v.parse(alternativeSchemas.alternative, { success: '1', data: order }).data).toMatchObject({
      orderId: 6_100_001,
      vat: 20,
      payment: { paid: true, needToCreatePayLink: false },
      replacements: [{ id: '101', decisionDisabled: false, oldItems: [{ quantity: 2, vat: 20 }] }],
    });
  });
});
