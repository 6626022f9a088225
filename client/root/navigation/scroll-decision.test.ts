import { expect, test } from 'vitest';
import { decideScroll } from './scroll-decision.ts';

const arrival = { state: null, search: '', hash: '', saved: undefined };

test.each([
  { name: 'a new page', given: {}, expected: { kind: 'top' } },
  { name: 'a page come back to', given: { saved: 740 }, expected: { kind: 'restore', top: 740 } },
  { name: 'a page left at its top', given: { saved: 0 }, expected: { kind: 'restore', top: 0 } },
  { name: 'a hash', given: { hash: '#r%C3%BCckgabe' }, expected: { kind: 'target', id: 'rückgabe' } },
  {
    name: 'a hash that is no text',
    given: { hash: '#%E0%A4%A' },
    expected: { kind: 'target', id: '%E0%A4%A' },
  },
  { name: 'an empty hash', given: { hash: '#' }, expected: { kind: 'top' } },
  {
    name: 'a saved position and a hash',
    given: { saved: 9, hash: '#a' },
    expected: { kind: 'restore', top: 9 },
  },
  {
    name: 'noScrolling in the state',
    given: { state: { noScrolling: true }, saved: 9 },
    expected: { kind: 'stay' },
  },
  {
    name: 'noScrolling in the address',
    given: { search: '?noScrolling=1', hash: '#a' },
    expected: { kind: 'stay' },
  },
  { name: 'a state of somebody else', given: { state: 'x' }, expected: { kind: 'top' } },
])('$name: $expected.kind', ({ given, expected }) => {
  expect(decideScroll({ ...arrival, ...given })).toEqual(expected);
});
