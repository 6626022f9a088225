import type { MessagePort } from 'node:worker_threads';
import type { RawAnswer } from '#server/cache/content-entry.ts';
import type { Weight } from '#server/cache/weight.ts';
import type { Note } from './read-answer.ts';

/** A large answer goes from thread to thread in parts, each quick to take over; lists in it become numbers. */

/** Entries and the lists that they stand in. A list goes by a `bigint`, which no JSON holds. */
export type AnswerPart = readonly (readonly [list: bigint, entry: unknown])[];

export interface ReadingTask {
  /** Its row in the table of resources, which has the schema. */
  readonly resource: string;
  readonly body: RawAnswer | Uint8Array<ArrayBuffer>;
  readonly charset: string;
  readonly replies: MessagePort;
}

/** The last is no part: it says what came of the reading. */
export type ReadingReply =
  | { readonly part: AnswerPart }
  | {
      /** What is left of the answer without its parts. */
      readonly rest: unknown;
      readonly notes: readonly Note[];
      readonly weight: Weight;
      /** Given back as it came, as text where it came in another charset than UTF-8. */
      readonly body: RawAnswer | Uint8Array<ArrayBuffer>;
    }
  | { readonly unreadable: string };

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
  const listOf = (number: bigint) => lists.getOrInsertComputed(number, (): unknown[] => []);
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
