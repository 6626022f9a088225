import { useCallback, useId, useRef, type FocusEvent, type FormEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { PopularRequest } from '#shared/help-api/models.ts';
import { maxSearchLength, searchPath, searchTextOf } from '#shared/help-api/paths.ts';
import { useSite } from '#client/stores/site.ts';
import { IconButton } from '#client/components/button/button.tsx';
import { classNames } from '#client/components/class-names.ts';
import { tellEarlyInput } from '#client/components/field/early-input.ts';
import { Icon } from '#client/components/icon/icon.tsx';
import { moveIndex } from '#client/components/move-index.ts';
import { useLazyModule } from '#client/components/use-lazy-module.ts';
import { useOnLeaving } from '#client/components/use-on-leaving.ts';
import { fallbackLang, T } from '#client/i18n/t.tsx';
import { PopularSearches } from './popular-searches.tsx';
import styles from './search-panel.module.css';
import type { SearchState } from './search-state.ts';
import { useSearch } from './use-search.ts';

const loadHint = () => import('./search-hint.tsx');

/**
 * The state and the field, which is uncontrolled: React would lose what is typed before hydration. What opens under
 * the field is loaded when the panel is first used.
 */
const usePanel = (popular: readonly PopularRequest[]) => {
  const search = useSearch();
  const { dispatch, state, used, query, instant } = search;
  const { found, phase } = state;
  const { i18n } = useTranslation();
  const hint = useLazyModule(used, loadHint, state.text);
  const suggestions = hint?.panelSuggestions({ query, popular, instant, found, phase, i18n }) ?? [];
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const takeField = useCallback((input: HTMLInputElement | null) => {
    field.current = input;
    tellEarlyInput(input);
  }, []);
  const optionId = useCallback((at: number) => `${listId}-${at}`, [listId]);
  const clear = () => {
    if (field.current) field.current.value = '';
    dispatch({ kind: 'cleared' });
  };
  return {
    ...search,
    hint,
    suggestions,
    field,
    takeField,
    listId,
    clear,
    optionId,
  };
};

type Panel = ReturnType<typeof usePanel>;

/** Keys of an editable combobox (WAI-ARIA APG): the focus stays in the field. */
const useKeys = (panel: Panel, hintShown: boolean) => {
  const { state, dispatch, query, suggestions, optionId } = panel;
  // The last option leads to all results.
  const count = suggestions.length === 0 || query === '' ? suggestions.length : suggestions.length + 1;
  const escape = (event: KeyboardEvent) => {
    if (!hintShown && state.text === '') return;
    // Escape closes one thing at a time: a drawer around the panel stays open.
    event.preventDefault();
    event.stopPropagation();
    if (hintShown) dispatch({ kind: 'closed' });
    else panel.clear();
    panel.field.current?.focus();
  };
  return (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey) return;
    if (event.key === 'Escape') return escape(event);
    if (event.target !== panel.field.current) return;
    if (event.key === 'Enter' && state.active >= 0) {
      event.preventDefault();
      document.getElementById(optionId(state.active))?.click();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const to = moveIndex(event.key, state.active, count, 'vertical');
      const willMove = to === suggestions.length || suggestions[to ?? -1]?.isOld === true;
      dispatch(to === undefined ? { kind: 'opened' } : { kind: 'moved', to, willMove });
    }
  };
};

/**
 * The search panel (behaviour/search 1): a GET form that works without script, and a combobox with suggestions
 * (behaviour/search 4). Cleared on the home page (behaviour/search 6).
 *
 * @param place `main` is the large one; the one in the `header` shows popular searches only with the focus.
 */
export const SearchPanel = ({ place }: { place: 'main' | 'header' | 'drawer' }) => {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const { popularRequests: popular } = useSite();
  const panel = usePanel(place === 'header' ? popular : []);
  // The drawer's panel is still mounted at home until the drawer has closed.
  useOnLeaving((path) => (path === '/' ? panel.clear() : panel.dispatch({ kind: 'closed' })));
  const { state, dispatch, suggestions, query, field, takeField, listId, hint } = panel;
  const root = useRef<HTMLElement>(null);
  const hintShown = Boolean(hint) && state.open && (query !== '' || suggestions.length > 0);
  const onKeyDown = useKeys(panel, hintShown);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // From the field: text typed before hydration reaches the state a moment later.
    const wanted = searchTextOf(field.current?.value ?? '');
    // behaviour/search 2
    if (wanted === '') return field.current?.focus();
    panel.clear();
    const path = searchPath(wanted);
    // As a form does: an address that is shown already gets no second history entry.
    void navigate(path, { replace: window.location.href === window.location.origin + path });
  };

  const listeners = {
    onKeyDown,
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!root.current?.contains(relatedTarget)) dispatch({ kind: 'closed' });
    },
  };
  return (
    <search ref={root} className={classNames(styles.panel, styles[place])} {...listeners}>
      <form action="/search" method="get" className={classNames('row gap-0', styles.field)} onSubmit={submit}>
        <input
          ref={takeField}
          className={styles.input}
          // Not `search`, which HTML does not allow as a combobox.
          type="text"
          inputMode="search"
          name="articles"
          // The accessible name is the visible text, for voice control.
          aria-label={t('search.placeholder')}
          placeholder={t('search.placeholder')}
          lang={fallbackLang(i18n, 'search.placeholder')}
          maxLength={maxSearchLength}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={hintShown && suggestions.length > 0}
          aria-controls={listId}
          aria-activedescendant={state.active >= 0 ? panel.optionId(state.active) : undefined}
          onInput={({ currentTarget }) => {
            dispatch({ kind: 'typed', text: currentTarget.value });
            // Input from before hydration may arrive after the visitor has left the field.
            if (document.activeElement !== currentTarget) dispatch({ kind: 'closed' });
          }}
          onFocus={() => dispatch({ kind: 'opened' })}
          onClick={() => dispatch({ kind: 'opened' })}
        />
        {state.text !== '' && (
          <IconButton
            icon="close"
            i18nKey="search.clear"
            className="muted"
            onClick={() => {
              panel.clear();
              field.current?.focus();
            }}
          />
        )}
        <button
          type="submit"
          className={classNames('row target gap-2', styles.submit)}
          title={t('search.submit')}
          lang={fallbackLang(i18n, 'search.submit')}
        >
          <Icon name="search" size="l" />
          <T parent="span" className={classNames('visually-hidden', styles.word)} i18nKey="search.submit" />
        </button>
      </form>
      {hint && <hint.SearchHint panel={panel} shown={hintShown} />}
      {place !== 'header' && (
        <PopularSearches
          few={place === 'main'}
          searches={popular}
          onReached={() => dispatch({ kind: 'closed' })}
        />
      )}
      <SearchStatus phase={state.phase} count={suggestions.length} shown={hintShown} />
    </search>
  );
};

interface SearchStatusProps {
  phase: SearchState['phase'];
  count: number;
  shown: boolean;
}

/** Announces the result of the lookup; silent while pending. */
const SearchStatus = ({ phase, count, shown }: SearchStatusProps) => {
  const words = () => {
    if (phase === 'failed') return <T i18nKey="search.failed" />;
    if (phase !== 'settled') return '';
    return count === 0 ? (
      <T i18nKey="header.notfound" />
    ) : (
      <T i18nKey="search.suggestions" values={{ count }} />
    );
  };
  return (
    <div role="status">
      <span className="visually-hidden">{shown ? words() : ''}</span>
    </div>
  );
};
