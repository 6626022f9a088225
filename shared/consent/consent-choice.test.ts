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
  decideDialog,
  initialSelection,
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

const reject = { kind: 'reject' } as const;

describe('the cookie dialog', () => {
  test.each([
    { name: 'asks while there is no choice', choice: null, reopened: false, adminView: false, visible: true },
    {
      name: 'waits until storage is read',
      choice: undefined,
      reopened: false,
      adminView: false,
      visible: false,
    },
    { name: 'is gone after a choice', choice: reject, reopened: false, adminView: false, visible: false },
    { name: 'comes back when reopened', choice: reject, reopened: true, adminView: false, visible: true },
    {
      name: 'always stands in the admin view',
      choice: reject,
      reopened: false,
      adminView: true,
      visible: true,
    },
  ])('$name', ({ visible, ...facts }) => {
    expect(decideDialog(facts).visible).toBe(visible);
  });

  test('closes on Escape only when it was reopened', () => {
    expect(decideDialog({ choice: null, reopened: false, adminView: false }).closesOnEscape).toBe(false);
    expect(decideDialog({ choice: reject, reopened: true, adminView: false }).closesOnEscape).toBe(true);
  });

  test('stores nothing in the admin view', () => {
    expect(decideDialog({ choice: null, reopened: false, adminView: true }).actionsWork).toBe(false);
    expect(decideDialog({ choice: null, reopened: false, adminView: false }).actionsWork).toBe(true);
  });

  test.each([
    { name: 'the first time', choice: null, reopened: false, selection: ['necessary'] },
    {
      name: 'in the admin view',
      choice: { kind: 'all' } as const,
      reopened: false,
      selection: ['necessary'],
    },
    { name: 'reopened without a choice', choice: null, reopened: true, selection: ['necessary'] },
    { name: 'reopened after a refusal', choice: reject, reopened: true, selection: ['necessary'] },
    {
      name: 'reopened after a list',
      choice: chooseTypes(['statistics']),
      reopened: true,
      selection: ['necessary', 'statistics'],
    },
    {
      name: 'reopened after all were allowed',
      choice: { kind: 'all' } as const,
      reopened: true,
      selection: ['necessary', 'statistics', 'marketing'],
    },
  ])('opens its switches, $name, on $selection', ({ choice, reopened, selection }) => {
    expect(initialSelection({ choice, reopened })).toEqual(selection);
  });
});
