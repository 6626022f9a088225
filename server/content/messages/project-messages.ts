import { LRUCache } from 'lru-cache';
import type { LocaleCode } from '#shared/projects/locales.ts';
import type { ProjectFacts } from '#shared/projects/project-table.ts';
import type { MessageTree } from '#shared/text/message-tree.ts';
import { blockDeadline, startDeadline } from '../deadline.ts';
import { createMessages, type TextsOfLocale, type Messages } from './messages.ts';
import type { ReadContext } from '../read-context.ts';
import { blockOr } from '../site.ts';

/** Versions that are kept for HTML that a CDN or a tab still has: some for each host. */
const keptVersions = 100;

/**
 * The messages of every project: its locale's, with the upstream's translations over them as far as these come in time.
 * Merged and hashed once per answer of the upstream, not once per page. Never rejects.
 */
export const createProjectMessages = (
  localeFiles: ReadonlyMap<LocaleCode, TextsOfLocale>,
  translationsOf: (project: ProjectFacts, context: ReadContext) => Promise<readonly MessageTree[]>,
) => {
  const merged = new WeakMap<readonly MessageTree[], Map<LocaleCode, Messages>>();
  const none: readonly MessageTree[] = [];
  const versions = new LRUCache<string, Messages>({ max: keptVersions });
  const present = async (project: ProjectFacts, context: ReadContext): Promise<Messages> => {
    const deadline = startDeadline(blockDeadline);
    const translations = await blockOr(translationsOf(project, context), none, deadline, context);
    const byLocale = merged.get(translations) ?? new Map<LocaleCode, Messages>();
    merged.set(translations, byLocale);
    const known = byLocale.get(project.locale);
    if (known) return known;
    const messages = createMessages(
      project.locale,
      localeFiles.get(project.locale) ?? new Map(),
      translations,
    );
    byLocale.set(project.locale, messages);
    versions.set(`${project.locale} ${messages.version}`, messages);
    return messages;
  };
  return {
    present,
    /** The messages of a version, current or older; undefined where they are no longer there. */
    ofVersion: (locale: LocaleCode, version: string): Messages | undefined =>
      versions.get(`${locale} ${version}`),
  };
};
