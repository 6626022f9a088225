import * as v from 'valibot';

const Report = v.object({
  status: v.string(),
  hosts: v.array(
    v.object({
      host: v.string(),
      content: v.array(
        v.object({
          resource: v.string(),
          age: v.nullable(v.number()),
          standIns: v.number(),
          missing: v.boolean(),
        }),
      ),
    }),
  ),
});

/** What `/readyz?verbose` tells of one host. */
export interface ContentState {
  /** Seconds; of the oldest that every host has one of or that was served lately. */
  readonly oldest: number | null;
  readonly faults: readonly string[];
}

/** Older than any sweep leaves it: half an hour fresh, ten minutes to the next sweep, and a refresh that may fail once. */
const oldestGood = 3_600;

/** @param ops address of the operations port. Throws where it cannot be read. */
export const readContentStates = async (ops: URL): Promise<ReadonlyMap<string, ContentState>> => {
  const answer = await fetch(new URL('/readyz?verbose', ops), { signal: AbortSignal.timeout(15_000) });
  const { hosts } = v.parse(Report, await answer.json());
  return new Map(
    hosts.map(({ host, content }) => {
      const ages = content.flatMap(({ age }) => (age === null ? [] : [age]));
      const oldest = ages.length === 0 ? null : Math.max(...ages);
      const faults = content.flatMap(({ resource, age, standIns, missing }) => [
        ...(missing ? [`content: ${resource} could not be had`] : []),
        ...(standIns > 0 ? [`content: ${resource}: ${standIns} stand in for newer ones`] : []),
        ...(age !== null && age > oldestGood ? [`content: ${resource} is ${age} s old`] : []),
      ]);
      return [host, { oldest, faults: oldest === null ? ['content: none yet', ...faults] : faults }] as const;
    }),
  );
};
