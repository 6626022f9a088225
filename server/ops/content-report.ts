import type { ContentState } from '#server/cache/content-state.ts';
import type { ServedAge } from '#server/observability/oldest-served.ts';

/** How the content of all hosts is, for `/readyz?verbose`. */
export type ContentReport = ReturnType<typeof reportContent>;

/** Every host of the project table stands in it, one without content, too. */
export const reportContent = (
  hosts: readonly string[],
  states: readonly ContentState[],
  served: Iterable<ServedAge>,
) => {
  const servedAges = new Map([...served].map(({ host, resource, age }) => [`${host} ${resource}`, age]));
  return hosts.map((host) => ({
    host,
    content: states
      .filter((state) => state.host === host)
      .map(({ resource, age, standIns, missing }) => ({
        resource,
        // Seconds since the upstream gave it; of what has ids, of the oldest that was served lately.
        age: seconds(age ?? servedAges.get(`${host} ${resource}`)),
        standIns,
        missing,
      }))
      .toSorted((a, b) => (a.resource < b.resource ? -1 : 1)),
  }));
};

const seconds = (milliseconds: number | undefined): number | null =>
  milliseconds === undefined ? null : Math.round(milliseconds / 1_000);
