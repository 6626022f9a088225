import { describe, expect, test } from 'vitest';
import { buildAlternative } from '#tests/builders/build-alternative.ts';
import { choicesOf, decisionsOf, setAll, setMany, setOne, undecidedOf } from './decisions.ts';

const mixed = buildAlternative([{}, { loaded: true }, { now: false }]);

describe('deciding', () => {
  test('on one replacement leaves the others and the order as they were', () => {
    const decided = setOne(mixed, '1', true);
    expect(decisionsOf(decided)).toEqual({ 1: true, 2: true, 3: false });
    expect(decided).toEqual({ ...mixed, replacements: decided.replacements });
    expect(decisionsOf(mixed)).toEqual({ 2: true, 3: false });
  });

  test('can be changed until it is sent', () => {
    expect(decisionsOf(setOne(mixed, '3', true))).toEqual({ 2: true, 3: true });
  });

  test('on a locked replacement, or one that is not there, changes nothing', () => {
    expect(setOne(mixed, '2', false)).toEqual(mixed);
    expect(setOne(mixed, '9', false)).toEqual(mixed);
  });

  test('on all of them passes over the locked ones', () => {
    expect(decisionsOf(setAll(mixed, false))).toEqual({ 1: false, 2: true, 3: false });
  });

  test('from a draft passes over locked and strange ones', () => {
    expect(decisionsOf(setMany(mixed, { 1: false, 2: false, 9: true }))).toEqual({
      1: false,
      2: true,
      3: false,
    });
  });

  test('from a draft leaves undecided what the draft says nothing of', () => {
    expect(decisionsOf(setMany(mixed, { 3: true }))).toEqual({ 2: true, 3: true });
  });

  test('against a proposal is a choice, the proposal itself is none, what is locked counts', () => {
    const proposed = buildAlternative([
      { now: true, preselected: true },
      { now: false, preselected: true },
      { now: true, preselected: true, locked: true },
      { now: true },
    ]);
    expect(choicesOf(proposed)).toEqual({ 2: false, 3: true, 4: true });
  });

  test('names what is still undecided', () => {
    expect(undecidedOf(mixed).map(({ id }) => id)).toEqual(['1']);
  });
});
