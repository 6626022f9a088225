import { expect, test } from 'vitest';
import { contactLink, telephoneLink } from './contact-link.ts';

const form = 'https://www.atd-parts.de/contact?from=help';

test('hands over what was read, searched for and typed, and keeps what the address has', () => {
  expect(contactLink(form, { article: 'Rücksendung', search: 'öl & filter', order: ' 123 ' })).toBe(
    'https://www.atd-parts.de/contact?from=help&article=R%C3%BCcksendung&search=%C3%B6l+%26+filter&order=123',
  );
});

test('what is not known is not named', () => {
  expect(contactLink(form, { search: ' ' })).toBe(form);
});

test.each([
  ['+49 (0)89 123456', 'tel:+4989123456'],
  ['0049 (0) 89 / 123456', 'tel:004989123456'],
  ['+44 20 7946 0000', 'tel:+442079460000'],
  // Without a country code the zero is dialled.
  ['(0)89 123456', 'tel:089123456'],
])('%s is dialled as %s', (number, link) => {
  expect(telephoneLink(number)).toBe(link);
});
