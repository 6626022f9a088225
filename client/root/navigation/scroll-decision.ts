/** What happens to the window's scroll position after a navigation. */
export type ScrollDecision =
  | { readonly kind: 'stay' }
  | { readonly kind: 'restore'; readonly top: number }
  | { readonly kind: 'target'; readonly id: string }
  | { readonly kind: 'top' };

interface Arrival {
  /** State of the history entry. */
  readonly state: unknown;
  readonly search: string;
  readonly hash: string;
  /** Where this history entry was left, in pixels; only known when the visitor comes back to it. */
  readonly saved: number | undefined;
}

const asksToStay = ({ state, search }: Arrival): boolean =>
  new URLSearchParams(search).has('noScrolling') ||
  (typeof state === 'object' && state !== null && 'noScrolling' in state && state.noScrolling !== false);

/** Restore the saved position; else the hash; else the top; nothing with `noScrolling` (behaviour/shell 4). */
export const decideScroll = (arrival: Arrival): ScrollDecision => {
  if (asksToStay(arrival)) return { kind: 'stay' };
  if (arrival.saved !== undefined) return { kind: 'restore', top: arrival.saved };
  if (arrival.hash.length > 1) return { kind: 'target', id: decodeHash(arrival.hash.slice(1)) };
  return { kind: 'top' };
};

const decodeHash = (hash: string): string => {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
};
