import { describe, expect, test } from 'vitest';
import { demoProjects, type DemoProject } from '../demo-project.ts';
import { fillPlaceholders, placeholderValues } from './fill-placeholders.ts';

const project = (host: string): DemoProject => {
  const found = demoProjects.find((one) => one.host === host);
  if (!found) throw new Error(`No host ${host}`);
  return found;
};

const noHours = { alone: '', sentence: '' };

describe('placeholders', () => {
  test('are filled wherever they stand, unknown ones stay', () => {
    expect(fillPlaceholders('{{a}} and {{a}}, {{b}}, {{toString}}', { a: '$&' })).toBe(
      '$& and $&, {{b}}, {{toString}}',
    );
  });

  test.each([
    ['help.atd-parts.de', '8:00–18:00'],
    ['help.atd-parts.ch', '8.30–17.30'],
    ['help.fr.atd-parts.be', '9\u00a0h–17\u00a0h\u00a030'],
    ['help.atd-parts.lu', '9:00–17:00'],
    ['help.atd-parts.ie', '9am–5.30pm'],
    ['help.atd-parts.co.uk', '8am–6pm'],
    ['help.atd-parts.pt', '8h00–18h00'],
    ['help.atd-parts.fi', '8.00–18.00'],
  ])('give the hours of %s', (host, expected) => {
    const values = placeholderValues(project(host), {
      alone: 'mo–fr, {{from}}–{{to}}',
      sentence: 'from {{from}} to {{to}}',
    });
    expect(values.serviceHours).toBe(`mo–fr, ${expected}`);
    expect(values.ServiceHours).toBe(`Mo–fr, ${expected}`);
    expect(values.serviceHoursSentence).toBe(`from ${expected.replace('–', ' to ')}`);
  });

  test.each([
    ['help.atd-parts.de', '5\u2060–\u20607'],
    ['help.atd-parts.no', '7\u2060–\u206010'],
    ['help.fr.atd-parts.ch', '5\u00a0à\u00a07'],
    ['help.atd-parts.sk', '5\u00a0–\u00a07'],
  ])('give a range of days that never breaks on %s', (host, expected) => {
    expect(placeholderValues(project(host), noHours).refundDays).toBe(expected);
  });

  test('give prices, names and an address of the country', () => {
    expect(placeholderValues(project('help.fr.atd-parts.ch'), noHours)).toMatchObject({
      shop: 'ATD Parts',
      domain: 'atd-parts.ch',
      shippingCost: '9.90\u00a0CHF',
      returnAddress: 'ATD Parts, Retourenweg 1, 4133 Pratteln',
    });
  });

  test.each([
    ['help.atd-parts.de', '89'],
    ['help.atd-parts.cz', '1\u00a0990'],
    ['help.atd-parts.hu', '299'],
  ])('give the points of the example order on %s', (host, expected) => {
    expect(placeholderValues(project(host), noHours).orderPoints).toBe(expected);
  });

  test('give a price the form that its sentence needs', () => {
    const values = placeholderValues(project('help.atd-parts.hu'), noHours);
    expect(fillPlaceholders('{{shippingCost}}, {{shippingCost:adjective}}', values)).toBe(
      '1990\u00a0Ft, 1990\u00a0Ft-os',
    );
  });
});
