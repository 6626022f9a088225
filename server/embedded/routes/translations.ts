import * as v from 'valibot';
import { isKeyPath, longestText } from '#shared/text/message-tree.ts';
import { invalid, notFound, overtaken, success, type Answer, type ProjectCall } from '../call.ts';
import { hasNoControlsButBreaks, readInput } from '../read-input.ts';
import type { PurgeSite } from '../purge-site.ts';
import { readUiKeys } from '../seed/ui-words.ts';
import type { ContentStore } from '../store/content-store.ts';
import type { TranslationsStore } from '../store/translations-store.ts';
import type { DemoProject } from '../demo-project.ts';
import type { Words } from '../words.ts';

interface Dependencies {
  readonly translations: TranslationsStore;
  readonly content: ContentStore;
  readonly wordsOf: (project: DemoProject) => Words;
  readonly purgeSite: PurgeSite;
}

/** Most texts of one call: more than an editor changes before saving. */
const mostTexts = 500;

/** Bytes that these take where each character takes three, with their keys; the site reads no more of them either. */
export const largestTexts = 8_000_000;

const Key = v.pipe(
  v.string(),
  v.maxLength(300, 'is too long for a key'),
  v.check(isKeyPath, 'must be a key such as header.menu'),
);
const Text = v.nullable(
  v.pipe(
    v.string('must be text, or null to take it back'),
    v.check((text) => text.trim() !== '', 'must not be empty'),
    v.maxLength(longestText, `must have at most ${longestText} characters`),
    hasNoControlsButBreaks,
  ),
);

const saveBody = v.object({
  texts: v.pipe(
    v.unknown(),
    // To `record` a list is keys with texts, too.
    v.check((texts) => !Array.isArray(texts), 'must be keys with texts'),
    v.record(Key, Text, 'must be keys with texts'),
    v.check((texts) => Object.keys(texts).length > 0, 'must name a text'),
    v.check((texts) => Object.keys(texts).length <= mostTexts, `must name at most ${mostTexts} texts`),
  ),
  /** What was kept when the editor began to write; of keys that are not named here the last one wins. */
  before: v.optional(v.record(Key, v.nullable(v.string('must be text, or null for none'))), {}),
});

const isBelow = (key: string, group: string): boolean => key.startsWith(`${group}.`);

/**
 * What is wrong with the keys: one that is a group of texts, or lies below a text, would be kept and never shown. A key
 * that no language has is right: so a text that is missing everywhere gets its words.
 */
const keyErrors = (texts: Readonly<Record<string, string | null>>): readonly string[] => {
  const written = Object.keys(texts).filter((key) => texts[key] !== null);
  const known = [...readUiKeys(), ...written];
  return written.flatMap((key) => {
    if (known.some((other) => isBelow(other, key))) return [`texts.${key}: is a group of texts`];
    const text = known.find((other) => isBelow(key, other));
    return text === undefined ? [] : [`texts.${key}: lies below the text ${text}`];
  });
};

/**
 * Keeps what an editor wrote for one host, and makes the site ask for the words of that host anew
 * (behaviour/upstream 9). Articles took the words that they name when they were seeded, so they are named as well.
 */
export const saveTranslations =
  ({ translations, content, wordsOf, purgeSite }: Dependencies) =>
  async ({ project, params, body }: ProjectCall): Promise<Answer> => {
    if (params.locale !== project.locale) return notFound;
    const input = readInput(saveBody, body);
    if (!input.ok) return input.answer;
    const errors = keyErrors(input.value.texts);
    if (errors.length > 0) return invalid(errors);
    const { texts, before } = input.value;
    const changed = Object.entries(before).flatMap(([key, words]) => {
      const now = translations.text(project, key);
      return now === words || now === texts[key] ? [] : [[key, now] as const];
    });
    if (changed.length > 0) return overtaken({ texts: Object.fromEntries(changed) });
    translations.save([project], texts);
    const { locale, host } = project;
    const articles = content
      .articlesNaming(locale, Object.keys(texts))
      .map(({ id, title }) => ({ id, title: wordsOf(project).text(title) }));
    return success({ locale, purged: await purgeSite([`words:${host}`]), articles });
  };
