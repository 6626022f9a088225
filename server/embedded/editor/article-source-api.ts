import * as v from 'valibot';
import { ask, put, query, type Host } from './desk-api.ts';

export const Source = v.object({ title: v.string(), text: v.string(), isEdited: v.boolean() });
/** An article as it is written: a title, and Markdown with placeholders. */
export type Source = v.InferOutput<typeof Source>;
export type Words = Pick<Source, 'title' | 'text'>;

const SourceAnswer = v.object({ data: Source });
const Preview = v.object({ data: v.object({ title: v.string(), html: v.string() }) });
const Saved = v.object({ data: v.object({ purged: v.boolean() }) });

const addressOf = ({ scope }: Host, article: number, more = ''): string =>
  `/api/article_source/${article}${more}?${query(scope)}`;

export const readSource = async (host: Host, article: number): Promise<Source> =>
  (await ask(addressOf(host, article), SourceAnswer)).data;

/** The draft as the host would show it. Rejects with `Refused` for words that cannot be read. */
export const previewSource = async (host: Host, article: number, words: Words) =>
  (await ask(addressOf(host, article, '/preview'), Preview, { ...put(words), method: 'POST' })).data;

/**
 * Keeps the words for the language; `null` goes back to the shipped ones. Rejects as `previewSource` does, and where
 * others than `before` are kept now.
 */
export const saveSource = async (host: Host, article: number, words: Words | null, before: Words | null) =>
  (await ask(addressOf(host, article), Saved, put({ words, ...(before && { before }) }))).data;
