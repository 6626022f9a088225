import { useEffect, useMemo, useReducer, useRef, useState, type Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { searchPath, searchTextOf } from '#shared/help-api/paths.ts';
import { fallbackLang } from '#client/i18n/t.tsx';
import { useHelpApi } from '#client/api/help-api-provider.tsx';
import { connectionOf, mayPrefetch } from '#client/stores/connection.ts';
import { initialSearch, searchReducer, type SearchEvent, type SearchState } from './search-state.ts';
import { instantSuggestions, mergeSuggestions, type Found, type Suggestion } from './suggestions.ts';

/** Sends the lookup that is due; typing on cancels it, and an answer that is already on its way is dropped. */
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

/** Suggestions for a query, without the network. */
type Suggest = (query: string) => readonly Suggestion[];

/**
 * Suggests from the host's titles, which are fetched when the panel is first used, with what reads them (behaviour/search 10);
 * every panel of a visit asks for itself, and the browser's cache answers all but the first. `null` until they are there: what
 * could not be had is asked for again as somebody types on. A visitor who saves data goes without.
 */
const useTitles = (used: boolean, text: string): Suggest | null => {
  const api = useHelpApi();
  const [known, setKnown] = useState<{ readonly suggest: Suggest } | null>(null);
  const underWay = useRef(false);
  useEffect(() => {
    if (!used || known || underWay.current || !mayPrefetch(connectionOf(navigator))) return;
    const load = async () => {
      const [answer, { findTitles, splitTitles }] = await Promise.all([
        api.titles(),
        import('#shared/text/find-titles.ts'),
      ]);
      if (!answer.ok) return;
      const titles = splitTitles(answer.value.titles);
      setKnown({ suggest: (query) => instantSuggestions(findTitles(titles, query)) });
    };
    underWay.current = true;
    // Without them the network alone suggests.
    load()
      .catch((error: unknown) => console.warn('the search panel has no titles:', error))
      .finally(() => (underWay.current = false));
  }, [api, used, known, text]);
  return known?.suggest ?? null;
};

const nothing: Found = { items: [] };

/** State of one panel: what is known at once, and what the network adds. */
export const useSearch = () => {
  const [state, dispatch] = useReducer(searchReducer, initialSearch);
  useLookup(state, dispatch);
  const [used, setUsed] = useState(false);
  if (state.open && !used) setUsed(true);
  const titles = useTitles(used, state.text);
  const [suggest, setSuggest] = useState<Suggest | null>(null);
  // Titles that come later than an answer wait for the next one: nothing moves under a pointer or an active line.
  if (titles !== suggest && state.phase !== 'settled') setSuggest(() => titles);
  const query = searchTextOf(state.text);
  const instant = useMemo(() => suggest?.(query) ?? [], [suggest, query]);
  const { t, i18n } = useTranslation();
  const suggestions: readonly Suggestion[] = useMemo(() => {
    // The results have these ways before all else (behaviour/search 23).
    const toResults = (key: 'contact.dialogTitle' | 'article.tasks.withdraw'): Suggestion => {
      const lang = fallbackLang(i18n, key);
      return { path: searchPath(query), title: t(key), place: '', ...(lang !== undefined && { lang }) };
    };
    return mergeSuggestions(instant, query === '' ? nothing : state.found, {
      contact: toResults('contact.dialogTitle'),
      withdraw: toResults('article.tasks.withdraw'),
    });
  }, [instant, query, state.found, t, i18n]);
  return { state, dispatch, query, suggestions };
};

export type Search = ReturnType<typeof useSearch>;
