import type { LanguageCode } from '#shared/projects/locales.ts';

/** Articles of 2026-11-24, which answer what customers ask most. They are written language by language. */
const newest: ReadonlySet<string> = new Set([
  'how-to-order',
  'cash-on-delivery',
  'pay-later',
  'payment-apps',
  'parcel-lockers',
  'remote-places',
  'item-missing-in-box',
  'withdrawal',
  'garage-costs',
  'outside-complaints',
  'part-quality',
  'which-oil',
  'old-battery-and-oil',
  'app-problems',
  'electronic-invoice',
]);

/** Languages in which they are still to be written. A row goes once its files are there. */
export const stillToWrite: ReadonlySet<LanguageCode> = new Set<LanguageCode>([
  'bg',
  'cs',
  'da',
  'el',
  'et',
  'fi',
  'hu',
  'it',
  'lt',
  'lv',
  'nl',
  'no',
  'pl',
  'ro',
  'si',
  'sk',
  'sv',
]);

/** Whether a language has an article. What it does not have yet is on none of its pages: no language stands in for it. */
export const isWrittenIn = (language: LanguageCode, slug: string): boolean =>
  !(newest.has(slug) && stillToWrite.has(language));
