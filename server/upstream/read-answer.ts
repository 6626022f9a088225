import type * as v from 'valibot';
import { ReadingNotes, readWith, type Note } from './reading-notes.ts';

/** What became of an answer's body: what the schema makes of it, or why it cannot be read; never a value of it. */
export type Reading<T> =
  | { readonly answer: T; readonly notes: readonly Note[] }
  | { readonly unreadable: string };

/** The body is no JSON, or no text at all. */
export const noJson = 'malformed JSON';

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
export const readJson = <S extends v.GenericSchema>(schema: S, text: string): Reading<v.InferOutput<S>> => {
  let value: unknown;
  try {
    value = JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text);
  } catch {
    return { unreadable: noJson };
  }
  return readValue(schema, value);
};

/**
 * The text of a body; `null` where its bytes are no text: replacement characters would be kept and shown.
 *
 * @param charset as the answer declares it; one that nobody knows counts as UTF-8.
 */
export const textOf = (body: Uint8Array, charset: string): string | null => {
  try {
    return decoderOf(charset).decode(body);
  } catch {
    return null;
  }
};

const decoderOf = (charset: string): TextDecoder => {
  try {
    return new TextDecoder(charset, { fatal: true });
  } catch {
    return new TextDecoder('utf-8', { fatal: true });
  }
};
