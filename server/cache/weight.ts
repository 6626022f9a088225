import { createHash } from 'node:crypto';

export interface Weight {
  /** Hash of its JSON: whether a refresh brought anything new. */
  readonly hash: string;
  readonly bytes: number;
}

/**
 * What a value takes in memory, in bytes. Measured with `--expose-gc`: heap after 300 answers of the embedded content
 * API, German and Bulgarian, per character of their JSON: articles 2.1 to 2.8, results 2.0 to 2.1, trees 2.1 to 2.3
 * (pointers, hidden classes, two bytes a letter where not all are Latin).
 */
const bytesPerCharacter = 3;
/**
 * Of an entry beside its value: name, key, hash, and its places in the containers. Measured the same way over 1,500
 * entries: what does not exist takes 1,000 to 1,900, a search 1,300 beside three bytes a character.
 */
const entryOverhead = 1_500;

/** Weights of values that were weighed elsewhere. */
const known = new WeakMap<object, Weight>();

/** Writes the whole value as JSON, which takes 10 ms a megabyte; at once where its weight is known. */
export const weigh = (value: unknown): Weight => {
  const weight = isObject(value) ? known.get(value) : undefined;
  if (weight) return weight;
  const json = JSON.stringify(value ?? null);
  return {
    hash: createHash('sha1').update(json).digest('base64'),
    bytes: json.length * bytesPerCharacter + entryOverhead,
  };
};

/** Stores the weight that a worker thread measured, so that the event loop does not. */
export const setWeight = (value: unknown, weight: Weight): void => {
  if (isObject(value)) known.set(value, weight);
};

/** Gives `made`, which is derived from `source` alone, the weight of `source`. */
export const weighAs = <T>(source: object, made: T): T => {
  const weight = known.get(source);
  if (weight) setWeight(made, weight);
  return made;
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
