import type { LocaleCode } from '#shared/projects/locales.ts';

/** Seconds (spec 9: 365 days). */
const lifetime = 365 * 24 * 60 * 60;

/** The cookie that remembers the chosen locale, as `document.cookie` takes it (spec 9: path /, sameSite lax). */
export const localeCookie = (locale: LocaleCode, protocol: string): string =>
  `locale=${locale}; Max-Age=${lifetime}; Path=/; SameSite=Lax${protocol === 'https:' ? '; Secure' : ''}`;
