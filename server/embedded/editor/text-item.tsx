import { useEffect, useId, useRef } from 'react';
import { locales, type LocaleCode } from '#shared/projects/locales.ts';
import { ListRow } from './list-row.tsx';
import type { TextActions } from './text-actions.ts';
import {
  borrowedFrom,
  canBeSaved,
  charactersTooMany,
  comparePlaceholders,
  type ListedText,
} from './text-lists.ts';

interface TextItemProps {
  text: ListedText;
  locale: LocaleCode;
  isSelected: boolean;
  isSaving: boolean;
  actions: TextActions;
}

/** One text of the list; selected, it opens to be written. */
export const TextItem = ({ text, locale, isSelected, isSaving, actions }: TextItemProps) => {
  const { key, draft } = text;
  return (
    <ListRow
      words={(draft?.text ?? text.text) || '(no words yet)'}
      lang={languageOf(text, locale)}
      facts={
        <>
          <code>{key}</code>
          <Badges text={text} locale={locale} />
        </>
      }
      isOpen={isSelected}
      onToggle={() => actions.onSelect(isSelected ? null : key)}
      renderForm={(id) => (
        <TextForm id={id} text={text} locale={locale} isSaving={isSaving} actions={actions} />
      )}
    />
  );
};

/** The language that the words are in, which is another one where they were borrowed. */
const languageOf = ({ source, draft }: ListedText, locale: LocaleCode): string =>
  locales[(draft ? null : borrowedFrom(source, locale)) ?? locale].tag;

const Badges = ({ text, locale }: { text: ListedText; locale: LocaleCode }) => {
  const from = borrowedFrom(text.source, locale);
  return (
    <>
      {(text.source === 'untranslated' || text.source === 'fallback') && from && (
        <span className="badge missing">missing, shown in {locales[from].langName}</span>
      )}
      {text.source === 'none' && <span className="badge missing">missing in every language</span>}
      {text.source === 'base' && from && <span className="badge">from {locales[from].langName}</span>}
      {text.isSaved && <span className="badge saved">edited</span>}
      {text.draft && <span className="badge draft">not saved</span>}
    </>
  );
};

interface TextFormProps {
  id: string;
  text: ListedText;
  locale: LocaleCode;
  isSaving: boolean;
  actions: TextActions;
}

const TextForm = ({ id, text, locale, isSaving, actions }: TextFormProps) => {
  const { key, draft } = text;
  const area = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();
  // Chosen in the list or by its icon on the page: in both cases it is to be written.
  useEffect(() => area.current?.focus(), []);
  const words = draft?.text ?? text.text;
  const { lost, unknown } = comparePlaceholders(draft?.original ?? text.text, words);
  const tooMany = charactersTooMany(words);
  const cannotSave = !draft || !canBeSaved(words) || isSaving;
  return (
    <form
      id={id}
      className="row-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!cannotSave) actions.onSave(key);
      }}
    >
      <textarea
        ref={area}
        aria-label={`Words of ${key}`}
        aria-describedby={hintId}
        lang={locales[locale].tag}
        rows={3}
        value={words}
        onChange={({ target }) => actions.onWrite(key, target.value)}
      />
      <p id={hintId} className="hint">
        {draft?.theirs !== undefined && (
          <span className="warning">
            Meanwhile {draft.theirs === null ? 'taken back' : 'saved: '}
            {draft.theirs !== null && <q lang={locales[locale].tag}>{draft.theirs}</q>}.{' '}
          </span>
        )}
        {lost.length > 0 && <span className="warning">Left out: {lost.join(' ')}. </span>}
        {unknown.length > 0 && <span className="warning">Nothing fills {unknown.join(' ')}. </span>}
        {words.trim() === '' && 'A text cannot be empty.'}
        {tooMany > 0 && (
          <span className="warning">
            {tooMany} {tooMany === 1 ? 'character' : 'characters'} too many: so long it is neither shown nor
            saved.
          </span>
        )}
      </p>
      <div className="row-buttons">
        <button type="submit" className="primary" disabled={cannotSave}>
          Save
        </button>
        <button type="button" disabled={!draft} onClick={() => actions.onUndo(key)}>
          Undo
        </button>
        {text.isSaved && (
          <button type="button" disabled={isSaving} onClick={() => actions.onTakeBack(key)}>
            Back to the site’s own words
          </button>
        )}
      </div>
    </form>
  );
};
