import { useEffect, useMemo, useReducer, useState, type Dispatch } from 'react';
import type { KnownTitle } from '#shared/help-api/models.ts';
import { searchTextOf } from '#shared/help-api/paths.ts';
import { useHelpApi } from '#client/page/help-api-provider.tsx';
import { connectionOf, mayPrefetch } from '#client/page/connection.ts';
import { initialSearch, searchReducer, type SearchEvent, type SearchState } from './search-state.ts';
import { instantSuggestions, mergeSuggestions, splitTitles, type Suggestion } from './title-suggestions.ts';

/** Sends the lookup that is due; typing on cancels it, and an answer that is already on its way is dropped. */
const useLookup = ({ text, phase, lookup, delay }: SearchState, dispatch: Dispatch<SearchEvent>): void => {
  const api = useHelpApi();
  const query = searchTextOf(text);
  useEffect(() => {
    if (phase !== 'pending') return undefined;
    const timer = setTimeout(async () => {
      const answer = await api.search({ text: query, page: 1, preview: true });
      if (answer.ok) return dispatch({ kind: 'found', lookup, hits: answer.value.items });
      console.error('the search panel got no answer:', answer.failure.kind);
      dispatch({ kind: 'failed', lookup });
    }, delay);
    return () => clearTimeout(timer);
  }, [api, dispatch, phase, query, lookup, delay]);
};

const none: readonly KnownTitle[] = [];

/**
 * The host's titles, fetched when the panel is first used (behaviour/search 10); every panel of a visit asks for itself,
 * and the browser's cache answers all but the first. A visitor who saves data goes without.
 */
const useTitles = (used: boolean): readonly KnownTitle[] => {
  const api = useHelpApi();
  const [titles, setTitles] = useState(none);
  useEffect(() => {
    if (!used || !mayPrefetch(connectionOf(navigator))) return undefined;
    let wanted = true;
    void api.titles().then((answer) => {
      if (wanted && answer.ok) setTitles(answer.value.titles);
    });
    return () => void (wanted = false);
  }, [api, used]);
  return titles;
};

/** State of one panel: what is known at once, and what the network adds. */
export const useSearch = () => {
  const [state, dispatch] = useReducer(searchReducer, initialSearch);
  useLookup(state, dispatch);
  const [used, setUsed] = useState(false);
  if (state.open && !used) setUsed(true);
  const known = useTitles(used);
  const titles = useMemo(() => splitTitles(known), [known]);
  const query = searchTextOf(state.text);
  const suggestions: readonly Suggestion[] = useMemo(
    () => mergeSuggestions(instantSuggestions(titles, query), query === '' ? [] : state.hits),
    [titles, query, state.hits],
  );
  return { state, dispatch, query, suggestions };
};

export type Search = ReturnType<typeof useSearch>;
