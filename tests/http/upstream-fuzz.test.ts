import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { builtInProjects } from '#shared/projects/project-table.ts';
import { createUpstream, resources, type ResourceName } from '#server/upstream/resources.ts';
import { ReadingNotes, readWith } from '#server/upstream/read-answer.ts';
import { createUpstreamClient } from '#server/upstream/upstream-client.ts';
import { startEmbedded } from '#tests/setup/start-embedded.ts';

/** What an upstream may put where something else belongs. */
const wrong = [null, false, 0, '', [], {}];
const project = builtInProjects.find(({ host }) => host === 'help.atd-parts.fr')!;

/** What reads that need to be told something are told. */
const asked: Partial<Record<ResourceName, readonly unknown[]>> = {
  topArticles: [8],
  article: [120201],
  search: [{ searchString: 'colis', page: 1, perPage: 10, preview: 0 }],
};
const reads = (Object.keys(resources) as ResourceName[]).filter((name) => resources[name].horizon !== null);

/** The raw answer of every resource that is kept, as the embedded content API gives it. */
const answers = await (async () => {
  const embedded = await startEmbedded();
  const raw = new Map<ResourceName, unknown>();
  let current: ResourceName = 'settings';
  const client = createUpstreamClient(embedded.url, { readInPart: () => {} });
  const upstream = createUpstream({
    ...client,
    call: async (call) => {
      raw.set(current, await client.call(call, v.unknown()));
      return null;
    },
  });
  for (const name of reads) {
    current = name;
    await (upstream[name] as (...all: unknown[]) => Promise<unknown>)(project, ...(asked[name] ?? []));
  }
  client.close();
  await embedded.close();
  return raw;
})();

type Path = readonly (string | number)[];

/** Every field of an answer; of a list its last entry stands for all, so that the others show what else is lost. */
const pathsOf = (value: unknown, path: Path = []): Path[] => {
  if (typeof value !== 'object' || value === null) return [path];
  const below = Array.isArray(value)
    ? value.slice(-1).flatMap((last, index) => pathsOf(last, [...path, value.length - 1 + index]))
    : Object.entries(value).flatMap(([key, each]) => pathsOf(each, [...path, key]));
  return path.length === 0 ? below : [path, ...below];
};

const withValue = (value: unknown, [step, ...rest]: Path, other: unknown): unknown => {
  if (step === undefined) return other;
  if (Array.isArray(value))
    return value.map((each, at) => (at === step ? withValue(each, rest, other) : each));
  const record = value as Record<string, unknown>;
  return { ...record, [step]: withValue(record[step as string], rest, other) };
};

const isOnlyEntry = (value: unknown): boolean =>
  (value as { readonly items?: readonly unknown[] }).items?.length === 1;

const isLeaf = (value: unknown, path: Path): boolean => {
  const at = path.reduce<unknown>((level, step) => (level as Record<string, unknown>)[step], value);
  return typeof at !== 'object';
};

const read = (name: ResourceName, raw: unknown) => {
  const notes = new ReadingNotes();
  const reading = readWith(resources[name].schema, raw, { notes });
  return { value: reading.success ? reading.output : undefined, notes: notes.all() };
};

/** Parts of what was read that are not there any more, or are others; an entry that went is one part. */
const lostParts = (before: unknown, after: unknown, path: Path = []): string[] => {
  if (Object.is(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) {
    if (after.length < before.length) {
      const kept = before
        .slice(0, after.length)
        .flatMap((each, at) => lostParts(each, after[at], [...path, at]));
      return [...kept, `${path.join('.')}[${before.length - after.length} fewer]`];
    }
    return before.flatMap((each, at) => lostParts(each, after[at], [...path, at]));
  }
  const areObjects = [before, after].every((one) => typeof one === 'object' && one !== null);
  if (!areObjects || Array.isArray(before) !== Array.isArray(after)) return [path.join('.')];
  return Object.entries(before as object).flatMap(([key, each]) =>
    lostParts(each, (after as Record<string, unknown>)[key], [...path, key]),
  );
};

describe.each(reads)('%s', (name) => {
  const raw = answers.get(name);
  const whole = read(name, raw).value;

  test('is read in full as it is', () => {
    expect(whole).toBeDefined();
    expect(read(name, raw).notes).toEqual([]);
  });

  test.each(pathsOf(raw).map((path) => ({ path, at: path.join('.') })))(
    'nothing but $at is lost with it',
    ({ path }) => {
      for (const value of wrong) {
        const { value: rest } = read(name, withValue(raw, path, value));
        const isList = path.length === 1;
        // A list that is none, or of which nothing is left, is no answer: what is remembered stands in.
        if (rest === undefined) expect(isList || isOnlyEntry(raw), JSON.stringify(value)).toBe(true);
        if (rest === undefined || isList || path[0] === 'success') continue;
        const lost = lostParts(whole, rest);
        // One entry or one field; what stood in an object is lost with the object.
        const around = path.slice(0, -1).join('.');
        const elsewhere = isLeaf(raw, path) ? lost : lost.filter((part) => !part.startsWith(around));
        expect(elsewhere.length, `${JSON.stringify(value)}: ${elsewhere.join(', ')}`).toBeLessThanOrEqual(1);
      }
    },
  );
});
