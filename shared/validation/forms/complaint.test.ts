import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { ComplaintPayload, decideComplaint } from './complaint.ts';

const emailError = { key: 'complaint.emailError', params: {} };
const required = { key: 'error.required', params: {} };

describe('a complaint', () => {
  test('is sent with address and text, without the space around them', () => {
    const decision = decideComplaint({ email: ' me@b.de', text: ' The box was wet.\nTwice. ' });
    expect(decision).toEqual({ send: { email: 'me@b.de', text: 'The box was wet.\nTwice.' } });
  });

  test.each([
    { name: 'without an address', email: '', text: 'Wet', errors: { email: emailError } },
    { name: 'with a wrong address', email: 'me@', text: 'Wet', errors: { email: emailError } },
    { name: 'without a text', email: 'me@b.de', text: ' ', errors: { text: required } },
    {
      name: 'with more than the contract takes',
      email: 'me@b.de',
      text: 'x'.repeat(10_001),
      errors: { text: { key: 'error.max', params: { max: 10_000 } } },
    },
    { name: 'without anything', email: '', text: '', errors: { email: emailError, text: required } },
  ])('$name is not sent', ({ email, text, errors }) => {
    expect(decideComplaint({ email, text })).toEqual({ errors });
    expect(v.is(ComplaintPayload, { email, text })).toBe(false);
  });
});
