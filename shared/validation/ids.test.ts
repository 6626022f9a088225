import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import { isAlternativeId, isNumericId } from './ids.ts';

// As long as the upstream's ids may be, or what is listed would lead to a 404.
test.each(['1', '4294967296', '123456789012345'])('%s is an id in an address', (id) => {
  expect(isNumericId(id)).toBe(true);
});

test.each(['0', '01', '+1', '1e3', '1.0', '١', '1234567890123456'])('%s is no id in an address', (id) => {
  expect(isNumericId(id)).toBe(false);
});

test.each([
  '11111111-1111-4111-8111-111111111111',
  'A0EEBC99-9C0B-4EF8-BB6D-6BB9BD380A11',
  'c232ab00-9414-11ec-b3c8-9f6bdeced846',
])('%s may be asked for', (id) => {
  expect(isAlternativeId(id)).toBe(true);
});

test.each([
  ['the nil UUID', '00000000-0000-0000-0000-000000000000'],
  ['the max UUID', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
  ['version 6', '1ec9414c-232a-6b00-b3c8-9f6bdeced846'],
  ['version 7', '017f22e2-79b0-7cc3-98c4-dc0c0c07398f'],
  ['variant c', '11111111-1111-4111-c111-111111111111'],
  ['variant 7', '11111111-1111-4111-7111-111111111111'],
  ['no dashes', '11111111111141118111111111111111'],
  ['braces', '{11111111-1111-4111-8111-111111111111}'],
  ['a line end behind it', '11111111-1111-4111-8111-111111111111\n'],
  ['a path behind it', '11111111-1111-4111-8111-111111111111/../x'],
  ['an empty text', ''],
  ['nothing', undefined],
  ['a list', ['11111111-1111-4111-8111-111111111111']],
])('%s may not', (_, id) => {
  expect(isAlternativeId(id)).toBe(false);
});

test('UUIDs of versions 1 to 5 may be asked for, later ones not', () => {
  fc.assert(fc.property(fc.uuid({ version: [1, 2, 3, 4, 5] }), (id) => isAlternativeId(id)));
  fc.assert(fc.property(fc.uuid({ version: [6, 7, 8] }), (id) => !isAlternativeId(id)));
});
