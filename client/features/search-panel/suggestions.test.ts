import { expect, test } from 'vitest';
import { instantSuggestions, mergeSuggestions } from './suggestions.ts';

const place = 'Lieferung › Versand';
const contact = { path: '/search?articles=x', title: 'Kundenservice kontaktieren', place: '' };
const withdraw = { ...contact, title: 'Vertrag widerrufen' };
const ways = { contact, withdraw };
const article = (id: number, title: string) => ({ title, path: `/categories/12/1201/${id}`, place });

test('a help area that the network found named comes before its hits, unless it stands already', () => {
  const area = { id: 12, title: 'Lieferung', description: 'd', path: '/categories/12' };
  const line = { path: '/categories/12', title: 'Lieferung', place: '' };
  expect(mergeSuggestions([], { area, items: [] }, ways)).toEqual([line]);
  expect(mergeSuggestions([line], { area, items: [] }, ways)).toEqual([line]);
});

test('at most five come before the network has answered', () => {
  const many = Array.from({ length: 9 }, (_, id) => article(id, `Rechnung ${id}`));
  expect(instantSuggestions(many)).toHaveLength(5);
});

test('a title in another language than the page says in which, known or found', () => {
  const english = { ...article(7, 'Returns'), lang: 'en' };
  expect(instantSuggestions([english])).toEqual([english]);
  expect(mergeSuggestions([], { items: [{ id: 7, ...english, shortContent: '' }] }, ways)[0]?.lang).toBe(
    'en',
  );
  expect(instantSuggestions([article(2, 'Straße')])[0]).not.toHaveProperty('lang');
});

const hit = (id: number, title: string) => ({
  id,
  ...article(id, title),
  place: 'Versand',
  shortContent: '',
});

test('an answer of the network comes behind what stands, each page once, each with its place', () => {
  const known = [
    { title: 'Lieferung', path: '/categories/12', place: '', stems: 'liefer' },
    article(1, 'Wie lange dauert die Lieferung?'),
  ];
  const merged = mergeSuggestions(
    instantSuggestions(known),
    {
      items: [
        hit(1, 'Wie lange dauert die Lieferung?'),
        hit(2, 'Straßenadresse ändern'),
        hit(99, 'Sperrgut'),
      ],
    },
    ways,
  );
  expect(merged.map(({ path, place }) => [path, place])).toEqual([
    ['/categories/12', ''],
    ['/categories/12/1201/1', place],
    ['/categories/12/1201/2', 'Versand'],
    ['/categories/12/1201/99', 'Versand'],
  ]);
});

test('never more than eight lines', () => {
  const hits = Array.from({ length: 20 }, (_, id) => hit(id, 'x'));
  expect(mergeSuggestions([], { items: hits }, ways)).toHaveLength(8);
});

test('who asks for a person has the contact before all else that the network found', () => {
  const found = { asksForContact: true as const, items: [hit(1, 'Konto')] };
  expect(mergeSuggestions([], found, ways).map(({ title }) => title)).toEqual([contact.title, 'Konto']);
});

test('who wants to withdraw has the shop’s page for it before all else that the network found', () => {
  const found = { withdraw: 'https://www.shop.example/withdrawal', items: [hit(1, 'Konto')] };
  expect(mergeSuggestions([], found, ways).map(({ title }) => title)).toEqual([withdraw.title, 'Konto']);
});
