import { useEffect, useMemo, useReducer, useRef, useState, type Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import type { PopularRequest } from '#shared/help-api/models.ts';
import { searchPath, searchTextOf } from '#shared/help-api/paths.ts';
import { fallbackLang } from '#client/i18n/t.tsx';
import { useHelpApi } from '#client/api/help-api-provider.tsx';
import { connectionOf, mayPrefetch } from '#client/stores/connection.ts';
import { initialSearch, searchReducer, type SearchEvent, type SearchState } from './search-state.ts';
import { instantSuggestions, mergeSuggestions, type Suggestion } from './suggestions.ts';

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

/** What the host's titles say of a query, without the network. */
interface Titles {
  readonly suggest: (query: string) => readonly Suggestion[];
  /** Ids of the help areas with words like these. */
  readonly nearest: (query: string) => readonly number[];
}

/**
 * Suggests from the host's titles, which are fetched when the panel is first used, with what reads them (behaviour/search 10);
 * every panel of a visit asks for itself, and the browser's cache answers all but the first. `null` until they are there: what
 * could not be had is asked for again as somebody types on. A visitor who saves data goes without.
 */
const useTitles = (used: boolean, text: string): Titles | null => {
  const api = useHelpApi();
  const [known, setKnown] = useState<Titles | null>(null);
  const underWay = useRef(false);
  useEffect(() => {
    if (!used || known || underWay.current || !mayPrefetch(connectionOf(navigator))) return;
    const load = async () => {
      const [answer, { findTitles, splitTitles }, { nearestAreas }] = await Promise.all([
        api.titles(),
        import('#shared/text/find-titles.ts'),
        import('#shared/text/nearest-areas.ts'),
      ]);
      if (!answer.ok) return;
      const titles = splitTitles(answer.value.titles);
      setKnown({
        suggest: (query) => instantSuggestions(findTitles(titles, query)),
        nearest: (query) => nearestAreas(answer.value.titles, query),
      });
    };
    underWay.current = true;
    // Without them the network alone suggests.
    load()
      .catch((error: unknown) => console.warn('the search panel has no titles:', error))
      .finally(() => (underWay.current = false));
  }, [api, used, known, text]);
  return known;
};

/** State of one panel: what is known at once, and what the network adds. @param popular suggested while nothing is typed. */
export const useSearch = (popular: readonly PopularRequest[]) => {
  const [state, dispatch] = useReducer(searchReducer, initialSearch);
  useLookup(state, dispatch);
  const [used, setUsed] = useState(false);
  if (state.open && !used) setUsed(true);
  const titles = useTitles(used, state.text);
  const [read, setRead] = useState<Titles | null>(null);
  // Titles that come later than an answer wait for the next one: nothing moves under a pointer or an active line.
  if (titles !== read && state.phase !== 'settled') setRead(titles);
  const query = searchTextOf(state.text);
  const instant = useMemo(() => read?.suggest(query) ?? [], [read, query]);
  const isPending = state.phase === 'pending';
  const { t, i18n } = useTranslation();
  const suggestions: readonly Suggestion[] = useMemo(() => {
    if (query === '')
      return popular.map(({ name, path = searchPath(name) }) => ({ path, title: name, place: '' }));
    // The results have these ways before all else (behaviour/search 23).
    const toResults = (key: 'contact.dialogTitle' | 'article.tasks.withdraw'): Suggestion => {
      const lang = fallbackLang(i18n, key);
      return { path: searchPath(query), title: t(key), place: '', ...(lang !== undefined && { lang }) };
    };
    const ways = {
      contact: toResults('contact.dialogTitle'),
      withdraw: toResults('article.tasks.withdraw'),
    };
    return mergeSuggestions(instant, state.found, ways, isPending);
  }, [instant, query, state.found, isPending, popular, t, i18n]);
  return { state, dispatch, query, suggestions, nearest: titles?.nearest };
};

export type Search = ReturnType<typeof useSearch>;
