import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtInProjects } from '#shared/projects/project-table.ts';
import { localeCodes } from '#shared/projects/locales.ts';
import { createProjectRegistry, readProjects, localeOfHost } from './project-registry.ts';

const registry = createProjectRegistry(builtInProjects, 'http://127.0.0.1:3002');

test.each([
  ['help.atd-parts.fr', 'fr', 'https://help.atd-parts.fr'],
  ['HELP.ATD-PARTS.FR:443', 'fr', 'https://help.atd-parts.fr'],
  ['help.atd-parts.fr.', 'fr', 'https://help.atd-parts.fr'],
  ['help.fr.atd-parts.ch.localhost:3000', 'CH_fr', 'http://help.fr.atd-parts.ch.localhost:3000'],
  ['localhost:3000', 'de', 'http://localhost:3000'],
  ['help.pkw-parts.de', 'de', 'https://help.pkw-parts.de'],
])('%s is the project %s at %s', (header, locale, origin) => {
  const visit = registry.resolve(header);
  expect(visit?.project.locale).toBe(locale);
  expect(visit?.origin).toBe(origin);
});

test.each([
  undefined,
  '',
  'evil.example',
  'help.atd-parts.fr:99999999',
  'help.atd-parts.fr@evil',
  '127.0.0.1',
  '[::1]',
  'x.localhost',
  'localhost:65536',
  'help.atd-parts.fr.localhost:99999',
  'a'.repeat(3000),
])('%s is no project', (header) => {
  expect(registry.resolve(header)).toBeNull();
});

test('with a real upstream the development suffix is unknown', () => {
  const production = createProjectRegistry(builtInProjects, null);
  expect(production.resolve('help.atd-parts.fr.localhost:3000')).toBeNull();
  expect(production.resolve('localhost')).toBeNull();
});

test('in development links to other hosts keep suffix and port', () => {
  expect(registry.resolve('localhost:3000')?.originOf('help.atd-parts.it')).toBe(
    'http://help.atd-parts.it.localhost:3000',
  );
});

test('an unreadable projects file stops the start and names the variable', () => {
  expect(() => readProjects('/nowhere.json')).toThrow(/PROJECTS_FILE \/nowhere.json/);
});

/** What a projects file with these rows makes of the table. */
const readRows = (...rows: readonly object[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'projects-'));
  const file = join(folder, 'projects.json');
  const whole = rows.map((row) => ({ host: 'help.shop.de', domain: 'shop.de', skin: 'atd', ...row }));
  writeFileSync(file, JSON.stringify(whole));
  try {
    return readProjects(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
};
const readRow = (row: object) => readRows(row).at(-1);

test('a row of the projects file lists hosts with a port, and groups of hosts where only the policy reads them', () => {
  const hosts = {
    payHosts: ['pay.shop.de:8443'],
    imageHosts: ['*.cdn.shop.de'],
    analyticsHosts: ['*.stats.example', 'www.shop.de'],
  };
  expect(readRow(hosts)).toMatchObject({ host: 'help.shop.de', locale: 'de', ...hosts });
});

test.each([
  ['payHosts', 'pay.shop.de; script-src *'],
  ['payHosts', '*.shop.de'],
  ['imageHosts', "cdn.shop.de 'unsafe-inline'"],
  ['imageHosts', 'https://cdn.shop.de'],
  ['imageHosts', '*'],
  ['analyticsHosts', 'stats.example/path'],
  ['analyticsHosts', 'Stats.example'],
])('%s of the projects file with %j stop the start: they would change the policy', (list, entry) => {
  expect(() => readRow({ [list]: [entry] })).toThrow(new RegExp(`PROJECTS_FILE .*${list}.*takes host names`));
});

test('a field of the projects file that nothing reads stops the start, with its row', () => {
  expect(() => readRows({ host: 'help.shop.fr' }, { languge: 'de' })).toThrow(
    /^PROJECTS_FILE .*: row 2 \(help\.shop\.de\): languge: is no field of a row$/,
  );
  expect(() => readRow({ skin: 'red' })).toThrow(/: row 1 \(help\.shop\.de\): skin: /);
  expect(() => readRow({ host: undefined })).toThrow(/: row 1: host: /);
});

test('two rows of the projects file with one host stop the start: one of them would not count', () => {
  expect(() => readRows({}, { host: 'help.shop.fr' }, { skin: 'pkw' })).toThrow(
    /^PROJECTS_FILE .*: row 3 \(help\.shop\.de\): host: an earlier row has it too$/,
  );
});

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
