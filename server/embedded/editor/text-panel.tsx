import { useState } from 'react';
import type { PageText } from '#shared/edit-protocol/messages.ts';
import { locales, type LocaleCode } from '#shared/projects/locales.ts';
import type { Draft, MissingText, SaveState } from './desk-state.ts';
import { Group, Panel } from './panel.tsx';
import type { TextActions } from './text-actions.ts';
import { TextItem } from './text-item.tsx';
import {
  canBeSaved,
  changedElsewhere,
  filters,
  listSections,
  missingElsewhere,
  type Filter,
} from './text-lists.ts';

interface TextPanelProps {
  locale: LocaleCode;
  /** The page in the frame has listed its texts. */
  isListed: boolean;
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
  const sections = listSections({ texts, drafts, saved, search, filter, selected: props.selected });
  const elsewhere =
    filter === 'changed' ? changedElsewhere(drafts, texts) : missingElsewhere(props.missing, texts);
  return (
    <Panel
      title="Texts"
      langName={locales[locale].langName}
      action={
        <SaveButton drafts={drafts} isSaving={props.saveState === 'saving'} onSaveAll={props.onSaveAll} />
      }
      saveState={props.saveState}
      saveWords={saveWords}
      note={props.outdated.length > 0 && <OutdatedArticles titles={props.outdated} locale={locale} />}
      searchLabel="Find a text or key"
      search={search}
      onSearch={setSearch}
      filters={<Filters filter={filter} onFilter={setFilter} />}
    >
      {sections.length === 0 && (filter !== 'changed' || elsewhere.length === 0) && (
        <p className="nothing">{wordsForNothing(props.isListed, texts.length)}</p>
      )}
      {sections.map(({ id, title, texts: listed }) => (
        <Group key={id} title={title} count={listed.length}>
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
        </Group>
      ))}
      {elsewhere.length > 0 && (
        <Elsewhere
          title={filter === 'changed' ? 'Changed on other pages' : 'Missing on other pages'}
          texts={elsewhere}
          onOpen={props.onOpen}
        />
      )}
    </Panel>
  );
};

const Filters = ({ filter, onFilter }: { filter: Filter; onFilter: (filter: Filter) => void }) => (
  <fieldset className="filters">
    <legend className="visually-hidden">Which texts</legend>
    {filters.map((name) => (
      <label key={name}>
        <input type="radio" name="filter" checked={name === filter} onChange={() => onFilter(name)} />
        <span>{filterLabels[name]}</span>
      </label>
    ))}
  </fieldset>
);

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

const wordsForNothing = (isListed: boolean, count: number): string => {
  if (!isListed) return 'Reading …';
  return count > 0 ? 'No text fits.' : 'This page has no texts of its own.';
};

const saveWords: Readonly<Record<SaveState, string>> = {
  overtaken:
    'Not saved: a text has been changed meanwhile. Your words are still here, beside what is saved now; save again to replace that.',
  idle: '',
  saving: 'Saving …',
  saved: 'Saved. Visitors get it with their next page.',
  'saved-later': 'Saved. The site could not be told: visitors get it within minutes. Nothing is left to do.',
  failed: 'Not saved: the content API does not answer. Your words are still here; save again once it runs.',
  refused:
    'Not saved: the content API refused a text. Your words are still here; shorten them, or write pasted ones anew.',
  'too-large':
    'Not saved: this is more than the content API takes at once. Your words are still here; save fewer texts at a time.',
};

interface SaveButtonProps {
  drafts: ReadonlyMap<string, Draft>;
  isSaving: boolean;
  onSaveAll: () => void;
}

/** Texts without words, or too long, are not saved, and so not counted. */
const SaveButton = ({ drafts, isSaving, onSaveAll }: SaveButtonProps) => {
  const count = [...drafts.values()].filter(({ text }) => canBeSaved(text)).length;
  return (
    <button type="button" className="primary" disabled={count === 0 || isSaving} onClick={onSaveAll}>
      {count === 0 ? 'Save changes' : `Save ${count} ${count === 1 ? 'change' : 'changes'}`}
    </button>
  );
};

interface ElsewhereProps {
  title: string;
  texts: readonly MissingText[];
  onOpen: (path: string) => void;
}

const Elsewhere = ({ title, texts, onOpen }: ElsewhereProps) => (
  <Group title={title} count={texts.length}>
    <ul>
      {texts.map(({ key, route }) => (
        <li key={key} className="elsewhere">
          <code>{key}</code>
          <button type="button" className="link" onClick={() => onOpen(route)}>
            {route}
          </button>
        </li>
      ))}
    </ul>
  </Group>
);
