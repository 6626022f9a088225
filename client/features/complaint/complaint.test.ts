import { expect, test } from 'vitest';
import { localeCodes } from '#shared/projects/locales.ts';
import { complaintBookOf } from './complaint.tsx';

test('Portugal has a link, Spain the dialog, nobody else anything', () => {
  expect(complaintBookOf('pt', false)).toBe('link');
  expect(complaintBookOf('es', false)).toBe('dialog');
  const others = localeCodes.filter((locale) => locale !== 'pt' && locale !== 'es');
  expect(others.map((locale) => complaintBookOf(locale, false))).toEqual(others.map(() => null));
});

test('editors see it everywhere', () => {
  expect(localeCodes.every((locale) => complaintBookOf(locale, true))).toBe(true);
  expect(complaintBookOf('pt', true)).toBe('link');
});
