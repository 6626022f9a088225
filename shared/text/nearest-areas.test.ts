import { expect, test } from 'vitest';
import { nearestAreas } from './nearest-areas.ts';

const titles = [
  { title: 'Bestellungen', path: '/categories/8' },
  { title: 'Wo finde ich meine Rechnung?', path: '/categories/8/802/80203' },
  { title: 'Lieferung', path: '/categories/12' },
  { title: 'Kann ich an eine Packstation liefern lassen?', path: '/categories/12/1201/120105' },
  { title: 'Rückgabe', path: '/categories/11' },
];

test('the areas with the words most like those that found nothing come first', () => {
  expect(nearestAreas(titles, 'packetkasten')[0]).toBe(12);
  expect(nearestAreas(titles, 'rueckgabeschein')[0]).toBe(11);
  expect(nearestAreas(titles, 'Rechnungsnr')[0]).toBe(8);
});

test('without anything alike there is no nearest one', () => {
  expect(nearestAreas(titles, 'xyz')).toEqual([]);
  expect(nearestAreas(titles, '?')).toEqual([]);
});
