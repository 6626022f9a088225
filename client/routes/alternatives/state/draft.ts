import { useEffect, useEffectEvent, useRef } from 'react';
import * as v from 'valibot';
import type { Alternative } from '#shared/alternatives/alternative.ts';
import { choicesOf, type Decisions } from '#shared/alternatives/decisions.ts';
import type { AlternativeId } from '#shared/validation/ids.ts';
import { DecisionMap } from '#shared/validation/forms/decisions.ts';

/**
 * The key in session storage: a hash of the id, which is a secret. `null` without https, where browsers have no
 * hash function.
 */
export const draftKeyOf = async (id: string, crypto: Pick<Crypto, 'subtle'>): Promise<string | null> => {
  // Missing on insecure origins, though its type says otherwise.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(id.toLowerCase()));
  const digits = Array.from(new Uint8Array(hash).slice(0, 12), (byte) => byte.toString(16).padStart(2, '0'));
  return `order-draft:${digits.join('')}`;
};

type SomeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Unsent decisions, kept in this tab (behaviour/orders 8). A storage that fails is ignored. */
export const createDraftStorage = (key: string, storage: () => SomeStorage) => ({
  read: (): Decisions => {
    try {
      const parsed = v.safeParse(DecisionMap, JSON.parse(storage().getItem(key) ?? '{}'));
      return parsed.success ? parsed.output : {};
    } catch {
      return {};
    }
  },
  /** Empty decisions remove the entry. */
  write: (decisions: Decisions): void => {
    try {
      if (Object.keys(decisions).length === 0) storage().removeItem(key);
      else storage().setItem(key, JSON.stringify(decisions));
    } catch {}
  },
});

/** What was chosen here and is not sent yet. */
export const unsent = (alternative: Alternative): Decisions =>
  choicesOf({ ...alternative, replacements: alternative.replacements.filter(({ locked }) => !locked) });

/** For an effect: passes on what comes of `work`, unless the returned cleanup ran before. */
export const untilCleanup = <T>(work: Promise<T>, onDone: (value: T) => void): (() => void) => {
  let current = true;
  void work.then((value) => current && onDone(value));
  return () => {
    current = false;
  };
};

/** Keeps unsent decisions in this tab's storage. */
export const useDraft = (
  id: AlternativeId,
  alternative: Alternative,
  restore: (decisions: Decisions) => void,
): void => {
  const draft = useRef<ReturnType<typeof createDraftStorage>>(null);
  const restoreDraft = useEffectEvent(restore);
  useEffect(
    () =>
      untilCleanup(draftKeyOf(id, window.crypto), (key) => {
        if (key === null) return;
        draft.current = createDraftStorage(key, () => window.sessionStorage);
        restoreDraft(draft.current.read());
      }),
    [id],
  );
  useEffect(() => {
    draft.current?.write(unsent(alternative));
  }, [alternative]);
};
