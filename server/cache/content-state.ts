import { searchResource } from './cache-rules.ts';
import type { Entry } from './content-entry.ts';
import type { createContentLoads } from './content-loads.ts';

/** What is remembered of one resource of a host. */
export interface ContentState {
  readonly host: string;
  readonly resource: string;
  /** Milliseconds since the upstream gave it; `null` for a resource with ids, whose entries may be read by nobody. */
  readonly age: number | null;
  /** Stale entries that are shown because the last refresh failed or was doubted. */
  readonly standIns: number;
  /** Whether nothing is remembered and the last load failed; only for what a host has one of. */
  readonly missing: boolean;
}

/** The state of the content of every host, without searches and what does not exist. */
export const contentStates = (
  entries: Iterable<
    readonly [string, Pick<Entry, 'key' | 'value' | 'since' | 'freshUntil' | 'purged' | 'doubt'>]
  >,
  failures: ReturnType<typeof createContentLoads>['failures'],
): readonly ContentState[] => {
  const now = performance.now();
  const states = new Map<string, ContentState>();
  const remembered = new Set<string>();
  for (const [name, { key, value, since, freshUntil, purged, doubt }] of entries) {
    const { host, resource, id } = key;
    remembered.add(name);
    if (resource === searchResource || value === null) continue;
    const standsIn = (purged || now >= freshUntil) && (failures.has(name) || doubt !== null);
    const kind = `${host}|${resource}`;
    const standIns = (states.get(kind)?.standIns ?? 0) + Number(standsIn);
    states.set(kind, {
      host,
      resource,
      age: id === undefined ? now - since : null,
      standIns,
      missing: false,
    });
  }
  for (const [name, { key }] of failures.entries()) {
    const { host, resource, id } = key;
    if (id !== undefined || remembered.has(name)) continue;
    states.set(`${host}|${resource}`, { host, resource, age: null, standIns: 0, missing: true });
  }
  return [...states.values()];
};
