import type * as v from 'valibot';
import { ReadingNotes, readWith, type Note } from './reading-notes.ts';

/** What became of an answer's body: what the schema makes of it, or why it cannot be read; never a value of it. */
export type Reading<T> =
  | { readonly answer: T; readonly notes: readonly Note[] }
  | { readonly unreadable: string };

/** Reads a value by a schema. */
export const readValue = <S extends v.GenericSchema>(
  schema: S,
  value: unknown,
): Reading<v.InferOutput<S>> => {
  const notes = new ReadingNotes();
  const parsed = readWith(schema, value, { notes });
  if (parsed.success) return { answer: parsed.output, notes: notes.all() };
  return { unreadable: parsed.issue.kind === 'schema' ? 'body' : parsed.issue.message };
};

/** Reads JSON by a schema; a byte order mark before it is passed over. */
export const readJson = <S extends v.GenericSchema>(
  schema: S,
  body: string | Buffer,
): Reading<v.InferOutput<S>> | 'malformed JSON' => {
  const text = body.toString();
  let value: unknown;
  try {
    value = JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text);
  } catch {
    return 'malformed JSON';
  }
  return readValue(schema, value);
};
