import { describe, expect, test } from 'vitest';
import { buildAlternative, buildReplacement, payments } from '#tests/builders/build-alternative.ts';
import { isSettled, startReplacement, type Approval } from './alternative.ts';

const received = (approved: Approval, decisionDefault: Approval, decisionDisabled: boolean) => {
  const { decision: _, loadedDecision: __, locked: ___, ...facts } = buildReplacement();
  return { ...facts, approved, decisionDefault, decisionDisabled };
};

describe('a replacement as received', () => {
  test.each([
    { approved: 'undecided', byDefault: 'undecided', disabled: false, decision: null, locked: false },
    { approved: 'yes', byDefault: 'yes', disabled: true, decision: true, locked: true },
    { approved: 'no', byDefault: 'no', disabled: true, decision: false, locked: true },
    { approved: 'yes', byDefault: 'undecided', disabled: false, decision: true, locked: true },
    { approved: 'undecided', byDefault: 'no', disabled: false, decision: false, locked: true },
    { approved: 'undecided', byDefault: 'undecided', disabled: true, decision: null, locked: true },
  ] as const)(
    'approved $approved, by default $byDefault, disabled $disabled starts with $decision, locked $locked',
    ({ approved, byDefault, disabled, decision, locked }) => {
      const replacement = startReplacement(received(approved, byDefault, disabled));
      expect(replacement).toEqual(buildReplacement({ decision, loadedDecision: decision, locked }));
    },
  );
});

describe('an order is settled', () => {
  test('once everything is decided and locked, and its pay link is paid', () => {
    expect(isSettled(buildAlternative([{ loaded: true }, { loaded: false }], payments['link, paid']))).toBe(
      true,
    );
  });

  test.each([
    { name: 'one is undecided', replacements: [{ loaded: true }, {}], payment: payments['link, paid'] },
    {
      name: 'one is decided but not yet sent',
      replacements: [{ now: true }],
      payment: payments['link, paid'],
    },
    { name: 'the link is not paid', replacements: [{ loaded: true }], payment: payments.link },
    {
      name: 'it is paid without a link',
      replacements: [{ loaded: true }],
      payment: payments['paid, no link'],
    },
  ])('but not while $name', ({ replacements, payment }) => {
    expect(isSettled(buildAlternative(replacements, payment))).toBe(false);
  });
});
