import type { LocaleCode } from '#shared/projects/locales.ts';

const lifetime = 365 * 24 * 60 * 60;

/** As `document.cookie` takes it; 365 days (behaviour/languages 12). */
export const localeCookie = (locale: LocaleCode, protocol: string): string =>
  `locale=${locale}; Max-Age=${lifetime}; Path=/; SameSite=Lax${protocol === 'https:' ? '; Secure' : ''}`;
