import { expect, test } from 'vitest';
import { initialPaymentMethod, isPaymentMethodChosen } from './payment.ts';

const methods = [
  { id: '7', title: 'PayPal' },
  { id: '20', title: 'Credit card' },
];

test.each([
  { defaultMethodId: '7', chosen: '7' },
  { defaultMethodId: '4', chosen: null },
  { defaultMethodId: null, chosen: null },
])('with the default method $defaultMethodId the picker opens on $chosen', ({ defaultMethodId, chosen }) => {
  expect(initialPaymentMethod({ methods, defaultMethodId })).toBe(chosen);
});

test.each([
  { chosen: '20', valid: true },
  { chosen: '4', valid: false },
  { chosen: '', valid: false },
  { chosen: null, valid: false },
])('a pay link is created for the choice $chosen: $valid', ({ chosen, valid }) => {
  expect(isPaymentMethodChosen(methods, chosen)).toBe(valid);
});
