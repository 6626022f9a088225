/**
 * The country/language variants, one line each (behaviour/languages 1). Codes are the shop's own and no BCP 47: `si` is Slovene,
 * `BE_fr` French. Wherever a browser, a search engine or `Intl` reads a language, it reads `tag`.
 */
export interface LocaleFacts {
  /** BCP 47 tag: `lang`, `hreflang`, `Intl`. */
  readonly tag: string;
  /** ISO 3166 country, lower case. */
  readonly country: string;
  /** Member of the European Union. */
  readonly eu: boolean;
  /** Locale file whose words this one falls back on; `null` for the 22 languages themselves. */
  readonly base: LanguageCode | null;
  /** The language as the upstream calls it. */
  readonly backendCode: string;
  readonly currency: CurrencyCode;
  /** Own name of the country and of the language, as the language switch shows them. */
  readonly name: string;
  readonly langName: string;
  /** Host suffix of the shop's domain; its last label is the country's and says which locale a host speaks. */
  readonly suffix: string;
  /** Stands before the shop's name where another row has the same suffix: `fr.` marks the French-speaking variant. */
  readonly hostPrefix?: string;
}

export const languageCodes = [
  'bg', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'fi', 'fr', 'hu',
  'it', 'lt', 'lv', 'nl', 'no', 'pl', 'pt', 'ro', 'si', 'sk', 'sv',
] as const; // oxfmt-ignore
/** Locale codes that are a language of their own and so own a whole locale file. */
export type LanguageCode = (typeof languageCodes)[number];

export const currencyCodes = [
  'EUR', 'GBP', 'CHF', 'DKK', 'NOK', 'SEK', 'PLN', 'HUF', 'CZK', 'BGN', 'RON',
] as const; // oxfmt-ignore
export type CurrencyCode = (typeof currencyCodes)[number];

// oxfmt-ignore
export const locales = {
  de: { tag: 'de-DE', country: 'de', eu: true, base: null, backendCode: 'de', currency: 'EUR', name: 'Deutschland', langName: 'Deutsch', suffix: 'de' },
  de_CH: { tag: 'de-CH', country: 'ch', eu: false, base: 'de', backendCode: 'de', currency: 'CHF', name: 'Schweiz', langName: 'Deutsch', suffix: 'ch' },
  CH_fr: { tag: 'fr-CH', country: 'ch', eu: false, base: 'fr', backendCode: 'fr', currency: 'CHF', name: 'Suisse', langName: 'Français', suffix: 'ch', hostPrefix: 'fr' },
  de_AT: { tag: 'de-AT', country: 'at', eu: true, base: 'de', backendCode: 'de', currency: 'EUR', name: 'Österreich', langName: 'Deutsch', suffix: 'at' },
  de_LU: { tag: 'de-LU', country: 'lu', eu: true, base: 'de', backendCode: 'de', currency: 'EUR', name: 'Luxemburg', langName: 'Deutsch', suffix: 'lu' },
  bg: { tag: 'bg-BG', country: 'bg', eu: true, base: null, backendCode: 'bg', currency: 'BGN', name: 'България', langName: 'Български', suffix: 'bg' },
  nl_BE: { tag: 'nl-BE', country: 'be', eu: true, base: 'nl', backendCode: 'nl', currency: 'EUR', name: 'België', langName: 'Nederlands', suffix: 'be' },
  BE_fr: { tag: 'fr-BE', country: 'be', eu: true, base: 'fr', backendCode: 'fr', currency: 'EUR', name: 'Belgique', langName: 'Français', suffix: 'be', hostPrefix: 'fr' },
  cs: { tag: 'cs-CZ', country: 'cz', eu: true, base: null, backendCode: 'cs', currency: 'CZK', name: 'Česko', langName: 'Čeština', suffix: 'cz' },
  da: { tag: 'da-DK', country: 'dk', eu: true, base: null, backendCode: 'da', currency: 'DKK', name: 'Danmark', langName: 'Dansk', suffix: 'dk' },
  et: { tag: 'et-EE', country: 'ee', eu: true, base: null, backendCode: 'et', currency: 'EUR', name: 'Eesti', langName: 'Eesti', suffix: 'ee' },
  es: { tag: 'es-ES', country: 'es', eu: true, base: null, backendCode: 'es', currency: 'EUR', name: 'España', langName: 'Español', suffix: 'es' },
  fi: { tag: 'fi-FI', country: 'fi', eu: true, base: null, backendCode: 'fi', currency: 'EUR', name: 'Suomi', langName: 'Suomi', suffix: 'fi' },
  fr: { tag: 'fr-FR', country: 'fr', eu: true, base: null, backendCode: 'fr', currency: 'EUR', name: 'France', langName: 'Français', suffix: 'fr' },
  en: { tag: 'en-GB', country: 'gb', eu: false, base: null, backendCode: 'en', currency: 'GBP', name: 'United Kingdom', langName: 'English', suffix: 'co.uk' },
  el: { tag: 'el-GR', country: 'gr', eu: true, base: null, backendCode: 'el', currency: 'EUR', name: 'Ελλάδα', langName: 'Ελληνικά', suffix: 'gr' },
  hu: { tag: 'hu-HU', country: 'hu', eu: true, base: null, backendCode: 'hu', currency: 'HUF', name: 'Magyarország', langName: 'Magyar', suffix: 'hu' },
  IE_en: { tag: 'en-IE', country: 'ie', eu: true, base: 'en', backendCode: 'en', currency: 'EUR', name: 'Ireland', langName: 'English', suffix: 'ie' },
  it: { tag: 'it-IT', country: 'it', eu: true, base: null, backendCode: 'it', currency: 'EUR', name: 'Italia', langName: 'Italiano', suffix: 'it' },
  lt: { tag: 'lt-LT', country: 'lt', eu: true, base: null, backendCode: 'lt', currency: 'EUR', name: 'Lietuva', langName: 'Lietuvių', suffix: 'lt' },
  lv: { tag: 'lv-LV', country: 'lv', eu: true, base: null, backendCode: 'lv', currency: 'EUR', name: 'Latvija', langName: 'Latviešu', suffix: 'lv' },
  nl: { tag: 'nl-NL', country: 'nl', eu: true, base: null, backendCode: 'nl', currency: 'EUR', name: 'Nederland', langName: 'Nederlands', suffix: 'nl' },
  no: { tag: 'nb-NO', country: 'no', eu: false, base: null, backendCode: 'no', currency: 'NOK', name: 'Norge', langName: 'Norsk', suffix: 'no' },
  pl: { tag: 'pl-PL', country: 'pl', eu: true, base: null, backendCode: 'pl', currency: 'PLN', name: 'Polska', langName: 'Polski', suffix: 'pl' },
  pt: { tag: 'pt-PT', country: 'pt', eu: true, base: null, backendCode: 'pt', currency: 'EUR', name: 'Portugal', langName: 'Português', suffix: 'pt' },
  ro: { tag: 'ro-RO', country: 'ro', eu: true, base: null, backendCode: 'ro', currency: 'RON', name: 'România', langName: 'Română', suffix: 'ro' },
  sv: { tag: 'sv-SE', country: 'se', eu: true, base: null, backendCode: 'sv', currency: 'SEK', name: 'Sverige', langName: 'Svenska', suffix: 'se' },
  si: { tag: 'sl-SI', country: 'si', eu: true, base: null, backendCode: 'sl', currency: 'EUR', name: 'Slovenija', langName: 'Slovenščina', suffix: 'si' },
  sk: { tag: 'sk-SK', country: 'sk', eu: true, base: null, backendCode: 'sk', currency: 'EUR', name: 'Slovensko', langName: 'Slovenčina', suffix: 'sk' },
} as const satisfies Record<string, LocaleFacts>;

export type LocaleCode = keyof typeof locales;
export const localeCodes = Object.keys(locales) as LocaleCode[];

/** What a locale is called outside of the shop. */
export type LanguageTag = (typeof locales)[LocaleCode]['tag'];
export const languageTags = localeCodes.map((code) => locales[code].tag);

export const localeOfTag = (tag: string): LocaleCode | undefined =>
  localeCodes.find((code) => locales[code].tag === tag);

/** The language that a locale speaks; country variants have none of their own. */
export const languageOf = (locale: LocaleCode): LanguageCode =>
  locales[locale].base ?? (locale as LanguageCode);

/** Words that no other file has are taken from here (behaviour/languages 5). */
export const fallbackLocale = 'de' satisfies LocaleCode;
