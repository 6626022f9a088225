import { useEffect, useEffectEvent, useRef } from 'react';
import type { Alternative } from '#shared/alternatives/alternative.ts';
import { decisionsOf, type Decisions } from '#shared/alternatives/decisions.ts';
import type { AlternativeId } from '#shared/validation/ids.ts';
import { createDraftStorage, draftKeyOf, type DraftStorage } from './draft.ts';

const unsent = (alternative: Alternative): Decisions =>
  decisionsOf({ ...alternative, replacements: alternative.replacements.filter(({ locked }) => !locked) });

/** Keeps unsent decisions in this tab's storage. */
export const useDraft = (
  id: AlternativeId,
  alternative: Alternative,
  restore: (decisions: Decisions) => void,
): void => {
  const draft = useRef<DraftStorage>(null);
  const restoreDraft = useEffectEvent(restore);
  useEffect(() => {
    let current = true;
    void draftKeyOf(id, window.crypto).then((key) => {
      if (!current || key === null) return;
      draft.current = createDraftStorage(key, () => window.sessionStorage);
      restoreDraft(draft.current.read());
    });
    return () => {
      current = false;
    };
  }, [id]);
  useEffect(() => {
    draft.current?.write(unsent(alternative));
  }, [alternative]);
};
