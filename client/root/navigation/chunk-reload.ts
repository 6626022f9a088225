import type { RouteObject } from 'react-router-dom';
import { isEdited } from '#client/components/field/early-input.ts';

/** Name of the session-storage entry: when this tab last reloaded for a missing chunk, in milliseconds. */
export const chunkReloadKey = 'chunk-reload';

/** Milliseconds within which a second failure does not reload again (behaviour/timings 12). */
const pause = 60_000;

/** Whether a reload is due; a time that is no number, or lies ahead, counts as never. */
export const mayReload = (stored: string | null, now: number): boolean => {
  const last = stored === null || stored === '' ? Number.NaN : Number(stored);
  return !Number.isFinite(last) || last > now || now - last >= pause;
};

/** Notes the time and says whether to reload; never without a storage, or a broken deployment would reload for ever. */
const claimReload = (): boolean => {
  try {
    const now = Date.now();
    if (!mayReload(window.sessionStorage.getItem(chunkReloadKey), now)) return false;
    window.sessionStorage.setItem(chunkReloadKey, String(now));
    return true;
  } catch {
    return false;
  }
};

/** A new document at `address`, with the chunks of the build that is served now; nothing more happens in this one. */
const leaveFor = async (address: string): Promise<never> => {
  if (address === window.location.href) {
    await nothingIsEdited();
    window.location.reload();
  } else {
    // Back may bring this one as it was left: waiting, with the chunks of the old build.
    window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
    window.location.assign(address);
  }
  return new Promise(() => {});
};

/** Resolves once nobody is in the middle of a field, for what is written there would be lost. */
const nothingIsEdited = async (): Promise<void> => {
  const field = document.activeElement;
  if (!field || !isEdited(field)) return;
  await new Promise((resolve) => field.addEventListener('blur', resolve, { once: true }));
};

/** Loads the document anew, at most once per 60 s (behaviour/shell 6). Rejects where it may not. */
export const reloadOnce = async (address = window.location.href): Promise<never> => {
  if (!claimReload()) throw new Error('the document was loaded anew a moment ago');
  return leaveFor(address);
};

/**
 * Runs the import of a chunk. Where it fails (after a deployment the old file is gone), the page is loaded as a new
 * document, at most once per 60 s (behaviour/shell 6); after that the failure is the caller's.
 *
 * @param address where the visitor is going.
 */
const reloadOnFailure = async <T>(load: () => Promise<T>, address: () => string): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    console.error('a part of the page could not be loaded', error);
    return reloadOnce(address()).catch(() => {
      throw error;
    });
  }
};

/** The route table, its lazy routes guarded by `reloadOnFailure`. Loaded routes are left as they are. */
export const guardChunks = (table: readonly RouteObject[], address: () => string): RouteObject[] =>
  table.map((route) => {
    const { lazy } = route;
    const guarded =
      typeof lazy === 'function'
        ? ({ ...route, lazy: () => reloadOnFailure(lazy, address) } as RouteObject)
        : route;
    return guarded.children ? { ...guarded, children: guardChunks(guarded.children, address) } : guarded;
  });
