import type { LocaleCode } from '#shared/projects/locales.ts';

/** Seconds (365 days, behaviour/languages 12). */
const lifetime = 365 * 24 * 60 * 60;

/** The cookie that remembers the chosen locale, as `document.cookie` takes it (behaviour/languages 12). */
export const localeCookie = (locale: LocaleCode, protocol: string): string =>
  `locale=${locale}; Max-Age=${lifetime}; Path=/; SameSite=Lax${protocol === 'https:' ? '; Secure' : ''}`;
