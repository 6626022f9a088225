import * as v from 'valibot';
import { expect, test } from 'vitest';
import { decideDecisions, DecisionMap, readRadios, type DecisionButton } from './decisions.ts';

const radios: Record<string, string> = { 'decision-1': 'yes', 'decision-2': 'no', 'decision-4': 'maybe' };
const valueOf = (field: string) => radios[field] ?? '';
const decide = (button: DecisionButton, open: readonly string[]) =>
  decideDecisions({ button, open, valueOf });

test('submit sends what the radios say', () => {
  expect(decide('submit', ['1', '2'])).toEqual({ send: { 1: true, 2: false } });
});

test.each(['3', '4'])('submit names the replacement %s that has no decision, and sends nothing', (id) => {
  expect(decide('submit', ['1', id])).toEqual({
    errors: { [`decision-${id}`]: { key: 'alternatives.undecided', params: {} } },
  });
});

test('agree sets all of them to true, the confirmed cancel to false, whatever the radios say', () => {
  expect(decide('agree', ['2', '3'])).toEqual({ send: { 2: true, 3: true } });
  expect(decide('confirm-cancel', ['1'])).toEqual({ send: { 1: false } });
});

test('with nothing left to decide there is nothing in what is sent', () => {
  expect(decide('submit', [])).toEqual({ send: {} });
});

test('a draft has what the radios say so far', () => {
  expect(readRadios(['1', '2', '3', '4'], valueOf)).toEqual({ 1: true, 2: false });
});

test.each([{ 0: true }, { yes: true }, { 'a/b': true }, { 1: 'yes' }, { 1: null }, [true], 'x', null])(
  '%j is no map of decisions',
  (value) => {
    expect(v.is(DecisionMap, value)).toBe(false);
  },
);

test('more decisions than any order has are none', () => {
  const many = Object.fromEntries(Array.from({ length: 201 }, (_, index) => [String(index + 1), true]));
  expect(v.is(DecisionMap, many)).toBe(false);
});
