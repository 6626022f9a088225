import { expect, test } from 'vitest';
import { localeOfHost } from './locale-of-host.ts';
import { localeCodes } from './locales.ts';
import { builtInProjects } from './project-table.ts';

test.each([
  ['help.atd-parts.de', 'de'],
  ['help.atd-parts.co.uk', 'en'],
  ['help.atd-parts.dk', 'da'],
  ['help.atd-parts.gr', 'el'],
  ['help.atd-parts.cz', 'cs'],
  ['help.atd-parts.se', 'sv'],
  ['help.atd-parts.ee', 'et'],
  ['help.atd-parts.be', 'nl_BE'],
  ['help.fr.atd-parts.be', 'BE_fr'],
  ['help.atd-parts.ch', 'de_CH'],
  ['help.fr.atd-parts.ch', 'CH_fr'],
  ['help.atd-parts.ie', 'IE_en'],
  ['help.atd-parts.at', 'de_AT'],
  ['help.atd-parts.lu', 'de_LU'],
  ['help.atd-parts.si', 'si'],
  ['help.atd-parts.no', 'no'],
  ['help.atd-parts.com', undefined],
  // A language is no country: Ethiopia has no host.
  ['help.atd-parts.et', undefined],
])('%s speaks %s', (host, locale) => {
  expect(localeOfHost(host)).toBe(locale);
});

test('every built-in host speaks the locale of its row', () => {
  for (const project of builtInProjects) expect(localeOfHost(project.host)).toBe(project.locale);
});

test.each(localeCodes)('%s has a host of its own', (locale) => {
  expect(
    builtInProjects.filter((project) => project.skin === 'atd' && project.locale === locale),
  ).toHaveLength(1);
});
