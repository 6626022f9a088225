import * as v from 'valibot';
import { formNames } from '#shared/help-api/forms.ts';
import { localeCodes } from '#shared/projects/locales.ts';
import { skinCodes } from '#shared/projects/skins.ts';
import {
  flattenMessages,
  isKeyPath,
  isMessageTree,
  longestText,
  type MessageTree,
} from '#shared/text/message-tree.ts';
import { textSources } from './edit-frame.ts';
import { hiddenStateNames } from './hidden-states.ts';

/** Carried by every message. A side that speaks another version is not understood, and so not obeyed. */
export const protocolVersion = 1;

/** Longest HTML of a draft, in characters: as long as the content of any article may be. */
const longestDraft = 300_000;

const version = v.literal(protocolVersion);
const key = v.pipe(v.string(), v.maxLength(300), v.check(isKeyPath));
const path = v.pipe(v.string(), v.startsWith('/'), v.maxLength(2_000));
const locale = v.picklist(localeCodes);
const skin = v.picklist(skinCodes);
const place = { version, skin, locale, path };

/** One text of the page that the frame shows, or a plural form beside one. */
export const PageText = v.strictObject({
  key,
  /** The words as they are written, with their placeholders. */
  text: v.pipe(v.string(), v.maxLength(longestText)),
  source: v.picklist(textSources),
  /** Where it is on the page, but not to be seen now (a closed dialog), or only read aloud, this is false. */
  shown: v.boolean(),
});
export type PageText = v.InferOutput<typeof PageText>;

/** What the site tells the frame around it (behaviour/editor 3). */
export const SiteMessage = v.variant('type', [
  /** Here I am; said again after every navigation, and answered by `acknowledge`. */
  v.strictObject({ ...place, type: v.literal('hello') }),
  /** The admin view is entered; edits are obeyed from now on. */
  v.strictObject({ ...place, type: v.literal('ready') }),
  /** The home page is there; said without being asked. */
  v.strictObject({ version, type: v.literal('loaded'), skin }),
  v.strictObject({
    version,
    type: v.literal('missing-keys'),
    locale,
    route: path,
    keys: v.pipe(v.array(key), v.maxLength(1_000)),
  }),
  v.strictObject({
    version,
    type: v.literal('page-texts'),
    locale,
    path,
    texts: v.pipe(v.array(PageText), v.maxLength(2_000)),
  }),
  /** The edit icon of a text was pressed. */
  v.strictObject({ version, type: v.literal('data-text-icon'), key }),
  v.strictObject({ version, type: v.literal('dialog-close'), dialog: v.pipe(v.string(), v.maxLength(200)) }),
  /** A form was pressed that sends something for a visitor; here nothing was sent. */
  v.strictObject({ version, type: v.literal('form-held'), form: v.picklist(formNames) }),
]);
export type SiteMessage = v.InferOutput<typeof SiteMessage>;

/** What the frame around it tells the site (behaviour/editor 4). */
export const ParentMessage = v.variant('type', [
  v.strictObject({ version, type: v.literal('acknowledge') }),
  v.strictObject({
    version,
    type: v.literal('text-replacements'),
    texts: v.custom<MessageTree>((value) => isMessageTree(value)),
  }),
  /** These were saved: they are missing no longer. */
  v.strictObject({
    version,
    type: v.literal('texts-saved'),
    keys: v.pipe(v.array(key), v.maxLength(2_000)),
  }),
  v.strictObject({ version, type: v.literal('select'), key }),
  /** `null`: back to the page as a visitor finds it. */
  v.strictObject({ version, type: v.literal('show-state'), name: v.nullable(v.picklist(hiddenStateNames)) }),
  v.strictObject({ version, type: v.literal('longest-language'), on: v.boolean() }),
  /** An article as it would read; its HTML is cleaned before it is shown. Empty HTML: back to the article as it is. */
  v.strictObject({
    version,
    type: v.literal('article-draft'),
    article: v.pipe(v.number(), v.integer(), v.minValue(1)),
    title: v.pipe(v.string(), v.maxLength(300)),
    html: v.pipe(v.string(), v.maxLength(longestDraft)),
  }),
]);
export type ParentMessage = v.InferOutput<typeof ParentMessage>;

/** The message in `data`, or `null` for whatever else it is. Never throws. */
export const readMessage = <Schema extends typeof SiteMessage | typeof ParentMessage>(
  schema: Schema,
  data: unknown,
): v.InferOutput<Schema> | null => {
  if (!isSmallPlainJson(data)) return null;
  const message = v.safeParse(schema, data);
  return message.success ? message.output : null;
};

/**
 * Replacements from a parent that does not speak our protocol: nested keys to strings and nothing else, as the specification
 * says. `null` for whatever else it is, and where no leaf is a text that this site knows. Never throws.
 */
export const readPlainTexts = (
  data: unknown,
  isKnown: (key: string) => boolean,
): Extract<ParentMessage, { type: 'text-replacements' }> | null => {
  if (!isSmallPlainJson(data) || !isMessageTree(data)) return null;
  const knowsOne = [...flattenMessages(data).keys()].some(isKnown);
  return knowsOne ? { version: protocolVersion, type: 'text-replacements', texts: data } : null;
};

/** What a message may hold: more than any real one does, so that a wrong one costs little and never fills memory. */
const mostValues = 20_000;
const mostCharacters = 500_000;
const deepest = 10;

/**
 * Whether `data` is plain JSON within the limits. Looks at values before any schema does and stops at the first excess:
 * structured cloning also carries maps, buffers, cycles and keys called `__proto__`.
 */
export const isSmallPlainJson = (data: unknown): boolean => {
  const left = { values: mostValues, characters: mostCharacters };
  const fits = (value: unknown, depth: number): boolean => {
    left.values -= 1;
    if (left.values < 0 || depth > deepest) return false;
    if (typeof value === 'string') return (left.characters -= value.length) >= 0;
    if (value === null || typeof value === 'boolean') return true;
    if (typeof value === 'number') return Number.isFinite(value);
    if (typeof value !== 'object') return false;
    // `every` would walk past a hundred million holes without counting them.
    if (Array.isArray(value))
      return value.length <= left.values && Array.from(value).every((each) => fits(each, depth + 1));
    if (Object.getPrototypeOf(value) !== Object.prototype) return false;
    return Object.keys(value).every(
      (key) =>
        key !== '__proto__' &&
        (left.characters -= key.length) >= 0 &&
        fits((value as Record<string, unknown>)[key], depth + 1),
    );
  };
  return fits(data, 1);
};

/** Lets through `burst` messages at once, `perSecond` in the long run. @param now of a clock that only goes on. */
export const createRateGate = (burst: number, perSecond: number) => {
  let tokens = burst;
  let last: number | undefined;
  return (now: number): boolean => {
    tokens = Math.min(burst, tokens + ((now - (last ?? now)) / 1000) * perSecond);
    last = now;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
};
