import { useEffect, useMemo, useReducer, type Dispatch } from 'react';
import { searchTextOf } from '#shared/help-api/paths.ts';
import { useHelpApi } from '#client/page/help-api-provider.tsx';
import { useSite } from '#client/page/site-context.ts';
import { initialSearch, searchReducer, type SearchEvent, type SearchState } from './search-state.ts';
import { instantSuggestions, knownTitles, mergeSuggestions, type Suggestion } from './title-suggestions.ts';

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

/** State of one panel: what the page knows at once, and what the network adds. */
export const useSearch = () => {
  const { categories } = useSite();
  const [state, dispatch] = useReducer(searchReducer, initialSearch);
  useLookup(state, dispatch);
  const titles = useMemo(() => knownTitles(categories), [categories]);
  const query = searchTextOf(state.text);
  const suggestions: readonly Suggestion[] = useMemo(
    () => mergeSuggestions(instantSuggestions(titles, query), query === '' ? [] : state.hits, titles),
    [titles, query, state.hits],
  );
  return { state, dispatch, query, suggestions };
};

export type Search = ReturnType<typeof useSearch>;
