import { LRUCache } from 'lru-cache';
import type { LocaleCode } from '#shared/projects/locales.ts';
import type { ProjectFacts } from '#shared/projects/project-table.ts';
import type { WordTree } from '#shared/text/word-tree.ts';
import { blockDeadline, startDeadline } from '../deadline.ts';
import { createWords, type TextsOfLocale, type Words } from './words.ts';
import type { ReadContext } from '../read-context.ts';
import { blockOr } from '../site.ts';

/** Versions that are kept for HTML that a CDN or a tab still has: some for each host. */
const keptVersions = 100;

/**
 * The words of every project: its locale's, with the upstream's translations over them as far as these come in time.
 * Merged and hashed once per answer of the upstream, not once per page. Never rejects.
 */
export const createProjectWords = (
  localeFiles: ReadonlyMap<LocaleCode, TextsOfLocale>,
  translationsOf: (project: ProjectFacts, context: ReadContext) => Promise<readonly WordTree[]>,
) => {
  const merged = new WeakMap<readonly WordTree[], Map<LocaleCode, Words>>();
  const none: readonly WordTree[] = [];
  const versions = new LRUCache<string, Words>({ max: keptVersions });
  const present = async (project: ProjectFacts, context: ReadContext): Promise<Words> => {
    const deadline = startDeadline(blockDeadline);
    const translations = await blockOr(translationsOf(project, context), none, deadline, context);
    const byLocale = merged.get(translations) ?? new Map<LocaleCode, Words>();
    merged.set(translations, byLocale);
    const known = byLocale.get(project.locale);
    if (known) return known;
    const words = createWords(project.locale, localeFiles.get(project.locale) ?? new Map(), translations);
    byLocale.set(project.locale, words);
    versions.set(`${project.locale} ${words.version}`, words);
    return words;
  };
  return {
    present,
    /** Those of a version, present or not; undefined where they are not kept. */
    ofVersion: (locale: LocaleCode, version: string): Words | undefined =>
      versions.get(`${locale} ${version}`),
  };
};
