import { describe, expect, test } from 'vitest';
import { demoProjects } from '../demo-project.ts';
import type { DemoProject } from '../demo-project.ts';
import { fillPlaceholders, placeholderValues } from './fill-placeholders.ts';

const project = (host: string): DemoProject => {
  const found = demoProjects.find((one) => one.host === host);
  if (!found) throw new Error(`No host ${host}`);
  return found;
};

describe('placeholders', () => {
  test('are filled wherever they stand, unknown ones stay', () => {
    expect(fillPlaceholders('{{a}} and {{a}}, {{b}}, {{toString}}', { a: '$&' })).toBe(
      '$& and $&, {{b}}, {{toString}}',
    );
  });

  test.each([
    ['help.atd-parts.de', 'Montag bis Freitag', 'Montag bis Freitag, 8:00–18:00 Uhr'],
    ['help.atd-parts.ch', 'Montag bis Freitag', 'Montag bis Freitag, 8.30–17.30 Uhr'],
    ['help.fr.atd-parts.be', 'du lundi au vendredi', 'du lundi au vendredi, 9h00–17h30'],
    ['help.atd-parts.lu', 'Montag bis Freitag', 'Montag bis Freitag, 9:00–17:00 Uhr'],
    ['help.atd-parts.ie', 'Monday to Friday', 'Monday to Friday, 9:00–17:30'],
    ['help.atd-parts.fi', 'maanantaista perjantaihin', 'maanantaista perjantaihin, klo 8.00–18.00'],
  ])('give the hours of %s', (host, days, expected) => {
    expect(placeholderValues(project(host), days).serviceHours).toBe(expected);
  });

  test('give prices, names and an address of the country', () => {
    expect(placeholderValues(project('help.fr.atd-parts.ch'), '')).toMatchObject({
      shop: 'ATD Parts',
      domain: 'atd-parts.ch',
      shippingCost: '9.90\u00a0CHF',
      returnAddress: 'ATD Parts, Chemin des Retours 1, 4133 Pratteln',
    });
  });
});
