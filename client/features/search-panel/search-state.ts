import { searchTextOf } from '#shared/help-api/paths.ts';
import type { Found } from './suggestions.ts';

type SearchPhase = 'idle' | 'pending' | 'settled' | 'failed';

export interface SearchState {
  readonly text: string;
  readonly phase: SearchPhase;
  /** The latest results; while a lookup is pending, those of the previous query. */
  readonly found: Found;
  readonly open: boolean;
  /** Index of the active option; -1 for none. */
  readonly active: number;
  /** The active option will move with the next results: it leads to all results, or is an old one. */
  readonly willMove: boolean;
  /** Number of the latest lookup; results of earlier ones are dropped. */
  readonly lookup: number;
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
  | { readonly kind: 'cleared' };

/** Milliseconds (behaviour/timings 2). */
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

/** behaviour/search 2 */
export const searchReducer = (state: SearchState, event: SearchEvent): SearchState => {
  switch (event.kind) {
    case 'typed':
      return typed(state, event.text);
    case 'found':
    case 'failed':
      if (event.lookup !== state.lookup || state.phase !== 'pending') return state;
      return event.kind === 'failed'
        ? { ...state, phase: 'failed', found: nothing }
        : { ...deactivateMovingOption(state), phase: 'settled', found: event.found };
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

/** Otherwise Enter would follow whatever took its place. */
const deactivateMovingOption = (state: SearchState): SearchState =>
  state.willMove ? { ...state, active: -1, willMove: false } : state;

const typed = (state: SearchState, text: string): SearchState => {
  const lookup = state.lookup + 1;
  const query = searchTextOf(text);
  if (query === '') return { ...initialSearch, text, open: true, lookup };
  const same = query === searchTextOf(state.text) && state.phase !== 'idle';
  if (same) return { ...state, text, open: true };
  return { ...initialSearch, text, phase: 'pending', found: state.found, open: true, lookup };
};
