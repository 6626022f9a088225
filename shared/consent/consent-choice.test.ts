import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import {
  allowedTypes,
  allows,
  chooseTypes,
  consentRevision,
  consentTypes,
  parseConsent,
  serialiseConsent,
  toggleType,
  type ConsentChoice,
} from './consent-choice.ts';

const stored = (choice: unknown, revision: unknown = consentRevision): string =>
  JSON.stringify({ revision, choice });

describe('a stored choice', () => {
  test.each([
    { choice: { kind: 'all' }, types: ['necessary', 'statistics', 'marketing'] },
    { choice: { kind: 'reject' }, types: ['necessary'] },
    { choice: chooseTypes([]), types: ['necessary'] },
    { choice: chooseTypes(['statistics']), types: ['necessary', 'statistics'] },
    { choice: chooseTypes(['marketing', 'marketing']), types: ['necessary', 'marketing'] },
  ] satisfies { choice: ConsentChoice; types: string[] }[])(
    '$choice is read back and allows $types',
    ({ choice, types }) => {
      expect(parseConsent(serialiseConsent(choice))).toEqual(choice);
      expect(allowedTypes(choice)).toEqual(types);
      expect(consentTypes.filter((type) => allows(choice, type))).toEqual(types);
    },
  );

  test('always allows what is necessary, though its list leaves it out', () => {
    expect(parseConsent(stored({ kind: 'custom', types: ['marketing'] }))).toEqual(
      chooseTypes(['marketing']),
    );
  });

  test.each([
    ['nothing', null],
    ['an empty text', ''],
    ['half a text', '{"revision":1,"choi'],
    ['a text that is no object', '"all"'],
    ['null', 'null'],
    ['a kind that does not exist', stored({ kind: 'most' })],
    ['a type that does not exist', stored({ kind: 'custom', types: ['necessary', 'social'] })],
    ['a custom choice without a list', stored({ kind: 'custom' })],
    ['no revision', JSON.stringify({ choice: { kind: 'all' } })],
    ['an older revision', stored({ kind: 'all' }, consentRevision - 1)],
    ['a revision as text', stored({ kind: 'all' }, String(consentRevision))],
  ])('that is %s is no choice', (_, text) => {
    expect(parseConsent(text)).toBeNull();
  });

  test('is never made up from damage', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => parseConsent(text) === null));
  });
});

test('without a choice only what is necessary is allowed', () => {
  expect(allowedTypes(null)).toEqual(['necessary']);
});

describe('a switch', () => {
  test('turns its type on and off again', () => {
    expect(toggleType(['necessary'], 'marketing')).toEqual(['necessary', 'marketing']);
    expect(toggleType(['necessary', 'marketing'], 'marketing')).toEqual(['necessary']);
  });

  test('of the necessary type stays on', () => {
    expect(toggleType(['necessary', 'statistics'], 'necessary')).toEqual(['necessary', 'statistics']);
  });
});
