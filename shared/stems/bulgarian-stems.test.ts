import { describe, expect, test } from 'vitest';
import { bulgarianStem } from './bulgarian-stems.ts';

const stemsOfAll = (words: string): readonly string[] => [...new Set(words.split(' ').map(bulgarianStem))];

describe('forms of a Bulgarian word have one stem', () => {
  test.each([
    ['with and without article', 'пратка пратката пратки пратките'],
    ['of a word that ends like an article', 'пакет пакета пакетът пакети пакетите'],
    ['whose vowel changes', 'сменя сменям смяна смяната смени смених'],
    ['of a verb and its noun', 'плащам плаща плащат плащане плащането плащания'],
    ['in the past', 'върна върнах върнал върнете върната върнати'],
    ['that lose a vowel', 'търговец търговеца търговецът търговци търговците'],
    ['of an adjective', 'грешен грешна грешно грешни грешната'],
    ['of a short word', 'карта картата карти картите'],
  ])('%s', (_which, words) => expect(stemsOfAll(words)).toHaveLength(1));

  test.each([
    ['промо', 'промяна'],
    ['имейл', 'име'],
    ['преди', 'предна'],
    ['пратка', 'пратя'],
  ])('not those of strangers: %s, %s', (one, other) =>
    expect(bulgarianStem(one)).not.toBe(bulgarianStem(other)),
  );
});
