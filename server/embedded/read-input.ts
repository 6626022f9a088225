import * as v from 'valibot';
import { invalid, unreadable, type Answer } from './call.ts';

export type Input<Output> =
  | { readonly ok: true; readonly value: Output }
  | { readonly ok: false; readonly answer: Answer };

/**
 * Parses what a caller sent. A field that is missing answers 400 without a body, a wrong one 422 with a message a
 * field; an input that is no object at all counts as missing.
 */
export const readInput = <Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): Input<v.InferOutput<Schema>> => {
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return { ok: true, value: parsed.output };
  const missing = parsed.issues.some((issue) => issue.received === 'undefined' || !issue.path);
  if (missing) return { ok: false, answer: unreadable };
  const errors = parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  return { ok: false, answer: invalid([...new Set(errors)]) };
};

const digits = /^\d{1,15}$/;

/** A whole number from `least` to `most` in a query, where everything is text. */
export const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.string(`must be a whole number from ${least} to ${most}`),
    v.regex(digits, `must be a whole number from ${least} to ${most}`),
    v.transform(Number),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  );

/** Ids in a query or a path. */
export const idParameter = wholeNumber(1, 2_147_483_647);

/** Ids in a JSON body: a number, or the same in digits, as forms send it. */
export const idField = v.union(
  [v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)), idParameter],
  'must be a positive whole number',
);

/** Text of one line. */
export const hasNoControls = v.check(
  (text: string) => !/\p{Cc}/u.test(text),
  'must have no control characters',
);

/** Text of several lines. */
export const hasNoControlsButBreaks = v.check(
  (text: string) => !/\p{Cc}/u.test(text.replaceAll(/[\n\r\t]/g, '')),
  'must have no control characters',
);
