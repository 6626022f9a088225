import type { LocaleCode } from '#shared/projects/locales.ts';

/**
 * Where the law asks for a complaint book: Portugal has a public one, Spain's is our own form (behaviour/shell 19). A
 * French page of another country is none of both: language and country both have to match, as they do in these two
 * locales alone.
 */
const complaintBooks: Partial<Record<LocaleCode, 'link' | 'dialog'>> = { pt: 'link', es: 'dialog' };

/** How a visitor reaches the complaint book; `null`: not at all. Editors see it everywhere (behaviour/editor 2). */
export const complaintBookOf = (locale: LocaleCode, adminView: boolean): 'link' | 'dialog' | null =>
  complaintBooks[locale] ?? (adminView ? 'dialog' : null);
