import { latePart } from '#client/page/late/late-part.tsx';

/** The cookie dialog, which shows only where script has found that no choice is stored. */
export const CookieConsent = latePart(async () => (await import('./cookie-consent.late.tsx')).CookieConsent);
