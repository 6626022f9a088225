import { expect, test } from 'vitest';
import { familyOf } from './word-families.ts';
import { stemsOf } from './word-stems.ts';

test.each([
  ['et', 'pakk paki pakki pakile pakiga'],
  ['et', 'pant pandi panti pandist'],
  ['et', 'tagastada tagastan tagastasin tagastus tagastuse'],
  ['fi', 'tilaus tilauksen tilausta tilaukseni'],
  ['fi', 'palauttaa palautin palauttanut palautettu'],
  ['fi', 'kadota katosi kadonnut'],
  ['hu', 'rendelni rendeltem rendelek rendelés'],
  ['hu', 'visszaküldeni visszaküldtem visszaküldés'],
  ['hu', 'törölni törlöm töröljétek törlés'],
] as const)('joins forms whose inside changes: %s %s', (language, forms) => {
  const [first, ...others] = forms.split(' ').map((form) => familyOf(language, form));
  expect(first).not.toBeNull();
  for (const other of others) expect(other).toBe(first);
});

test.each([
  ['et', 'pakk', 'pakkumine'],
  ['et', 'kood', 'koodiluger'],
  ['fi', 'tilaus', 'tila'],
  ['fi', 'palautus', 'palautusosoite'],
  ['hu', 'rendel', 'rendelésszám'],
  ['hu', 'küldeni', 'visszaküldeni'],
] as const)('joins no stranger: %s %s, %s', (language, word, stranger) => {
  expect(familyOf(language, stranger)).not.toBe(familyOf(language, word));
});

test('other languages have none', () => {
  expect(familyOf('de', 'paket')).toBeNull();
});

test('a family stands beside the stems of a word, after them', () => {
  expect(stemsOf('et', 'paki')).toEqual(['pak', 'pakk~']);
});
