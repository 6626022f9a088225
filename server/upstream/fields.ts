import * as v from 'valibot';
import { plainText } from './plain-text.ts';
import { readWith, type ReadingConfig, type ReadingNotes } from './read-answer.ts';

/**
 * How answers of the upstream are read (behaviour/upstream 17). A field that is missing or cannot be read costs that
 * field; an entry without what it is known by costs itself; a list that is too long is cut. What went is noted, so that
 * an operator learns of it.
 */

export const notesOf = (config: object): ReadingNotes | undefined => (config as ReadingConfig).notes;

/** What `fields` makes of these entries. */
export type Read<E extends v.ObjectEntries> = { -readonly [K in keyof E]: v.InferOutput<E[K]> };

/**
 * Text that an upstream or a visitor wrote: of any length, possibly hostile. Functions that take it are listed in
 * `tests/unit/foreign-text-functions.ts`, which checks that their cost is linear (behaviour/security 12).
 */
export type ForeignText = string & { readonly __foreign: true };

/** Longest name or title, longest description, in characters; an article's content has a limit of its own. */
const shortText = 300;
const longText = 1_000;

/** Trimmed, cut at `max` characters, without halves of characters, which make an address throw. The only mint of it. */
const textOf = (max: number): v.GenericSchema<unknown, ForeignText> =>
  v.pipe(
    v.string(),
    v.trim(),
    v.rawTransform(({ dataset: { value }, config }) => {
      if (value.length > max) notesOf(config)?.add('cut');
      return value.slice(0, max).toWellFormed() as ForeignText;
    }),
  );

/** `schema` of what `change` makes of a value: where several spellings of one thing are read, one is left. */
export const after = <S extends v.GenericSchema>(
  change: (value: unknown) => unknown,
  schema: S,
): v.GenericSchema<unknown, v.InferOutput<S>> => v.pipe(v.unknown(), v.transform(change), schema);

/** `schema`, or `fallback` where the value is missing or cannot be read; the loss is noted. */
export const withFallback = <S extends v.GenericSchema, F>(
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
export const RequiredText = v.pipe(textOf(shortText), v.regex(/[^\s\p{Default_Ignorable_Code_Point}]/u));
export const TextOrEmpty = withFallback(textOf(shortText), '' as ForeignText);
export const LongTextOrEmpty = withFallback(textOf(longText), '' as ForeignText);
/** Of a description, which many editors write as HTML, the words. */
export const DescriptionOrEmpty = v.pipe(
  LongTextOrEmpty,
  v.transform((html) => plainText(html) as ForeignText),
);
export const textOrEmpty = (max: number) => withFallback(textOf(max), '' as ForeignText);

/** Of what is noted elsewhere where it is missing or cannot be read. */
export const quietText = (max: number) =>
  v.fallback(v.nullish(textOf(max), '' as ForeignText), '' as ForeignText);
/** Of what may be missing and may mean something else where it is there: a row's number for a name, say. */
export const QuietText = quietText(shortText);

/** A BCP 47 tag such as `en` or `pt-BR`; empty: no other language than the page's. */
export const LanguageTagOrEmpty = withFallback(
  v.union([v.literal(''), v.pipe(textOf(35), v.regex(/^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i))]),
  '',
);

/** Digits sent as text are read like numbers, everywhere. */
const Digits = v.pipe(v.string(), v.trim(), v.regex(/^\d{1,15}$/), v.transform(Number));
export const WholeNumber = v.pipe(v.union([v.number(), Digits]), v.safeInteger(), v.minValue(0));
export const Id = v.pipe(WholeNumber, v.minValue(1));
/** Of no more digits than an address may have (`isNumericId`). */
export const PathId = v.pipe(Id, v.maxValue(999_999_999_999_999));

const Decimal = v.pipe(v.string(), v.trim(), v.regex(/^[+-]?\d{1,15}(\.\d{1,15})?$/), v.transform(Number));
/** An empty text is what some write for no number. */
const NoNumber = v.pipe(
  v.literal(''),
  v.transform(() => 0),
);
export const Weight = withFallback(v.pipe(v.union([v.number(), Decimal, NoNumber]), v.finite()), 0);

/** A word without its capitals and the space around it; anything else as it is. */
export const lowerCase = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim().toLowerCase() : value;

const yes = new Set<unknown>([true, 1, '1', 'true', 'yes']);
const no = new Set<unknown>([false, 0, '0', 'false', 'no', '']);
/** Yes or no, however it is written. */
export const Flag = after((value) => {
  const word = lowerCase(value);
  return yes.has(word) ? true : no.has(word) ? false : value;
}, v.boolean());

const addressOf = (...protocols: string[]) =>
  v.pipe(
    textOf(2_000),
    v.transform((text) => (text.startsWith('//') ? `https:${text}` : text)),
    v.check(
      (text) => protocols.includes(URL.parse(text)?.protocol ?? ''),
      'is no address that may be linked',
    ),
  );
/** An address that a page may link to: of the web, and nothing that a browser would run (behaviour/upstream 21). */
export const WebAddress = addressOf('http:', 'https:');
export const LinkOrEmpty = withFallback(v.union([v.literal(''), WebAddress]), '');
/** The same of a contact, which may also be an e-mail address or a telephone number. */
export const ContactAddress = addressOf('http:', 'https:', 'mailto:', 'tel:');
export const LocalPath = v.pipe(textOf(2_000), v.regex(/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/));
/** A picture: of the web, or a path of our own. */
export const ImageAddress = v.union([LocalPath, WebAddress]);

export const ImageOrEmpty = withFallback(v.union([v.literal(''), ImageAddress]), '');

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object, and no list, but for the one without entries: PHP writes an object without fields as `[]`. */
export const AnObject = after(
  (value) => (Array.isArray(value) && value.length === 0 ? {} : value),
  v.custom<Readonly<Record<string, unknown>>>(isRecord),
);

/** PHP writes a list whose numbers have gaps as an object; `null` for what is no list. */
export const listIn = (value: unknown): readonly unknown[] | null => {
  if (Array.isArray(value)) return value;
  if (!isRecord(value)) return null;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key)) ? Object.values(value) : null;
};

/**
 * An object read field by field; it cannot be read where one of its required fields cannot. These come first: what an entry
 * that goes had beside them is not noted.
 */
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

export const listOf = <S extends v.GenericSchema>(
  entry: S,
  max = maxEntries,
): v.GenericSchema<unknown, v.InferOutput<S>[]> =>
  v.pipe(
    after((value) => listIn(value) ?? value, v.array(v.unknown())),
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

export const listOrEmpty = <S extends v.GenericSchema>(entry: S) =>
  withFallback(listOf(entry), [] as v.InferOutput<S>[]);

/** Lists come bare, under `items` or under `data`; the specification does not show which. */
export const withItems = (answer: unknown): unknown => {
  if (Array.isArray(answer)) return { items: answer };
  if (!isRecord(answer) || listIn(answer['items'])) return answer;
  const { success, data } = answer;
  if (listIn(data)) return { ...answer, items: data };
  // That it was a success says that there is nothing; without it nothing was said.
  if (data === null && v.is(v.pipe(Flag, v.literal(true)), success)) return { ...answer, items: [] };
  return isRecord(data) && listIn(data['items']) ? { ...answer, ...data } : answer;
};

/**
 * An answer that is a list. Where a whole level is unreadable the answer is too: as an empty list it would
 * replace a good one, and turn its pages into 404s.
 *
 * @param levels the lists that the answer cannot do without.
 */
export const listAnswer = <E extends v.ObjectEntries>(
  entries: E,
  levels: readonly string[] = ['items'],
): v.GenericSchema<unknown, Read<E>> =>
  v.pipe(
    after(withItems, fields(entries)),
    v.rawCheck(({ dataset, config, addIssue }) => {
      if (dataset.typed && notesOf(config)?.lost(levels))
        addIssue({ message: 'has a list of which nothing can be read' });
    }),
  );

export const itemsOf = <S extends v.GenericSchema>(entry: S) => listAnswer({ items: listOf(entry) });

/** Of an answer without a list the part that holds what is wanted: under `items`, under `data`, or the answer itself. */
export const partWith = (
  answer: Readonly<Record<string, unknown>>,
  isWanted: (part: Readonly<Record<string, unknown>>) => boolean,
) => [answer['items'], answer['data'], answer].filter(isRecord).find(isWanted);

/** `items[].data` as one entry or as a list of them; what is not wrapped stands for itself. */
const unwrapped = (item: unknown): readonly unknown[] => {
  if (!isRecord(item) || item['data'] === undefined) return [item];
  const { data, ...around } = item;
  // What an item says of itself, its domain say, goes for what is in it.
  return (listIn(data) ?? [data]).map((each) => (isRecord(each) ? { ...around, ...each } : each));
};

/** `footer_links`, `banners` and `gdpr` wrap each entry once more: `items[].data` (behaviour/upstream 7). */
export const dataItemsOf = <S extends v.GenericSchema>(entry: S) =>
  after(
    (given) => {
      const answer = withItems(given);
      const items = isRecord(answer) ? listIn(answer['items']) : null;
      return items ? { items: items.flatMap(unwrapped).map((data) => ({ data })) } : answer;
    },
    itemsOf(fields({ data: entry })),
  );

/** A single thing: `data`, bare, or the only entry of a list. `bare`: it names nothing, as PHP's `[]` does. */
const withData = (answer: unknown): unknown => {
  if (Array.isArray(answer)) return withData({ data: answer });
  if (!isRecord(answer)) return answer;
  const isList = answer['data'] === undefined && listIn(answer['items']);
  const { success, data, bare, ...own }: typeof answer = isList
    ? { ...answer, data: answer['items'] }
    : answer;
  if (data === undefined && Object.keys(own).length > 0) return { success: success ?? true, data: own };
  const [first] = listIn(data) ?? [data];
  const isBare = bare || (first === undefined && success !== false);
  return { success: success ?? true, data: first ?? null, ...(isBare && { bare: true }) };
};

/** A single thing; `data: null`: it does not exist; `bare`: that was not said in the contract's form. */
export const one = <S extends v.GenericSchema>(data: S) =>
  after(
    withData,
    fields({ success: Flag, data: v.nullish(data), bare: withFallback(v.literal(true), false) }),
  );
