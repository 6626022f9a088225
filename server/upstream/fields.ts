import * as v from 'valibot';
import type { ForeignText } from '#shared/text/foreign-text.ts';
import { readWith, type ReadingConfig, type ReadingNotes } from './reading-notes.ts';

/**
 * How answers of the upstream are read (behaviour/upstream 17). A field that is missing or cannot be read costs that
 * field; an entry without what it is known by costs itself; a list that is too long is cut. What went is noted, so that
 * an operator learns of it.
 */

const notesOf = (config: object): ReadingNotes | undefined => (config as ReadingConfig).notes;

/** What `fields` makes of these entries. */
export type Read<E extends v.ObjectEntries> = { -readonly [K in keyof E]: v.InferOutput<E[K]> };

/** Longest name or title, longest description, in characters; an article's content has a limit of its own. */
export const shortText = 300;
export const longText = 1_000;

/**
 * A text without space around it, cut where it is longer than `max` characters, and without halves of characters: these make
 * an address throw. Only here foreign text is minted.
 */
const textOf = (max: number): v.GenericSchema<unknown, ForeignText> =>
  v.pipe(
    v.string(),
    v.trim(),
    v.rawTransform(({ dataset: { value }, config }) => {
      if (value.length > max) notesOf(config)?.add('cut');
      return value.slice(0, max).toWellFormed() as ForeignText;
    }),
  );

/** `schema`, or `fallback` where there is nothing or nothing that can be read. */
export const or = <S extends v.GenericSchema, F>(
  schema: S,
  fallback: F,
): v.GenericSchema<unknown, v.InferOutput<S> | F> =>
  v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset: { value }, config }): v.InferOutput<S> | F => {
      if (value === undefined || value === null) return fallback;
      const reading = readWith(schema, value, config);
      if (reading.success) return reading.output;
      notesOf(config)?.add('field');
      return fallback;
    }),
  );

/** What an entry is known or shown by: without it there is no entry. */
export const RequiredText = v.pipe(textOf(shortText), v.minLength(1));
export const TextOrEmpty = or(textOf(shortText), '' as ForeignText);
export const LongTextOrEmpty = or(textOf(longText), '' as ForeignText);
/** @param max in characters. */
export const textOrEmpty = (max: number) => or(textOf(max), '' as ForeignText);

/** A BCP 47 tag such as `en` or `pt-BR`; empty: no other language than the page's. */
export const LanguageTagOrEmpty = or(
  v.union([v.literal(''), v.pipe(textOf(35), v.regex(/^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i))]),
  '',
);

/** Digits sent as text are read like numbers, everywhere. */
export const Digits = v.pipe(v.string(), v.trim(), v.regex(/^\d{1,15}$/), v.transform(Number));
export const WholeNumber = v.pipe(v.union([v.number(), Digits]), v.safeInteger(), v.minValue(0));
export const Id = v.pipe(WholeNumber, v.minValue(1));

const Decimal = v.pipe(v.string(), v.trim(), v.regex(/^[+-]?\d{1,15}(\.\d{1,15})?$/), v.transform(Number));
export const Weight = or(v.pipe(v.union([v.number(), Decimal]), v.finite()), 0);

/** Yes or no, however it is written. */
export const Flag = v.union([
  v.boolean(),
  v.pipe(
    v.picklist([1, '1', 'true']),
    v.transform(() => true),
  ),
  v.pipe(
    v.picklist([0, '0', 'false', '']),
    v.transform(() => false),
  ),
]);

const addressOf = (...protocols: string[]) =>
  v.pipe(
    textOf(2_000),
    v.check(
      (text) => protocols.includes(URL.parse(text)?.protocol ?? ''),
      'is no address that may be linked',
    ),
  );
/** An address that a page may link to: of the web, and nothing that a browser would run (behaviour/upstream 21). */
export const WebAddress = addressOf('http:', 'https:');
export const LinkOrEmpty = or(v.union([v.literal(''), WebAddress]), '');
/** The same of a contact, which may also be an e-mail address or a telephone number. */
export const ContactAddress = addressOf('http:', 'https:', 'mailto:', 'tel:');
/** A picture: of the web, or a path of our own. */
export const ImageAddress = v.union([
  v.pipe(textOf(2_000), v.regex(/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/)),
  WebAddress,
]);

export const ImageOrEmpty = or(v.union([v.literal(''), ImageAddress]), '');

/** An object, and no list. */
export const AnObject = v.pipe(
  v.looseObject({}),
  v.check((value) => !Array.isArray(value)),
);

/** An object read field by field; it cannot be read where one of its required fields cannot. */
export const fields = <E extends v.ObjectEntries>(entries: E): v.GenericSchema<unknown, Read<E>> =>
  v.pipe(
    AnObject,
    v.rawTransform(({ dataset, config, addIssue, NEVER }): Read<E> => {
      const notes = notesOf(config);
      const read: Record<string, unknown> = {};
      for (const [name, schema] of Object.entries(entries)) {
        notes?.enter(name);
        const reading = readWith(schema, (dataset.value as Record<string, unknown>)[name], config);
        notes?.leave();
        if (!reading.success) {
          const below = reading.issue;
          addIssue({ message: below.kind === 'transformation' ? `${name}.${below.message}` : name });
          return NEVER;
        }
        read[name] = reading.output;
      }
      return read as Read<E>;
    }),
  );

/** Longest list but for the articles of a tree: entries of one level of an answer, all its lists together. */
const maxEntries = 1_000;

/** A list without the entries that cannot be read. */
export const listOf = <S extends v.GenericSchema>(
  entry: S,
  max = maxEntries,
): v.GenericSchema<unknown, v.InferOutput<S>[]> =>
  v.pipe(
    v.array(v.unknown()),
    v.rawTransform(({ dataset: { value }, config }): v.InferOutput<S>[] => {
      const notes = notesOf(config);
      const room = Math.max(0, max - (notes?.keptOf() ?? 0));
      if (value.length > room) notes?.add('cut', value.length - room);
      const list: v.InferOutput<S>[] = [];
      for (const each of value.slice(0, room)) {
        const reading = readWith(entry, each, config);
        if (reading.success) list.push(reading.output);
        else notes?.add('entry', 1, reading.issue.kind === 'transformation' ? reading.issue.message : '');
      }
      notes?.keep(list.length);
      return list;
    }),
  );

/** A list that an entry can do without. */
export const listOrEmpty = <S extends v.GenericSchema>(entry: S, max = maxEntries) =>
  or(listOf(entry, max), [] as v.InferOutput<S>[]);

/**
 * An answer that is a list. One of which a whole level cannot be read is no answer: as an empty one it would take the
 * place of a good one, and every page of it would be a 404.
 *
 * @param levels the lists that the answer cannot do without.
 */
export const listAnswer = <E extends v.ObjectEntries>(
  entries: E,
  levels: readonly string[] = ['items'],
): v.GenericSchema<unknown, Read<E>> =>
  v.pipe(
    fields(entries),
    v.rawCheck(({ dataset, config, addIssue }) => {
      if (dataset.typed && notesOf(config)?.lost(levels))
        addIssue({ message: 'has a list of which nothing can be read' });
    }),
  );

export const itemsOf = <S extends v.GenericSchema>(entry: S) => listAnswer({ items: listOf(entry) });
/** `footer_links`, `banners` and `gdpr` wrap each entry once more: `items[].data` (behaviour/upstream 7). */
export const dataItemsOf = <S extends v.GenericSchema>(entry: S) => itemsOf(fields({ data: entry }));

/** A single thing; `data: null` says that it does not exist. */
export const one = <S extends v.GenericSchema>(data: S) => fields({ success: Flag, data: v.nullish(data) });
