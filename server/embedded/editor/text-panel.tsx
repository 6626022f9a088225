import { useId, useState } from 'react';
import type { PageText } from '#shared/edit-protocol/messages.ts';
import { locales, type LocaleCode } from '#shared/projects/locales.ts';
import type { Draft, MissingText, SaveState } from './desk-state.ts';
import type { TextActions } from './text-actions.ts';
import { TextItem } from './text-item.tsx';
import { filters, listSections, missingElsewhere, type Filter } from './text-lists.ts';

interface TextPanelProps {
  locale: LocaleCode;
  isReady: boolean;
  texts: readonly PageText[];
  drafts: ReadonlyMap<string, Draft>;
  saved: ReadonlyMap<string, string>;
  missing: ReadonlyMap<string, MissingText>;
  selected: string | null;
  saveState: SaveState;
  outdated: readonly string[];
  actions: TextActions;
  onSaveAll: () => void;
  onOpen: (path: string) => void;
}

const filterLabels: Readonly<Record<Filter, string>> = { all: 'All', missing: 'Missing', changed: 'Changed' };

/** Every text of the page, what is missing first. */
export const TextPanel = (props: TextPanelProps) => {
  const { texts, drafts, saved, locale } = props;
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const searchId = useId();
  const sections = listSections({ texts, drafts, saved, search, filter, selected: props.selected });
  const elsewhere = missingElsewhere(props.missing, texts);
  return (
    <section className="panel" aria-label="Texts">
      <div className="panel-head">
        <div className="panel-title">
          <h2>
            Texts <small>{locales[locale].langName}</small>
          </h2>
          <SaveButton drafts={drafts} isSaving={props.saveState === 'saving'} onSaveAll={props.onSaveAll} />
        </div>
        <p role="status" className="save-state" data-state={props.saveState}>
          {saveWords[props.saveState]}
        </p>
        {props.outdated.length > 0 && <OutdatedArticles titles={props.outdated} locale={locale} />}
        <label htmlFor={searchId} className="visually-hidden">
          Find a text or key
        </label>
        <input
          id={searchId}
          type="search"
          className="search"
          placeholder="Find a text or key"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <fieldset className="filters">
          <legend className="visually-hidden">Which texts</legend>
          {filters.map((name) => (
            <label key={name}>
              <input type="radio" name="filter" checked={name === filter} onChange={() => setFilter(name)} />
              <span>{filterLabels[name]}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <div className="panel-body">
        {sections.length === 0 && <p className="nothing">{wordsForNothing(props.isReady, texts.length)}</p>}
        {sections.map(({ id, title, texts: listed }) => (
          <section key={id} className="group" aria-label={title}>
            <h3>
              {title} <span className="count">{listed.length}</span>
            </h3>
            <ul>
              {listed.map((text) => (
                <TextItem
                  key={text.key}
                  text={text}
                  locale={locale}
                  isSelected={text.key === props.selected}
                  isSaving={props.saveState === 'saving'}
                  actions={props.actions}
                />
              ))}
            </ul>
          </section>
        ))}
        {elsewhere.length > 0 && filter !== 'changed' && (
          <MissingElsewhere missing={elsewhere} onOpen={props.onOpen} />
        )}
      </div>
    </section>
  );
};

/** A text that articles name is in them since they were seeded; only its file and a new start change it there. */
const OutdatedArticles = ({ titles, locale }: { titles: readonly string[]; locale: LocaleCode }) => (
  <div className="outdated" role="status">
    <p>
      Articles that name this text have its old words until it is changed in locales/{locale}.json and they
      are seeded again:
    </p>
    <ul lang={locales[locale].tag}>
      {titles.map((title) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  </div>
);

const wordsForNothing = (isReady: boolean, count: number): string => {
  if (count > 0) return 'No text fits.';
  return isReady ? 'This page has no texts of its own.' : 'The texts appear as soon as the site is there.';
};

const saveWords: Readonly<Record<SaveState, string>> = {
  idle: '',
  saving: 'Saving …',
  saved: 'Saved. Visitors get it with their next page.',
  'saved-later': 'Saved. The site could not be told: visitors get it within minutes. Nothing is left to do.',
  failed: 'Not saved: the content API does not answer. Your words are still here; save again once it runs.',
  refused:
    'Not saved: the content API refused a text. Your words are still here; shorten them, or write pasted ones anew.',
};

interface SaveButtonProps {
  drafts: ReadonlyMap<string, Draft>;
  isSaving: boolean;
  onSaveAll: () => void;
}

/** Texts without words are not saved, and so not counted. */
const SaveButton = ({ drafts, isSaving, onSaveAll }: SaveButtonProps) => {
  const count = [...drafts.values()].filter(({ text }) => text.trim() !== '').length;
  return (
    <button type="button" className="primary" disabled={count === 0 || isSaving} onClick={onSaveAll}>
      {count === 0 ? 'Save changes' : `Save ${count} ${count === 1 ? 'change' : 'changes'}`}
    </button>
  );
};

interface MissingElsewhereProps {
  missing: readonly MissingText[];
  onOpen: (path: string) => void;
}

const MissingElsewhere = ({ missing, onOpen }: MissingElsewhereProps) => (
  <section className="group" aria-label="Missing on other pages">
    <h3>
      Missing on other pages <span className="count">{missing.length}</span>
    </h3>
    <ul>
      {missing.map(({ key, route }) => (
        <li key={key} className="elsewhere">
          <code>{key}</code>
          <button type="button" className="link" onClick={() => onOpen(route)}>
            {route}
          </button>
        </li>
      ))}
    </ul>
  </section>
);
