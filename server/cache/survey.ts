import { failureBackoff, searchResource } from './cache-rules.ts';

/** What is remembered of one resource of a host. */
export interface Standing {
  readonly host: string;
  readonly resource: string;
  /** Milliseconds since the upstream gave it; `null` for a resource with ids: what nobody reads may grow old. */
  readonly age: number | null;
  /** Entries past their freshness that stand in, for the last try to have a newer one failed. */
  readonly standIns: number;
  /** Whether nothing is remembered, for the last try failed. Only of what a host has one of. */
  readonly missing: boolean;
}

interface Remembered {
  readonly key: { readonly host: string; readonly resource: string; readonly id?: string | number };
  /** `null`: it does not exist. */
  readonly value: unknown;
  /** On the clock of `performance.now()`. */
  readonly since: number;
  readonly freshUntil: number;
  readonly purged: boolean;
}

/**
 * How the content of every host is; searches and what does not exist are left out.
 *
 * @param entries by name: host, resource and id.
 * @param failures by name: when it may be asked for again after its last failure, on the clock of `performance.now()`.
 */
export const survey = (
  entries: Iterable<readonly [string, Remembered]>,
  failures: ReadonlyMap<string, number>,
): readonly Standing[] => {
  const now = performance.now();
  const standings = new Map<string, Standing>();
  const rest = new Map(failures);
  for (const [name, { key, value, since, freshUntil, purged }] of entries) {
    const { host, resource, id } = key;
    const failedAt = (rest.get(name) ?? 0) - failureBackoff;
    rest.delete(name);
    if (resource === searchResource || value === null) continue;
    const standsIn = (purged || now >= freshUntil) && failedAt > since;
    const kind = `${host}|${resource}`;
    const before = standings.get(kind)?.standIns ?? 0;
    const age = id === undefined ? now - since : null;
    standings.set(kind, { host, resource, age, standIns: before + Number(standsIn), missing: false });
  }
  for (const name of rest.keys()) {
    const [host = '', resource = '', id] = name.split('|');
    if (id === '')
      standings.set(`${host}|${resource}`, { host, resource, age: null, standIns: 0, missing: true });
  }
  return [...standings.values()];
};
