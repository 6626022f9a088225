import type { i18n } from 'i18next';
import { useEffect, type MouseEvent, type RefObject } from 'react';
import type { KnownTitle, PopularRequest } from '#shared/help-api/models.ts';
import { useTranslation } from 'react-i18next';
import { searchPath } from '#shared/help-api/paths.ts';
import { pageAt } from '#shared/rendering/page-routes.ts';
import { matchSpans } from '#shared/text/highlight.ts';
import { Button } from '#client/components/button/button.tsx';
import { classNames } from '#client/components/class-names.ts';
import { Highlighted } from '#client/components/highlighted/highlighted.tsx';
import { Icon } from '#client/components/icon/icon.tsx';
import { isPlainClick } from '#client/components/plain-click.ts';
import { Link } from 'react-router-dom';
import { ProgressLine } from '#client/components/progress-line/progress-line.tsx';
import { fallbackLang, T } from '#client/i18n/t.tsx';
import { NothingFound } from './nothing-found.tsx';
import styles from './search-hint.module.css';
import type { SearchState } from './search-state.ts';
import { instantSuggestions, mergeSuggestions, type Found, type Suggestion } from './suggestions.ts';
import { useSearchClick } from './use-search-click.ts';
import type { Search } from './use-search.ts';

interface WhatIsKnown {
  readonly query: string;
  readonly popular: readonly PopularRequest[];
  readonly instant: readonly KnownTitle[];
  readonly found: Found;
  readonly phase: SearchState['phase'];
  readonly i18n: i18n;
}

/** The options of the panel: popular searches while nothing is typed. */
export const panelSuggestions = (known: WhatIsKnown): readonly Suggestion[] => {
  const { query, popular, instant, found, phase, i18n } = known;
  if (query === '')
    return popular.map(({ name, path = searchPath(name) }) => ({ path, title: name, place: '' }));
  // behaviour/search 23
  const toResults = (key: 'contact.dialogTitle' | 'article.tasks.withdraw'): Suggestion => {
    const lang = fallbackLang(i18n, key);
    return { path: searchPath(query), title: i18n.t(key), place: '', ...(lang !== undefined && { lang }) };
  };
  const ways = { contact: toResults('contact.dialogTitle'), withdraw: toResults('article.tasks.withdraw') };
  return mergeSuggestions(instantSuggestions(instant), found, ways, phase === 'pending');
};

interface HintPanel extends Search {
  readonly suggestions: readonly Suggestion[];
  readonly field: RefObject<HTMLInputElement | null>;
  readonly listId: string;
  readonly optionId: (at: number) => string;
  readonly clear: () => void;
}

/** Opens under the field: suggestions or the state of the lookup; popular searches while nothing is typed. */
export const SearchHint = ({ panel, shown }: { panel: HintPanel; shown: boolean }) => (
  // Keeps the focus in the field, or the hint would close before the click.
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
  <div className={classNames('raised', styles.hint)} hidden={!shown} onMouseDown={keepFocus}>
    {panel.query !== '' && <Outcome panel={panel} />}
    {panel.query === '' && shown && (
      <T parent="p" className={classNames('muted text-s', styles.popular)} i18nKey="search.popular" />
    )}
    <Suggestions panel={panel} shown={shown} />
  </div>
);

const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The pending, empty and failed states. A failed lookup can be tried again (behaviour/search 3). */
const Outcome = ({ panel }: { panel: HintPanel }) => {
  const { state, dispatch, suggestions, field } = panel;
  if (state.phase === 'failed') {
    return (
      <div className={classNames('cluster spread', styles.failed)}>
        <T parent="p" i18nKey="search.failed" />
        <Button
          icon="retry"
          onClick={() => {
            field.current?.focus();
            dispatch({ kind: 'retried' });
          }}
          i18nKey="common.retry"
        />
      </div>
    );
  }
  if (state.phase === 'pending') {
    return (
      <>
        <ProgressLine />
        {suggestions.length === 0 && (
          <T parent="p" className={classNames('muted', styles.message)} i18nKey="search.pending" />
        )}
      </>
    );
  }
  return state.phase === 'settled' && suggestions.length === 0 ? (
    <NothingFound query={panel.query} nearest={panel.nearest} onFollow={panel.clear} />
  ) : null;
};

/** The listbox. Options are links, so that they can be opened in a new tab. */
const Suggestions = ({ panel, shown }: { panel: HintPanel; shown: boolean }) => {
  const { t } = useTranslation();
  const { state, query, suggestions, listId, optionId, clear } = panel;
  const { active } = state;
  const reportClick = useSearchClick('panel');
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active, optionId]);
  const optionProps = (at: number) => ({
    id: optionId(at),
    role: 'option',
    tabIndex: -1,
    'aria-selected': at === active,
    className: classNames('stack', styles.option),
    onClick: (event: MouseEvent) => {
      if (query !== '' && at < suggestions.length) reportClick(at + 1);
      if (isPlainClick(event)) clear();
    },
  });
  const filled = shown && suggestions.length > 0;
  return (
    // Not a tab stop, though it scrolls: no key does anything there.
    <div
      id={listId}
      role="listbox"
      aria-label={t(query === '' ? 'search.popular' : 'search.label')}
      hidden={!filled}
      tabIndex={-1}
      className={classNames('stack gap-0', styles.list)}
    >
      {filled &&
        suggestions.map(({ path, title, place, placeLang, lang, passage, answer, isOld }, at) => (
          <Link key={path} to={path} {...optionProps(at)} data-old={isOld}>
            <span lang={lang}>
              <Highlighted text={title} query={query} />
            </span>
            {at === 0 && pageAt(path) === 'article' ? (
              // Reserves room for the answer, so that nothing moves.
              <span className={classNames('muted text-s', styles.answer)} lang={lang}>
                {answer && <Highlighted text={answer.text} query="" marks={answer.marks} />}
              </span>
            ) : (
              passage &&
              matchSpans(title, query).length === 0 && (
                <span className="muted text-s" lang={lang}>
                  <Highlighted text={passage.text} query="" marks={passage.marks} />
                </span>
              )
            )}
            {place !== '' && (
              <span className="muted text-s" lang={placeLang}>
                {place}
              </span>
            )}
          </Link>
        ))}
      {filled && query !== '' && (
        <Link to={searchPath(query)} {...optionProps(suggestions.length)} data-all>
          <T parent="span" i18nKey="search.allResults" values={{ query }} />
          <Icon name="arrow-right" />
        </Link>
      )}
    </div>
  );
};
