import { describe, expect, it } from 'vitest';
import { stemsOf } from './word-stems.ts';

const stems = (language: 'lt' | 'lv', words: string): string[] => [
  ...new Set(words.split(' ').flatMap((word) => stemsOf(language, word))),
];

describe('stems of Lithuanian', () => {
  it.each([
    ['grąžinti grąžinu grąžinau grąžinsiu grąžinkite grąžinta grąžinimas grąžinimo', 'grazin'],
    ['užsakyti užsakau užsakiau užsakysiu užsakyta užsakymas užsakymų', 'uzsak'],
    ['gauti gaunu gavau gausiu', 'gav'],
    ['pakeisti pakeičiau pakeitė pakeisiu pakeitimas', 'pakeit'],
    ['netinka netiko netiks netinkama netinkamą', 'netink'],
    ['sulūžo sulūžęs sulūžusi', 'suluz'],
    ['numeris numerį numeriai numerių', 'numer'],
    ['slaptažodis slaptažodžio slaptažodį', 'slaptazod'],
    ['montuoti montuoju montavimas', 'mont'],
  ])('joins %s', (words, stem) => {
    expect(stems('lt', words)).toEqual([stem]);
  });

  it.each(['pardavėjas pardavimas', 'tiekėjas tiek', 'siunta siuntinys', 'suma sumokėti', 'tik tinka'])(
    'keeps %s apart',
    (words) => {
      expect(stems('lt', words)).toHaveLength(2);
    },
  );
});

describe('stems of Latvian', () => {
  it.each([
    ['sūtījums sūtījuma sūtījumu sūtījumi sūtījumus', 'sut'],
    ['atgriezt atgriežu atgriezta atgriešana atgriešanu', 'atgriez'],
    ['saņemt saņem saņēmu saņemšu saņemts', 'sanem'],
    ['neder nederēja nederēs nederīga', 'neder'],
    ['pieslēgties pieslēdzos pieslēgšanās', 'piesleg'],
    ['maksāt maksā maksāju maksāšu maksājums maksājuma', 'maks'],
    ['konts konta kontu kontā kontam', 'kont'],
    ['karte kartes karti kartei', 'kart'],
    ['atlaide atlaides atlaižu', 'atlaid'],
  ])('joins %s', (words, stem) => {
    expect(stems('lv', words)).toEqual([stem]);
  });

  it.each(['piegāde piegādātājs', 'lietota lietotājs', 'reģistrēties reģistrācija', 'pārdevējs pārdot'])(
    'keeps %s apart',
    (words) => {
      expect(stems('lv', words)).toHaveLength(2);
    },
  );
});
