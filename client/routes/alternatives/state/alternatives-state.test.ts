import { describe, expect, test } from 'vitest';
import { pressButton } from '#shared/alternatives/press-button.ts';
import { fail, succeed } from '#shared/help-api/result.ts';
import { buildAlternative, payments } from '#tests/builders/build-alternative.ts';
import {
  isWaiting,
  reduceAlternatives,
  showsReceipt,
  startAlternatives,
  type AlternativesEvent,
} from './alternatives-state.ts';

const after = (start: Parameters<typeof buildAlternative>[0], ...events: AlternativesEvent[]) =>
  events.reduce(reduceAlternatives, startAlternatives(buildAlternative(start)));
const choice = { methods: [{ id: '7', title: 'PayPal' }], defaultMethodId: '7' };
const sent = buildAlternative([{ now: true, priceDiff: 500 }]);

describe('a press', () => {
  test('on submit with an undecided replacement shows the notice', () => {
    const step = pressButton(buildAlternative([{}, { now: true }]), 'submit');
    expect(after([{}, { now: true }], { type: 'pressed', step }).dialog).toBe('notice');
  });

  test('on cancel asks for confirmation', () => {
    const step = pressButton(buildAlternative([{}]), 'cancel');
    expect(after([{}], { type: 'pressed', step }).dialog).toBe('confirm');
  });

  test('that sends opens nothing, and closes the confirmation', () => {
    const state = after(
      [{}],
      { type: 'pressed', step: pressButton(buildAlternative([{}]), 'cancel') },
      { type: 'pressed', step: pressButton(buildAlternative([{}]), 'confirm-cancel') },
    );
    expect(state.dialog).toBeNull();
  });
});

describe('a saved decision', () => {
  const done: AlternativesEvent = { type: 'answered', sent, outcome: { kind: 'done' } };

  test('is read again before the confirmed dialog opens', () => {
    const state = after([{}], done);
    expect([state.dialog, state.reading, isWaiting(state)]).toEqual([null, 'refreshing', true]);
    const fresh = buildAlternative([{ loaded: true }], payments.neither, { customerName: 'as read' });
    const next = reduceAlternatives(state, { type: 'read', result: succeed(fresh) });
    expect([next.dialog, next.alternative.customerName, isWaiting(next)]).toEqual([
      'confirmed',
      'as read',
      false,
    ]);
  });

  test('shows its receipt only when the dialog that tells of it is closed', () => {
    const asked = after([{}], done);
    const told = reduceAlternatives(asked, {
      type: 'read',
      result: succeed(buildAlternative([{ loaded: true }], payments.neither)),
    });
    const closed = reduceAlternatives(told, { type: 'closed', dialog: 'confirmed' });
    expect([asked, told, closed].map(showsReceipt)).toEqual([false, false, true]);
  });

  test('is confirmed and locked even where it cannot be read again', () => {
    const state = reduceAlternatives(after([{}], done), { type: 'read', result: fail('unavailable') });
    expect([state.dialog, isWaiting(state)]).toEqual(['confirmed', false]);
    expect(state.alternative.replacements[0]).toMatchObject({ decision: true, locked: true });
  });

  test('whose pay link must be created opens the picker, and a second submit would not send again', () => {
    const state = after([{}], { type: 'answered', sent, outcome: { kind: 'choose-payment', choice } });
    expect([state.dialog, state.choice]).toEqual(['payment', choice]);
    expect(pressButton(state.alternative, 'agree').kind).toBe('choose-payment');
  });

  test('whose payment methods cannot be had shows the error, and stays saved', () => {
    const outcome = { kind: 'choose-payment', choice: null } as const;
    const state = after([{}], { type: 'answered', sent, outcome });
    expect(state.dialog).toBe('payment-error');
    expect(state.alternative.replacements[0]?.locked).toBe(true);
  });
});

test('a failed send shows the error, loses no decision, and takes what the server holds by now', () => {
  const failed: AlternativesEvent = {
    type: 'answered',
    sent,
    outcome: { kind: 'failed', failure: 'unavailable', values: {} },
  };
  const state = after([{}, {}], { type: 'decided', id: '1', decision: false }, failed);
  expect([state.dialog, isWaiting(state)]).toEqual([null, true]);
  const unread = reduceAlternatives(state, { type: 'read', result: fail('unavailable') });
  expect([unread.dialog, unread.alternative.replacements[0]?.decision, isWaiting(unread)]).toEqual([
    'error',
    false,
    false,
  ]);
  const open = reduceAlternatives(state, { type: 'read', result: succeed(buildAlternative([{}, {}])) });
  expect([open.dialog, open.alternative.replacements[0]?.decision]).toEqual(['error', false]);
  const fresh = buildAlternative([{}, { loaded: true }]);
  const read = reduceAlternatives(state, { type: 'read', result: succeed(fresh) });
  expect(read.alternative.replacements.map(({ decision, locked }) => [decision, locked])).toEqual([
    [false, false],
    [true, true],
  ]);
});

test('a send whose answer was lost is not confirmed while it is still to be paid', () => {
  const failure = { kind: 'failed', failure: 'unavailable', values: {} } as const;
  const state = after([{}], { type: 'answered', sent, outcome: failure });
  const held = buildAlternative([{ loaded: true, priceDiff: 500 }], payments['must be created']);
  expect(reduceAlternatives(state, { type: 'read', result: succeed(held) }).dialog).toBeNull();
});

test.each(['unavailable', 'refused'] as const)(
  'a send that is %s and has arrived all the same is confirmed',
  (failure) => {
    const failed: AlternativesEvent = {
      type: 'answered',
      sent,
      outcome: { kind: 'failed', failure, values: {} },
    };
    const read = (loaded: boolean) =>
      reduceAlternatives(after([{ priceDiff: 500 }], failed), {
        type: 'read',
        result: succeed(buildAlternative([{ priceDiff: 500, loaded }])),
      });
    expect(read(true).dialog).toBe('confirmed');
    expect(read(false).dialog).toBe('elsewhere');
  },
);

describe('an order decided elsewhere', () => {
  const refused: AlternativesEvent = {
    type: 'answered',
    sent,
    outcome: { kind: 'failed', failure: 'refused', values: {} },
  };
  const decided: AlternativesEvent = { type: 'read', result: succeed(buildAlternative([{ loaded: false }])) };

  test('is named as such once it was read again, and shows what was decided', () => {
    const waiting = after([{ now: true }], refused);
    expect([waiting.dialog, isWaiting(waiting)]).toEqual([null, true]);
    const state = reduceAlternatives(waiting, decided);
    expect([state.dialog, isWaiting(state)]).toEqual(['elsewhere', false]);
    expect(state.alternative.replacements[0]).toMatchObject({ decision: false, locked: true });
  });

  test('is not claimed where a refused order is still open, or cannot be read', () => {
    const open = succeed(buildAlternative([{}]));
    expect(after([{ now: true }], refused, { type: 'read', result: open }).dialog).toBe('error');
    expect(after([{ now: true }], refused, { type: 'read', result: fail('unavailable') }).dialog).toBe(
      'error',
    );
  });

  test('is read when the tab is looked at again, while every button stays live', () => {
    const state = after([{}], { type: 'shown' });
    expect([state.reading, isWaiting(state)]).toEqual(['checking', false]);
    const confirming = after(
      [{}],
      { type: 'shown' },
      { type: 'pressed', step: pressButton(buildAlternative([{}]), 'cancel') },
    );
    expect(confirming.dialog).toBe('confirm');
    expect(reduceAlternatives(state, decided).alternative.replacements[0]?.locked).toBe(true);
  });

  test('closes the question that came too late, and keeps what was chosen where it is still open', () => {
    const asked = after(
      [{}],
      { type: 'pressed', step: pressButton(buildAlternative([{}]), 'cancel') },
      { type: 'shown' },
    );
    expect(reduceAlternatives(asked, decided).dialog).toBeNull();
    const chosen = after([{}, {}], { type: 'decided', id: '1', decision: false }, { type: 'shown' });
    const read = reduceAlternatives(chosen, {
      type: 'read',
      result: succeed(buildAlternative([{}, { loaded: true }])),
    });
    expect(read.alternative.replacements.map(({ decision }) => decision)).toEqual([false, true]);
  });

  test('what is sent while it is read goes before what was read', () => {
    const step = pressButton(buildAlternative([{ now: true }]), 'agree');
    expect(after([{ now: true }], { type: 'shown' }, { type: 'pressed', step }).reading).toBe('current');
  });
});

describe('on return from the payment', () => {
  const picker: AlternativesEvent = { type: 'answered', sent, outcome: { kind: 'choose-payment', choice } };

  test('nothing is offered before the order was read again', () => {
    const state = after([{}], picker, { type: 'returned' });
    expect([state.dialog, state.choice, isWaiting(state)]).toEqual([null, null, true]);
    const paid = buildAlternative([{ loaded: true }], payments['link, paid']);
    expect(isWaiting(reduceAlternatives(state, { type: 'read', result: succeed(paid) }))).toBe(false);
  });

  test('paid in another tab it closes the picker, which leads nowhere any more', () => {
    const state = after([{ now: true, priceDiff: 500 }], picker, { type: 'shown' });
    const read = (payment: (typeof payments)[keyof typeof payments]) =>
      reduceAlternatives(state, {
        type: 'read',
        result: succeed(buildAlternative([{ loaded: true, priceDiff: 500 }], payment)),
      });
    expect(read(payments.link).dialog).toBe('payment');
    expect(read(payments['link, paid']).dialog).toBeNull();
  });

  test('an order that cannot be read stays closed until another try succeeds', () => {
    const state = after([{}], { type: 'returned' }, { type: 'read', result: fail('unavailable') });
    expect([state.reading, isWaiting(state)]).toEqual(['unread', true]);
    const again = reduceAlternatives(state, { type: 'returned' });
    expect(reduceAlternatives(again, { type: 'read', result: succeed(sent) }).reading).toBe('current');
  });
});

test('a dialog that closes late does not close the one that opened meanwhile', () => {
  const failed = after([{}], { type: 'payment-failed' });
  const same = { type: 'read', result: succeed(failed.alternative) } as const;
  const state = reduceAlternatives(reduceAlternatives(failed, same), { type: 'closed', dialog: 'payment' });
  expect(state.dialog).toBe('payment-error');
  expect(reduceAlternatives(state, { type: 'closed', dialog: 'payment-error' }).dialog).toBeNull();
});

test('a payment that fails because the order was paid elsewhere shows the receipt, no error', () => {
  const failed = after([{ loaded: true }], { type: 'payment-failed' });
  const paid = { ...failed.alternative, payment: payments['link, paid'] };
  const state = reduceAlternatives(failed, { type: 'read', result: succeed(paid) });
  expect([state.dialog, showsReceipt(state)]).toEqual([null, true]);
});

test('a restored decision goes before a proposal, which is no decision of the visitor', () => {
  const state = after([{ now: true, preselected: true }], { type: 'restored', decisions: { 1: false } });
  expect(state.alternative.replacements[0]?.decision).toBe(false);
  const again = reduceAlternatives(state, { type: 'restored', decisions: { 1: true } });
  expect(again.alternative.replacements[0]?.decision).toBe(false);
});

test('restored decisions pass over what is locked, and over what was decided meanwhile', () => {
  const decisions = { 1: false, 2: false, 3: false };
  const state = after([{ loaded: true }, {}, { now: true }], { type: 'restored', decisions });
  expect(state.alternative.replacements.map(({ decision }) => decision)).toEqual([true, false, true]);
});
