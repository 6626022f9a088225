import type { LocaleCode } from '#shared/projects/locales.ts';

/** Portugal has a public complaint book, in Spain it is our own form (behaviour/shell 19). */
const complaintBooks: Partial<Record<LocaleCode, 'link' | 'dialog'>> = { pt: 'link', es: 'dialog' };

/** How a visitor reaches the complaint book; `null` if there is none. Editors always see it (behaviour/editor 2). */
export const complaintBookOf = (locale: LocaleCode, adminView: boolean): 'link' | 'dialog' | null =>
  complaintBooks[locale] ?? (adminView ? 'dialog' : null);
