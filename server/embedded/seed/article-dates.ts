import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { LanguageCode } from '#shared/projects/locales.ts';
import { sourceLanguage } from '../content/tree.ts';
import { parseArticle, type ArticleSource } from './read-content.ts';

/** When each section of the source language's articles was changed, by slug and a hash of its words. */
const dates = v.parse(
  v.record(v.string(), v.record(v.string(), v.pipe(v.string(), v.isoDate()))),
  JSON.parse(readFileSync(new URL('../content/section-dates.json', import.meta.url), 'utf8')),
);

export interface DatedSection {
  /** Its heading; what stands before the first one has none. */
  readonly title: string;
  /** ISO 8601. */
  readonly changed: string;
}

/** The sections of an article's file, each with the day of its last change: that of the file where its words are new. */
export const datedSections = (
  slug: string,
  { body, changed }: Pick<ArticleSource, 'body' | 'changed'>,
): readonly DatedSection[] =>
  body
    .split(/^(?=#{2,3} )/m)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => ({
      title:
        /^#+ (.+)/
          .exec(text)?.[1]
          ?.replaceAll(/\{\{[^}]*\}\}/g, '')
          .trim() ?? '',
      changed: dates[slug]?.[hashOf(text)] ?? changed ?? '',
    }));

/** What is kept of an article's days; `undefined` where its file cannot be read. */
export const datesRow = (language: LanguageCode, slug: string, file: string) => {
  const source = parseArticle(file);
  if (!source) return undefined;
  const sections = language === sourceLanguage ? datedSections(slug, source) : [];
  const { reviewed = null, changed = null } = source;
  return { reviewed, changed, sections: JSON.stringify(sections) };
};

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);
