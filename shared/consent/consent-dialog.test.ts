import { describe, expect, test } from 'vitest';
import { chooseTypes } from './consent-choice.ts';
import { decideDialog, initialSelection } from './consent-dialog.ts';

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
