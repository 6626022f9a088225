import { expect, test } from 'vitest';
import { chooseTypes, type ConsentChoice } from '#shared/consent/consent-choice.ts';
import { createConsentStore } from './consent-store.tsx';

const storageWith = (stored: ConsentChoice | null) => ({
  stored,
  read() {
    return this.stored;
  },
  write(choice: ConsentChoice) {
    this.stored = choice;
  },
});

test('storage is not touched before it is recalled, for the server has none', () => {
  const store = createConsentStore({
    read: () => expect.unreachable(),
    write: () => expect.unreachable(),
  });
  expect(store.getState().choice).toBeUndefined();
});

test('a choice is stored, holds at once and closes the dialog', () => {
  const storage = storageWith(null);
  const store = createConsentStore(storage);
  store.getState().reopen();
  store.getState().choose(chooseTypes(['statistics']));
  expect(storage.stored).toEqual(chooseTypes(['statistics']));
  expect(store.getState()).toMatchObject({ choice: chooseTypes(['statistics']), reopened: false });
});

test('closing leaves the choice as it was', () => {
  const store = createConsentStore(storageWith({ kind: 'all' }));
  store.getState().recall();
  store.getState().reopen();
  store.getState().close();
  expect(store.getState()).toMatchObject({ choice: { kind: 'all' }, reopened: false });
});

test('opened again before storage was recalled, the dialog shows what was chosen', () => {
  const store = createConsentStore(storageWith({ kind: 'all' }));
  store.getState().reopen();
  expect(store.getState()).toMatchObject({ choice: { kind: 'all' }, reopened: true });
});

test('what another tab chose is taken over', () => {
  const storage = storageWith({ kind: 'all' });
  const store = createConsentStore(storage);
  store.getState().recall();
  storage.write({ kind: 'reject' });
  store.getState().recall();
  expect(store.getState().choice).toEqual({ kind: 'reject' });
});

test('the same choice recalled again is no change', () => {
  const storage = storageWith({ kind: 'all' });
  const store = createConsentStore(storage);
  store.getState().recall();
  const before = store.getState().choice;
  storage.write({ kind: 'all' });
  store.getState().recall();
  expect(store.getState().choice).toBe(before);
});
