import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { NewsletterPayload, decideNewsletter } from './newsletter.ts';

const emailError = { errors: { email: { key: 'error.email', params: {} } } };

describe('subscribing to the newsletter', () => {
  test.each([
    {
      name: 'sends the address',
      email: ' me@b.de ',
      consent: true,
      decision: { send: { email: 'me@b.de' } },
    },
    { name: 'is silent without the tick', email: 'me@b.de', consent: false, decision: { silent: true } },
    { name: 'asks for a missing address as for a wrong one', email: '', consent: true, decision: emailError },
    { name: 'refuses a wrong address', email: 'me@', consent: true, decision: emailError },
    { name: 'looks at the address before the tick', email: 'me@', consent: false, decision: emailError },
  ])('$name', ({ email, consent, decision }) => {
    expect(decideNewsletter({ email, consent })).toEqual(decision);
  });

  test('never sends without the tick, nor what the payload refuses', () => {
    const email = fc.oneof(fc.emailAddress(), fc.string());
    fc.assert(
      fc.property(email, fc.boolean(), (text, consent) => {
        const decision = decideNewsletter({ email: text, consent });
        if (!('send' in decision)) return;
        expect(consent).toBe(true);
        expect(v.is(NewsletterPayload, decision.send)).toBe(true);
      }),
    );
  });
});
