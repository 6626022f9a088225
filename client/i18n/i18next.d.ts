import type en from '#locales/en.json';

/** Keys are typed by the English file: a key that no locale has does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof en };
  }
}
