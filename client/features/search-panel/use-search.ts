import { useEffect, useMemo, useReducer, useRef, useState, type Dispatch } from 'react';
import type { KnownTitle } from '#shared/help-api/models.ts';
import { searchTextOf } from '#shared/help-api/paths.ts';
import { useHelpApi } from '#client/api/use-help-api.ts';
import { mayPrefetch } from '#client/stores/connection.ts';
import { initialSearch, searchReducer, type SearchEvent, type SearchState } from './search-state.ts';

/** Sends the lookup after its delay; further typing cancels it. */
const useLookup = ({ text, phase, lookup, delay }: SearchState, dispatch: Dispatch<SearchEvent>): void => {
  const api = useHelpApi();
  const query = searchTextOf(text);
  useEffect(() => {
    if (phase !== 'pending') return undefined;
    const timer = setTimeout(async () => {
      const answer = await api.search({ text: query, page: 1, preview: true });
      if (answer.ok) return dispatch({ kind: 'found', lookup, found: answer.value });
      console.error('the search panel got no answer:', answer.failure.kind);
      dispatch({ kind: 'failed', lookup });
    }, delay);
    return () => clearTimeout(timer);
  }, [api, dispatch, phase, query, lookup, delay]);
};

interface Titles {
  readonly suggest: (query: string) => readonly KnownTitle[];
  /** Ids of the help areas that match best. */
  readonly nearest: (query: string) => readonly number[];
}

/**
 * Suggests from the host's titles, loaded when the panel is first used (behaviour/search 10). `null` until they are
 * there; a failed load is repeated as the visitor types. Not with data saver.
 */
const useTitles = (used: boolean, text: string): Titles | null => {
  const api = useHelpApi();
  const [known, setKnown] = useState<Titles | null>(null);
  const underWay = useRef(false);
  useEffect(() => {
    if (!used || known || underWay.current || !mayPrefetch()) return;
    const load = async () => {
      const [answer, { findTitles, splitTitles }, { nearestAreas }] = await Promise.all([
        api.titles(),
        import('#shared/text/find-titles.ts'),
        import('#shared/text/nearest-areas.ts'),
      ]);
      if (!answer.ok) return;
      const titles = splitTitles(answer.value.titles);
      setKnown({
        suggest: (query) => findTitles(titles, query),
        nearest: (query) => nearestAreas(answer.value.titles, query),
      });
    };
    underWay.current = true;
    load()
      .catch((error: unknown) => console.warn('the search panel has no titles:', error))
      .finally(() => (underWay.current = false));
  }, [api, used, known, text]);
  return known;
};

/** State of one panel. */
export const useSearch = () => {
  const [state, dispatch] = useReducer(searchReducer, initialSearch);
  useLookup(state, dispatch);
  const [used, setUsed] = useState(false);
  if (state.open && !used) setUsed(true);
  const titles = useTitles(used, state.text);
  const [read, setRead] = useState<Titles | null>(null);
  // Titles that load after the results wait for the next lookup, so that nothing moves under a pointer.
  if (titles !== read && state.phase !== 'settled') setRead(titles);
  const query = searchTextOf(state.text);
  const instant = useMemo(() => read?.suggest(query) ?? [], [read, query]);
  return { state, dispatch, used, query, instant, nearest: titles?.nearest };
};

export type Search = ReturnType<typeof useSearch>;
