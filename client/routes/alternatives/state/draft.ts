import * as v from 'valibot';
import type { Decisions } from '#shared/alternatives/decisions.ts';
import { DecisionMap } from '#shared/validation/forms/decisions.ts';

/** Unsent decisions, kept in this tab (behaviour/orders 8). */
export interface DraftStorage {
  readonly read: () => Decisions;
  /** Empty decisions remove the entry. */
  readonly write: (decisions: Decisions) => void;
}

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

/** A storage that fails is ignored. */
export const createDraftStorage = (key: string, storage: () => SomeStorage): DraftStorage => ({
  read: () => {
    try {
      const parsed = v.safeParse(DecisionMap, JSON.parse(storage().getItem(key) ?? '{}'));
      return parsed.success ? parsed.output : {};
    } catch {
      return {};
    }
  },
  write: (decisions) => {
    try {
      if (Object.keys(decisions).length === 0) storage().removeItem(key);
      else storage().setItem(key, JSON.stringify(decisions));
    } catch {}
  },
});
