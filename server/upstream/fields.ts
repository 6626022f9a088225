import * as v from 'valibot';
import type { ForeignText } from '#shared/text/foreign-text.ts';

export const Id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(1),
);
const mint = v.transform((text: string) => text as ForeignText);
const Text = v.pipe(v.string(), v.trim(), mint);
export const RequiredText = v.pipe(v.string(), v.trim(), v.minLength(1), mint);
export const TextOrEmpty = v.optional(
  v.pipe(
    v.nullable(Text),
    v.transform((text) => text ?? ('' as ForeignText)),
  ),
  null,
);

/** Entries of a list that could not be read, and what was wrong with the first of them; by the list that was read. */
interface Dropped {
  readonly count: number;
  /** Path of the field, such as `title`: never its value. */
  readonly field: string;
}
const droppedOf = new WeakMap<object, Dropped>();

/** A malformed entry costs only itself (behaviour/upstream 17); `readingsOf` tells how many went. */
export const listOf = <S extends v.GenericSchema<unknown, object>>(entry: S) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((entries): v.InferOutput<S>[] => {
      const readings = entries.map((each) => v.safeParse(entry, each));
      const list = readings.flatMap((reading) => (reading.success ? [reading.output] : []));
      const failed = readings.filter((reading) => !reading.success);
      const [first] = failed;
      if (first)
        droppedOf.set(list, { count: failed.length, field: v.getDotPath(first.issues[0]) ?? 'entry' });
      return list;
    }),
  );

/** How the lists of one level of an answer were read, all of them together: `items.children` is every sub-category. */
export interface Reading {
  readonly level: string;
  readonly kept: number;
  readonly dropped: number;
  /** What was wrong with the first entry that went; empty where none did. */
  readonly field: string;
}

/** Every level of lists in what `listOf` has read, outermost first. */
export const readingsOf = (answer: unknown): readonly Reading[] => {
  const levels = new Map<string, Reading>();
  const visit = (value: unknown, level: string): void => {
    if (Array.isArray(value)) {
      const before = levels.get(level);
      const { count = 0, field = '' } = droppedOf.get(value) ?? {};
      levels.set(level, {
        level,
        kept: (before?.kept ?? 0) + value.length,
        dropped: (before?.dropped ?? 0) + count,
        field: before?.field || field,
      });
      for (const entry of value) visit(entry, level);
    } else if (typeof value === 'object' && value !== null)
      for (const [key, below] of Object.entries(value)) visit(below, level === '' ? key : `${level}.${key}`);
  };
  visit(answer, '');
  return [...levels.values()];
};

/**
 * A list answer of which a whole level cannot be read is no answer: as an empty one it would take the place of a good
 * one, and every page of it would be a 404.
 */
export const listAnswer = <E extends v.ObjectEntries>(entries: E) =>
  v.pipe(
    v.object(entries),
    v.check(
      (answer) => readingsOf(answer).every(({ kept, dropped }) => kept > 0 || dropped === 0),
      'has a list of which nothing can be read',
    ),
  );
/** A single thing; `data: null` says that it does not exist. */
export const one = <S extends v.GenericSchema>(data: S) =>
  v.object({ success: v.boolean(), data: v.nullish(data) });
