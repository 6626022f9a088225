import { useEffect, useEffectEvent, useState } from 'react';
import { languageOf } from '#shared/projects/locales.ts';
import { previewSource, readSource, saveSource, Source, type Words } from './article-source-api.ts';
import { theirsOf, troubleOf, type Host } from './desk-api.ts';
import type { SaveState } from './desk-state.ts';
import type { DeskControls } from './use-desk.ts';
import { useTyped } from './use-typed.ts';

/** Rest after a keystroke before the draft is shown, in milliseconds. */
const rest = 250;

const isTrouble = (state: SaveState): boolean =>
  state === 'failed' || state === 'refused' || state === 'too-large';

/** Nothing to be shown or saved: the content API refuses an article without title or text. */
export const isEmpty = ({ title, text }: Words): boolean => title.trim() === '' || text.trim() === '';

const isKept = (state: SaveState): boolean => state === 'saved' || state === 'saved-later';

interface Draft {
  readonly words: Words;
  /** What was kept when it was begun. */
  readonly before: Words;
  /** What somebody else saved while it was written. */
  readonly theirs?: Source;
}

/** The name of an article's draft: it belongs to the language, so every host of it shows it. */
export const draftName = ({ locale }: Host, article: number): string =>
  `article ${languageOf(locale)} ${article}`;

/** An article's words as somebody writes them: shown in the frame, saved when told (behaviour/editor 21). */
export const useArticleDraft = (
  host: Host,
  article: number,
  { line, dispatch, state: { isReady } }: Pick<DeskControls, 'line' | 'dispatch' | 'state'>,
) => {
  const [source, setSource] = useState<Source | null>(null);
  const [draft, setDraft] = useTyped<Draft | null>(draftName(host, article), null);
  /** Told as well: a page that comes right after the save may still be the old one (behaviour/cache 12). */
  const [saved, setSaved] = useState<Words | null>(null);
  const shown = draft?.words ?? saved;
  const [draftState, setDraftState] = useState<SaveState>('idle');

  useEffect(() => {
    let isCurrent = true;
    void readSource(host, article).then(
      (read) => isCurrent && setSource(read),
      () => isCurrent && setDraftState('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [host, article]);

  const tell = useEffectEvent((title: string, html: string) =>
    line.tell({ type: 'article-draft', article, title, html }),
  );
  // A page that has just come has no draft yet, so it is told again.
  useEffect(() => {
    if (!isReady || shown === null || isEmpty(shown)) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      void previewSource(host, article, shown).then(
        ({ title, html }) => {
          if (!isCurrent) return;
          tell(title, html);
          setDraftState((before) => (isTrouble(before) ? 'idle' : before));
        },
        (error: unknown) => {
          if (isCurrent) setDraftState(troubleOf(error));
        },
      );
    }, rest);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [host, article, shown, isReady]);
  const forget = useEffectEvent(() => tell('', ''));
  useEffect(() => () => forget(), []);

  const save = async (words: Words | null): Promise<void> => {
    setDraftState('saving');
    try {
      const { purged } = await saveSource(host, article, words, draft?.before ?? source);
      const before = await readSource(host, article);
      setSource(before);
      // What was written during the save is not in it, and goes on from it.
      setDraft((now) => (now === null || now === draft ? null : { words: now.words, before }));
      setSaved(words);
      setDraftState(purged ? 'saved' : 'saved-later');
      dispatch({ type: 'outdated', host: host.host });
    } catch (error) {
      setDraftState(troubleOf(error));
      const kept = theirsOf(error, Source);
      if (!kept) return;
      setSource(kept);
      setDraft((now) => now && { ...now, before: kept, theirs: kept });
    }
  };

  return {
    words: draft?.words ?? source,
    isEdited: source?.isEdited ?? false,
    isChanged: draft !== null,
    theirs: draft?.theirs,
    draftState: draft !== null && isKept(draftState) ? 'idle' : draftState,
    write: (words: Words) => {
      setDraft((now) => ({ before: source ?? words, ...now, words }));
      setDraftState((before) => (before === 'refused' || before === 'saving' ? before : 'idle'));
    },
    undo: () => {
      setDraft(() => null);
      setDraftState('idle');
      line.tell({ type: 'article-draft', article, title: '', html: '' });
    },
    save: () => void (draft && save(draft.words)),
    reset: () => void save(null),
  };
};
