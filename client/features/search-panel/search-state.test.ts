import { expect, test } from 'vitest';
import { initialSearch, searchReducer, type SearchEvent, type SearchState } from './search-state.ts';

const after = (...events: SearchEvent[]): SearchState => events.reduce(searchReducer, initialSearch);
const typed = (text: string): SearchEvent => ({ kind: 'typed', text });
const found = { items: [{ id: 1, title: 'a', path: '/categories/1/2/1', place: '', shortContent: '' }] };

test('typing is pending from the first keystroke, and asks after 500 ms', () => {
  expect(after(typed('b'))).toMatchObject({ phase: 'pending', open: true, delay: 500 });
});

test.each(['', '   '])('nothing is looked up for %j', (text) => {
  expect(after(typed('b'), typed(text))).toMatchObject({ phase: 'idle', found: { items: [] }, text });
});

test('an answer settles the lookup it belongs to', () => {
  const state = after(typed('b'));
  expect(searchReducer(state, { kind: 'found', lookup: state.lookup, found })).toMatchObject({
    phase: 'settled',
    found,
  });
});

test('an answer that comes late is dropped', () => {
  const first = after(typed('b'));
  const second = searchReducer(first, typed('br'));
  expect(searchReducer(second, { kind: 'found', lookup: first.lookup, found })).toBe(second);
  expect(searchReducer(second, { kind: 'failed', lookup: first.lookup })).toBe(second);
});

test('an answer after clearing is dropped', () => {
  const pending = after(typed('b'));
  const cleared = searchReducer(pending, { kind: 'cleared' });
  expect(searchReducer(cleared, { kind: 'found', lookup: pending.lookup, found })).toBe(cleared);
});

test('clearing text empties results', () => {
  const settled = searchReducer(after(typed('b')), { kind: 'found', lookup: 1, found });
  expect(searchReducer(settled, typed(''))).toMatchObject({ text: '', found: { items: [] }, phase: 'idle' });
});

test('what was found stays until the next answer', () => {
  const settled = searchReducer(after(typed('b')), { kind: 'found', lookup: 1, found });
  const pending = searchReducer(settled, typed('br'));
  expect(pending).toMatchObject({ phase: 'pending', found });
  expect(searchReducer(pending, { kind: 'failed', lookup: 2 }).found.items).toEqual([]);
});

test('a failed lookup is another state than an empty one, and is tried again at once', () => {
  const failed = after(typed('b'), { kind: 'failed', lookup: 1 });
  expect(failed.phase).toBe('failed');
  expect(searchReducer(failed, { kind: 'retried' })).toMatchObject({ phase: 'pending', delay: 0, lookup: 2 });
});

test('a blank at the end is no new search', () => {
  const settled = searchReducer(after(typed('b')), { kind: 'found', lookup: 1, found });
  expect(searchReducer(settled, typed('b '))).toMatchObject({ phase: 'settled', lookup: 1 });
});

test('nothing is active until an arrow key, and typing on lets go of it', () => {
  expect(after(typed('b')).active).toBe(-1);
  expect(after(typed('b'), { kind: 'moved', to: 1, willMove: false }).active).toBe(1);
  expect(after(typed('b'), { kind: 'moved', to: 1, willMove: false }, typed('br')).active).toBe(-1);
});

test.each([
  { line: 'a suggestion', willMove: false, active: 1 },
  { line: 'all results or of the answer before, which moves', willMove: true, active: -1 },
])('an answer that comes while $line is active leaves $active active', ({ willMove, active }) => {
  const moved = after(typed('b'), { kind: 'moved', to: 1, willMove });
  expect(searchReducer(moved, { kind: 'found', lookup: moved.lookup, found: { items: [] } }).active).toBe(
    active,
  );
});

test('Escape closes the hint and keeps the text', () => {
  expect(after(typed('b'), { kind: 'moved', to: 0, willMove: false }, { kind: 'closed' })).toMatchObject({
    text: 'b',
    open: false,
    active: -1,
  });
});
