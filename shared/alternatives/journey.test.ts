import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { buildAlternative } from '#tests/builders/build-alternative.ts';
import { isSettled, type Alternative } from './alternative.ts';
import { countAsLoaded, liveTotal, isSurchargeDue, showsSurchargeWarning } from './live-total.ts';
import { setAll, setMany, setOne } from './decisions.ts';
import { pressButton } from './press-button.ts';

const decision = fc.constantFrom(true, false, null);
const replacement = fc
  .record({
    loaded: decision,
    chosen: decision,
    proposed: decision,
    priceDiff: fc.integer({ min: -5000, max: 5000 }),
    blocked: fc.boolean(),
  })
  .map(({ loaded, chosen, proposed, priceDiff, blocked }) => ({
    loaded,
    preselected: proposed,
    now: loaded ?? (blocked ? proposed : (chosen ?? proposed)),
    locked: loaded !== null || blocked,
    priceDiff,
  }));
const payment = fc.record({
  hasPayLink: fc.boolean(),
  paid: fc.boolean(),
  needToCreatePayLink: fc.boolean(),
});
const alternatives = fc
  .tuple(fc.array(replacement, { minLength: 1, maxLength: 4 }), payment)
  .map(([replacements, paid]) => buildAlternative(replacements, paid));

const button = fc.constantFrom('submit', 'agree', 'cancel', 'confirm-cancel');
const id = fc.integer({ min: 0, max: 5 }).map(String);
/** What a visitor, a draft and the server's answers can do to an order. */
const moves: fc.Arbitrary<(alternative: Alternative) => Alternative> = fc.oneof(
  fc.tuple(id, fc.boolean()).map(
    ([one, to]) =>
      (from: Alternative) =>
        setOne(from, one, to),
  ),
  fc.boolean().map((to) => (from: Alternative) => setAll(from, to)),
  fc.dictionary(id, fc.boolean()).map((draft) => (from: Alternative) => setMany(from, draft)),
  fc
    .tuple(button, fc.boolean(), fc.boolean())
    .map(([pressed, ok, needToCreatePayLink]) => (from: Alternative) => {
      const step = pressButton(from, pressed);
      return step.kind === 'send' && ok
        ? countAsLoaded(step.alternative, needToCreatePayLink)
        : step.alternative;
    }),
);

/** Every order there is along a random journey from a random start. */
const alongTheWay = (check: (alternative: Alternative) => void): void =>
  fc.assert(
    fc.property(alternatives, fc.array(moves, { maxLength: 8 }), (start, journey) => {
      let current = start;
      check(current);
      for (const move of journey) {
        current = move(current);
        check(current);
      }
    }),
    { numRuns: 500 },
  );

const steps = (from: Alternative) =>
  (['submit', 'agree', 'cancel', 'confirm-cancel'] as const).map((pressed) => pressButton(from, pressed));

describe('whatever happens to an order', () => {
  test('nothing is sent with an undecided replacement, and every replacement is sent', () => {
    alongTheWay((current) => {
      for (const step of steps(current)) {
        if (step.kind !== 'send') continue;
        expect(step.alternative.replacements.every((one) => one.decision !== null)).toBe(true);
        expect(Object.keys(step.decisions)).toEqual(current.replacements.map((one) => one.id));
      }
    });
  });

  test('a locked proposal goes with what is sent, and no button sends the contrary', () => {
    alongTheWay((current) => {
      const own = { agree: true, 'confirm-cancel': false };
      for (const one of current.replacements.filter((each) => each.locked && each.loadedDecision === null)) {
        for (const step of steps(current))
          if (step.kind === 'send') expect(step.decisions[one.id]).toBe(one.decision);
        for (const [pressed, says] of Object.entries(own))
          if (one.decision !== says)
            expect(pressButton(current, pressed as keyof typeof own).kind).not.toBe('send');
      }
    });
  });

  test('a locked decision never changes', () => {
    fc.assert(
      fc.property(alternatives, fc.array(moves), (start, journey) => {
        const end = journey.reduce((current, move) => move(current), start);
        start.replacements.forEach((before, index) => {
          if (before.locked) expect(end.replacements[index]?.decision).toBe(before.decision);
        });
      }),
    );
  });

  test('the warning stands exactly at dearer replacements that are not refused', () => {
    alongTheWay((current) => {
      for (const one of current.replacements)
        expect(showsSurchargeWarning(one)).toBe(one.priceDiff > 0 && one.decision !== false);
    });
  });

  test('several replacements have a surcharge due exactly when the total asks for money', () => {
    alongTheWay((current) => {
      if (current.replacements.length > 1) expect(isSurchargeDue(current)).toBe(liveTotal(current).toPay > 0);
    });
  });

  test('a settled order has no button left to press', () => {
    alongTheWay((current) => {
      if (isSettled(current))
        expect(new Set(steps(current).map((step) => step.kind))).toEqual(new Set(['disabled']));
    });
  });

  test('no press changes what was pressed on, and looking twice shows the same', () => {
    alongTheWay((current) => {
      const before = structuredClone(current);
      expect(steps(current)).toEqual(steps(current));
      expect(current).toEqual(before);
    });
  });

  test('what was sent is not sent again, and a link that must be created is asked for', () => {
    alongTheWay((current) => {
      for (const step of steps(current)) {
        if (step.kind !== 'send') continue;
        const alternative = countAsLoaded(step.alternative, true);
        const kinds = steps(alternative).map((next) => next.kind);
        expect(kinds).not.toContain('send');
        const onlyRefused =
          alternative.replacements.length === 1 && alternative.replacements[0]?.decision === false;
        if (!onlyRefused && !isSettled(alternative)) expect(kinds[0]).toBe('choose-payment');
      }
    });
  });
});
