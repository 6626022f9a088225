import type { RouteObject } from 'react-router-dom';
import { pageFailure } from '#client/api/load-context.ts';
import { isEdited } from '#client/components/field/early-input.ts';

/** In session storage: time of the last reload for a missing chunk. */
export const chunkReloadKey = 'chunk-reload';

/** Milliseconds (behaviour/timings 12). */
const pause = 60_000;

/** Missing, invalid and future times count as never. */
export const mayReload = (stored: string | null, now: number): boolean => {
  const last = Number(stored);
  return !Number.isFinite(last) || last > now || now - last >= pause;
};

/** Without storage never: a broken deployment would reload forever. */
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

/** Loads a new document with the current build. Rejects if somebody types before it has come. */
const leaveFor = async (address: string): Promise<never> => {
  if (address === window.location.href) {
    await untilNothingIsEdited();
    window.location.reload();
    // Until the new document comes, which would not have what is typed.
    await new Promise((resolve) => window.addEventListener('input', resolve, { once: true }));
    window.stop();
    throw new Error('somebody types');
  }
  // Back may restore this page with chunks of the old build.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
  window.location.assign(address);
  return new Promise(() => {});
};

/** Waits until no field is being edited. */
const untilNothingIsEdited = async (): Promise<void> => {
  const field = document.activeElement;
  if (!field || !isEdited(field)) return;
  await new Promise((resolve) => field.addEventListener('blur', resolve, { once: true }));
};

/** Reloads the document, at most once per 60 s (behaviour/shell 6). Rejects if it may not. */
export const reloadOnce = async (address = window.location.href): Promise<never> => {
  if (!claimReload()) throw new Error('the document was loaded anew a moment ago');
  return leaveFor(address);
};

/**
 * If a chunk fails to load, after a deployment for example, loads a new document (behaviour/shell 6).
 *
 * @param address where the visitor is going.
 */
const reloadOnFailure = async <T>(load: () => Promise<T>, address: () => string): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    console.error('a part of the page could not be loaded', error);
    // Without a network a new document is the browser's own error page.
    if (!navigator.onLine) throw pageFailure('unavailable');
    return reloadOnce(address()).catch(() => {
      throw error;
    });
  }
};

/** Wraps the lazy routes with `reloadOnFailure`. */
export const guardChunks = (table: readonly RouteObject[], address: () => string): RouteObject[] =>
  table.map((route) => {
    const { lazy } = route;
    const guarded =
      typeof lazy === 'function'
        ? ({ ...route, lazy: () => reloadOnFailure(lazy, address) } as RouteObject)
        : route;
    return guarded.children ? { ...guarded, children: guardChunks(guarded.children, address) } : guarded;
  });
