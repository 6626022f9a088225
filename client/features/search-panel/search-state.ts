import { searchTextOf } from '#shared/help-api/paths.ts';
import type { Found } from './suggestions.ts';

/** Pending, empty (settled without hits) and failed are three different states (behaviour/search 3). */
type SearchPhase = 'idle' | 'pending' | 'settled' | 'failed';

/** The panel between the first keystroke and the answer. */
export interface SearchState {
  readonly text: string;
  readonly phase: SearchPhase;
  /** What the network found; while the answer for `text` is pending that of the words before. */
  readonly found: Found;
  /** The hint under the field; Escape and leaving the panel close it. */
  readonly open: boolean;
  /** Index of the line that Enter would follow; -1: none. */
  readonly active: number;
  /** The active line is the one of all results, or of the answer before: the next answer moves it. */
  readonly willMove: boolean;
  /** Counts lookups: an answer to any but the newest came late and is dropped. */
  readonly lookup: number;
  /** Milliseconds before the lookup is sent. */
  readonly delay: number;
}

export type SearchEvent =
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'found'; readonly lookup: number; readonly found: Found }
  | { readonly kind: 'failed'; readonly lookup: number }
  | { readonly kind: 'retried' }
  | { readonly kind: 'opened' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'moved'; readonly to: number; readonly willMove: boolean }
  /** Submitted, a suggestion followed, the cross pressed, or Escape on a closed hint. */
  | { readonly kind: 'cleared' };

/** Milliseconds from the last keystroke to the lookup (behaviour/timings 2). */
const debounce = 500;

const nothing: Found = { items: [] };

export const initialSearch: SearchState = {
  text: '',
  phase: 'idle',
  found: nothing,
  open: false,
  active: -1,
  willMove: false,
  lookup: 0,
  delay: debounce,
};

/** The panel's whole behaviour (behaviour/search 2). */
export const searchReducer = (state: SearchState, event: SearchEvent): SearchState => {
  switch (event.kind) {
    case 'typed':
      return typed(state, event.text);
    case 'found':
      return event.lookup === state.lookup && state.phase === 'pending'
        ? { ...letGoOfLast(state), phase: 'settled', found: event.found }
        : state;
    case 'failed':
      return event.lookup === state.lookup && state.phase === 'pending'
        ? { ...state, phase: 'failed', found: nothing }
        : state;
    case 'retried':
      return { ...state, phase: 'pending', lookup: state.lookup + 1, delay: 0 };
    case 'opened':
      return state.open ? state : { ...state, open: true };
    case 'closed':
      return state.open ? { ...state, open: false, active: -1, willMove: false } : state;
    case 'moved':
      return { ...state, open: true, active: event.to, willMove: event.willMove };
    case 'cleared':
      return { ...initialSearch, lookup: state.lookup + 1 };
  }
};

/** Else Enter would follow whatever the answer put in its place; without an active line it submits, which leads to the same. */
const letGoOfLast = (state: SearchState): SearchState =>
  state.willMove ? { ...state, active: -1, willMove: false } : state;

const typed = (state: SearchState, text: string): SearchState => {
  const lookup = state.lookup + 1;
  const query = searchTextOf(text);
  // Clearing the text empties the results; blanks alone are no text.
  if (query === '') return { ...initialSearch, text, open: true, lookup };
  const same = query === searchTextOf(state.text) && state.phase !== 'idle';
  if (same) return { ...state, text, open: true };
  return { ...initialSearch, text, phase: 'pending', found: state.found, open: true, lookup };
};
