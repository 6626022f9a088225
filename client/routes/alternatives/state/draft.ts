import * as v from 'valibot';
import type { Decisions } from '#shared/alternatives/decisions.ts';
import { DecisionMap } from '#shared/validation/forms/decisions.ts';

/** Decisions not sent yet, kept in this tab over a reload and the way to the payment page (behaviour/orders 8). */
export interface DraftStorage {
  readonly read: () => Decisions;
  /** An empty draft leaves nothing behind. */
  readonly write: (decisions: Decisions) => void;
}

/**
 * Name of the session-storage entry: a hash of the id, never the id, which is a secret. `null` where the browser hashes
 * nothing (a page without https): no draft is kept then.
 */
export const draftKeyOf = async (id: string, crypto: Pick<Crypto, 'subtle'>): Promise<string | null> => {
  // Typed as always there; on insecure origins it is not.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(id.toLowerCase()));
  const digits = Array.from(new Uint8Array(hash).slice(0, 12), (byte) => byte.toString(16).padStart(2, '0'));
  return `order-draft:${digits.join('')}`;
};

type SomeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage that is full, forbidden or holds garbage is no failure: the decisions are then made again. */
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
    } catch {
      // Nothing to say: the decisions stand on the page.
    }
  },
});
