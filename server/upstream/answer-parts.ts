/**
 * A large answer on its way from one thread to another. Taking it over whole would hold the event loop: its lists become
 * numbers, and what stands in them comes in parts, each of which is quick to take over.
 */

/** Entries and the lists that they stand in. A list goes by a `bigint`, which no JSON holds. */
export type AnswerPart = readonly (readonly [list: bigint, entry: unknown])[];

/** About how much goes into one part, in characters of text; an entry counts as `entrySize`. */
const partSize = 250_000;
const entrySize = 100;

/** Sends `value` in parts, and returns what is left of it: the number of its list, or its fields. */
export const takeApart = (value: unknown, send: (part: AnswerPart) => void): unknown => {
  let lists = 0n;
  let part: [bigint, unknown][] = [];
  let size = 0;
  const flush = (): void => {
    if (part.length > 0) send(part);
    part = [];
    size = 0;
  };
  const add = (list: bigint, entry: unknown): void => {
    part.push([list, entry]);
    size += entrySize;
    if (size > partSize) flush();
  };
  const take = (each: unknown): unknown => {
    if (typeof each === 'string') size += each.length;
    if (typeof each !== 'object' || each === null) return each;
    if (!Array.isArray(each))
      return Object.fromEntries(Object.entries(each).map(([name, field]) => [name, take(field)]));
    const list = lists;
    lists += 1n;
    for (const entry of each) add(list, take(entry));
    return list;
  };
  const rest = take(value);
  flush();
  return rest;
};

/** Takes parts, in their order, and puts together what `takeApart` has left of a value; its objects are reused. */
export const createAssembly = () => {
  const lists = new Map<bigint, unknown[]>();
  const listOf = (number: bigint): unknown[] => {
    const list = lists.get(number) ?? [];
    lists.set(number, list);
    return list;
  };
  const restore = (value: unknown): unknown => {
    if (typeof value === 'bigint') return listOf(value);
    if (typeof value !== 'object' || value === null) return value;
    const fields = value as Record<string, unknown>;
    for (const name of Object.keys(fields)) fields[name] = restore(fields[name]);
    return fields;
  };
  return {
    add(part: AnswerPart): void {
      for (const [list, entry] of part) listOf(list).push(restore(entry));
    },
    restore,
  };
};
