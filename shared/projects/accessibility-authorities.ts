import type { LocaleCode } from './locales.ts';

/**
 * Who watches over the accessibility of online shops in a country, by its own name; `null`: the law names nobody for
 * private shops, or we are not sure enough of the name to send people there (decision 0036).
 */
export const accessibilityAuthorities: Readonly<Record<LocaleCode, string | null>> = {
  de: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)',
  de_CH: null,
  CH_fr: null,
  de_AT: 'Sozialministeriumservice',
  de_LU: 'Office de la surveillance de l’accessibilité des produits et services (OSAPS)',
  bg: null,
  nl_BE: 'FOD Economie',
  BE_fr: 'SPF Économie',
  cs: 'Česká obchodní inspekce',
  da: null,
  et: 'Tarbijakaitse ja Tehnilise Järelevalve Amet',
  es: null,
  fi: 'Liikenne- ja viestintävirasto Traficom',
  fr: 'DGCCRF',
  en: null,
  el: null,
  hu: null,
  IE_en: 'Competition and Consumer Protection Commission (CCPC)',
  it: 'Agenzia per l’Italia Digitale (AgID)',
  lt: null,
  lv: 'Patērētāju tiesību aizsardzības centrs',
  nl: 'Autoriteit Consument & Markt (ACM)',
  no: 'Tilsynet for universell utforming av IKT (uutilsynet)',
  pl: null,
  pt: null,
  ro: null,
  sv: 'Post- och telestyrelsen (PTS)',
  si: null,
  sk: 'Slovenská obchodná inšpekcia',
};
