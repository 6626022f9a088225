import { expect, test } from 'vitest';
import { contactLink } from './contact-link.ts';

const form = 'https://www.atd-parts.de/contact?from=help';

test('hands over what was read, searched for and typed, and keeps what the address has', () => {
  expect(contactLink(form, { article: 'Rücksendung', search: 'öl & filter', order: ' 123 ' })).toBe(
    'https://www.atd-parts.de/contact?from=help&article=R%C3%BCcksendung&search=%C3%B6l+%26+filter&order=123',
  );
});

test('what is not known is not named', () => {
  expect(contactLink(form, { search: ' ' })).toBe(form);
});
