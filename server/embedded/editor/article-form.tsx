import { useEffect, useId, useRef } from 'react';
import { locales } from '#shared/projects/locales.ts';
import type { Host } from './desk-api.ts';
import type { SaveState } from './desk-state.ts';
import { isEmpty, useArticleDraft } from './use-article-draft.ts';
import type { DeskControls } from './use-desk.ts';

interface ArticleFormProps {
  host: Host;
  article: number;
  desk: DeskControls;
}

/** Title and Markdown of an article; what is written shows in the frame before it is saved. */
export const ArticleForm = ({ host, article, desk }: ArticleFormProps) => {
  const draft = useArticleDraft(host, article, desk);
  const { words, isChanged, isEdited, draftState, write } = draft;
  const id = useId();
  const title = useRef<HTMLInputElement>(null);
  const { tag, langName } = locales[host.locale];
  const isRead = words !== null;
  useEffect(() => title.current?.focus(), [isRead]);
  if (!words) return <p>{draftState === 'failed' ? draftWords.failed : 'Reading …'}</p>;
  const cannotSave = !isChanged || isEmpty(words) || draftState === 'saving' || draftState === 'refused';
  const stateWords =
    draftState === 'idle' && isChanged
      ? 'Not saved: in the frame you see it as visitors will.'
      : draftWords[draftState];
  return (
    <form
      className="article-form"
      aria-label="Article"
      onSubmit={(event) => {
        event.preventDefault();
        if (!cannotSave) draft.save();
      }}
    >
      <label htmlFor={`${id}-title`}>Title</label>
      <input
        ref={title}
        id={`${id}-title`}
        className="search"
        lang={tag}
        maxLength={300}
        value={words.title}
        onChange={({ target }) => write({ ...words, title: target.value })}
      />
      <label htmlFor={`${id}-text`}>Text, in Markdown</label>
      <textarea
        id={`${id}-text`}
        lang={tag}
        rows={14}
        maxLength={60_000}
        aria-describedby={`${id}-hint`}
        value={words.text}
        onChange={({ target }) => write({ ...words, text: target.value })}
      />
      <p id={`${id}-hint`} className="hint">
        What stands in double braces is filled in for each country. Saved, it is on every host in {langName}.
      </p>
      <p role="status" className="save-state" data-state={draftState}>
        {isEmpty(words) ? 'Title and text cannot be empty.' : stateWords}
      </p>
      {draft.theirs && (
        <>
          <label htmlFor={`${id}-theirs`}>What is saved now</label>
          <textarea
            id={`${id}-theirs`}
            lang={tag}
            rows={7}
            readOnly
            value={`${draft.theirs.title}\n\n${draft.theirs.text}`}
          />
        </>
      )}
      <div className="row-buttons">
        <button type="submit" className="primary" disabled={cannotSave}>
          Save the article
        </button>
        <button type="button" disabled={!isChanged} onClick={draft.undo}>
          Undo
        </button>
        {isEdited && (
          <button type="button" disabled={draftState === 'saving'} onClick={draft.reset}>
            Back to the shipped text
          </button>
        )}
      </div>
    </form>
  );
};

const draftWords: Readonly<Record<SaveState, string>> = {
  overtaken:
    'Not saved: the article has been changed meanwhile. Your words are still here; save again to replace what is saved now.',
  idle: '',
  saving: 'Saving …',
  saved: 'Saved. Visitors get it with their next page.',
  'saved-later': 'Saved. The site could not be told: visitors get it within minutes. Nothing is left to do.',
  failed: 'The content API does not answer. Your words are still here; try again once it runs.',
  refused: 'This cannot be read: a name in double braces, a link or a picture is misspelt.',
  'too-large': 'The article is longer than the content API takes. Your words are still here; shorten them.',
};
