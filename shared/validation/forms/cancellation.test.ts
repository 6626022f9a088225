import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { CancellationPayload, decideCancellation, type CancellationField } from './cancellation.ts';

const complete = { supplierId: '77', supplierOrderId: 'DS-2024/1', atdOrderId: '1234567' };
const required = { key: 'error.required', params: {} };
const integer = { key: 'error.integer', params: {} };
const alert = 'Invalid order cancelation data';

describe('a cancellation request', () => {
  test('is sent with numbers for the shop and the supplier, and text for the dropshipping id', () => {
    expect(decideCancellation({ ...complete, supplierOrderId: ' DS-2024/1 ' })).toEqual({
      send: { supplierId: 77, supplierOrderId: 'DS-2024/1', atdOrderId: 1234567 },
    });
  });

  test.each(['supplierId', 'supplierOrderId', 'atdOrderId'] satisfies CancellationField[])(
    'without %s says so at the field and raises no error',
    (field) => {
      expect(decideCancellation({ ...complete, [field]: ' ' })).toEqual({ errors: { [field]: required } });
    },
  );

  test('with one field missing and one wrong raises no error either', () => {
    expect(decideCancellation({ ...complete, supplierId: '', atdOrderId: '1.5' })).toEqual({
      errors: { supplierId: required, atdOrderId: integer },
    });
  });

  test.each(['DS\u0000-1', 'DS\n-1', 'DS\u0085-1'])(
    'with a sign in the dropshipping id that nobody can see is refused: %j',
    (supplierOrderId) => {
      expect(decideCancellation({ ...complete, supplierOrderId })).toEqual({ errors: {}, alert });
    },
  );

  test.each(['1e3', '1.5', '-5', '+5', '0x10', '12a', '1,000', '١٢'])(
    'with the order number %s is refused',
    (value) => {
      expect(decideCancellation({ ...complete, atdOrderId: value })).toEqual({
        errors: { atdOrderId: integer },
        alert,
      });
      expect(decideCancellation({ ...complete, supplierId: value })).toEqual({
        errors: { supplierId: integer },
        alert,
      });
    },
  );

  test.each(['0', '99999999999999999999'])(
    'with the order number %s, all digits but no id, is refused',
    (value) => {
      expect(decideCancellation({ ...complete, atdOrderId: value })).toEqual({ errors: {}, alert });
    },
  );

  test('takes a dropshipping id of up to 255 characters', () => {
    expect(decideCancellation({ ...complete, supplierOrderId: 'x'.repeat(255) })).toHaveProperty('send');
    expect(decideCancellation({ ...complete, supplierOrderId: 'x'.repeat(256) })).toEqual({
      errors: { supplierOrderId: { key: 'error.max', params: { max: 255 } } },
      alert,
    });
  });

  test('is sent only as the payload allows, and never with an error beside it', () => {
    const id = fc.oneof(fc.nat().map(String), fc.double().map(String), fc.string());
    fc.assert(
      fc.property(id, fc.string(), id, (supplierId, supplierOrderId, atdOrderId) => {
        const decision = decideCancellation({ supplierId, supplierOrderId, atdOrderId });
        if (!('send' in decision)) return;
        expect(v.is(CancellationPayload, decision.send)).toBe(true);
        expect(String(decision.send.atdOrderId)).toBe(atdOrderId.trim().replace(/^0+/, ''));
      }),
    );
  });
});
