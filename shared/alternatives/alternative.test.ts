import { describe, expect, test } from 'vitest';
import { buildAlternative, buildReplacement, payments } from '#tests/builders/build-alternative.ts';
import { isSettled, startReplacement, type Decision } from './alternative.ts';

const received = (approved: Decision, decisionDefault: Decision, decisionDisabled: boolean) => {
  const { decision: _, preselected: __, loadedDecision: ___, locked: ____, ...facts } = buildReplacement();
  return { ...facts, approved, decisionDefault, decisionDisabled };
};

describe('a replacement as received', () => {
  test.each([
    { approved: null, byDefault: null, disabled: false, shown: null, saved: null, locked: false },
    { approved: true, byDefault: true, disabled: true, shown: true, saved: true, locked: true },
    { approved: false, byDefault: false, disabled: true, shown: false, saved: false, locked: true },
    { approved: true, byDefault: null, disabled: false, shown: true, saved: true, locked: true },
    { approved: false, byDefault: true, disabled: false, shown: false, saved: false, locked: true },
    { approved: null, byDefault: false, disabled: false, shown: false, saved: null, locked: false },
    { approved: null, byDefault: true, disabled: true, shown: true, saved: null, locked: true },
    { approved: null, byDefault: null, disabled: true, shown: null, saved: null, locked: true },
  ] as const)(
    'approved $approved, by default $byDefault, disabled $disabled shows $shown, saved $saved, locked $locked',
    ({ approved, byDefault, disabled, shown, saved, locked }) => {
      const replacement = startReplacement(received(approved, byDefault, disabled));
      expect(replacement).toEqual(
        buildReplacement({ now: shown, loaded: saved, preselected: byDefault, locked }),
      );
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
    {
      name: 'one is a locked proposal that was never sent',
      replacements: [{ loaded: true }, { now: false, preselected: false, locked: true }],
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
