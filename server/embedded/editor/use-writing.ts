import { useState } from 'react';
import * as v from 'valibot';
import { nestMessages } from '#shared/text/message-tree.ts';
import { saveTexts, theirsOf, troubleOf, type Texts } from './desk-api.ts';
import { keptWords, of, type SaveState } from './desk-state.ts';
import type { TextActions } from './text-actions.ts';
import { canBeSaved } from './text-lists.ts';
import type { DeskControls } from './use-desk.ts';

const Theirs = v.object({ texts: v.record(v.string(), v.nullable(v.string())) });

/** Writing and saving: every keystroke shows in the frame, a save goes to the content API and from there to visitors. */
export const useWriting = ({ state, dispatch, host, line }: DeskControls) => {
  const [saveState, setSaveState] = useState<SaveState>('idle');
  const [outdated, setOutdated] = useState<readonly string[]>([]);
  const drafts = of(state.drafts, state.host);

  const show = (key: string, text: string) =>
    line.tell({ type: 'text-replacements', texts: nestMessages([[key, text]]) });

  const beforeOf = (keys: readonly string[]) =>
    Object.fromEntries(
      keys.map((key) => {
        const draft = drafts.get(key);
        return [key, draft ? draft.before : keptWords(state, key)];
      }),
    );

  const save = async (texts: Texts): Promise<void> => {
    if (Object.keys(texts).length === 0) return;
    setSaveState('saving');
    setOutdated([]);
    try {
      const { purged, articles } = await saveTexts(host, texts, beforeOf(Object.keys(texts)));
      dispatch({ type: 'saved', host: host.host, texts });
      setSaveState(purged ? 'saved' : 'saved-later');
      setOutdated(articles.map(({ title }) => title));
    } catch (error) {
      setSaveState(troubleOf(error));
      const theirs = theirsOf(error, Theirs);
      if (theirs) dispatch({ type: 'overtaken', host: host.host, ...theirs });
    }
  };

  const actions: TextActions = {
    onSelect(key) {
      dispatch({ type: 'select', key });
      if (key !== null) line.tell({ type: 'select', key });
    },
    onWrite(key, text) {
      dispatch({ type: 'write', key, text });
      setSaveState('idle');
      setOutdated([]);
      show(key, text);
    },
    onUndo(key) {
      dispatch({ type: 'undo', key });
      // A key without words shows itself.
      show(key, drafts.get(key)?.original || key);
    },
    onSave: (key) => void save({ [key]: drafts.get(key)?.text ?? null }),
    onTakeBack: (key) => void save({ [key]: null }),
  };

  const written = [...drafts].map(([key, { text }]) => [key, text] as const);
  return {
    drafts,
    saved: of(state.saved, state.host),
    saveState,
    /** Titles of articles that name a saved text by its old words. */
    outdated,
    actions,
    saveAll: () => save(Object.fromEntries(written.filter(([, text]) => canBeSaved(text)))),
  };
};
