import { locales, type LocaleCode } from '#shared/projects/locales.ts';

type Country = (typeof locales)[LocaleCode]['country'];

/** Where the customer service of a country looks at its clock (IANA names). */
const timeZones: Readonly<Record<Country, string>> = {
  de: 'Europe/Berlin',
  ch: 'Europe/Zurich',
  at: 'Europe/Vienna',
  lu: 'Europe/Luxembourg',
  bg: 'Europe/Sofia',
  be: 'Europe/Brussels',
  cz: 'Europe/Prague',
  dk: 'Europe/Copenhagen',
  ee: 'Europe/Tallinn',
  es: 'Europe/Madrid',
  fi: 'Europe/Helsinki',
  fr: 'Europe/Paris',
  gb: 'Europe/London',
  gr: 'Europe/Athens',
  hu: 'Europe/Budapest',
  ie: 'Europe/Dublin',
  it: 'Europe/Rome',
  lt: 'Europe/Vilnius',
  lv: 'Europe/Riga',
  nl: 'Europe/Amsterdam',
  no: 'Europe/Oslo',
  pl: 'Europe/Warsaw',
  pt: 'Europe/Lisbon',
  ro: 'Europe/Bucharest',
  se: 'Europe/Stockholm',
  si: 'Europe/Ljubljana',
  sk: 'Europe/Bratislava',
};

export const timeZoneOf = (locale: LocaleCode): string => timeZones[locales[locale].country];
