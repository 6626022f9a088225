import { expect, test } from 'vitest';
import { parseRecords, printRecords } from './article-records.ts';

test('what was stored is read back', () => {
  expect(parseRecords(printRecords({ '1:de-DE': 1 }, '1:en-GB', -1))).toEqual({
    '1:de-DE': 1,
    '1:en-GB': -1,
  });
});

test.each([null, '', 'x', '[]x', 'null', '"text"', '5', '{'])('%s holds no records', (stored) => {
  expect(parseRecords(stored)).toEqual({});
});

test('a damaged entry costs only itself', () => {
  expect(parseRecords('{"1:de-DE":"1","2:de-DE":1.5,"3:de-DE":null,"4:de-DE":-1}')).toEqual({
    '4:de-DE': -1,
  });
});

test('a second record of the same article and language replaces the first', () => {
  expect(parseRecords(printRecords({ '1:de-DE': 1 }, '1:de-DE', -1))).toEqual({ '1:de-DE': -1 });
});

test('the oldest of more than 500 records go', () => {
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`${index}:de-DE`, 1]));
  const kept = parseRecords(printRecords(many, 'new:de-DE', 1));
  expect(Object.keys(kept)).toHaveLength(500);
  expect(kept).not.toHaveProperty('0:de-DE');
  expect(kept).toHaveProperty('new:de-DE');
});
