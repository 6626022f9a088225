import { expect, test } from 'vitest';
import { readContact } from './contact.ts';

const project = { contactHosts: ['www.atd-parts.de'] };
const contactOf = (settings: Record<string, string>, footer?: string) =>
  readContact((key) => settings[key], project, footer);

test('a project offers what its settings name', () => {
  const settings = {
    contactForm: 'https://www.atd-parts.de/kontakt',
    contactChat: 'https://www.atd-parts.de/chat',
    contactTelephone: '+49 30 1234-0',
    serviceHours: '1-5 08:00-18:00 Europe/Berlin',
  };
  expect(contactOf(settings)).toEqual({
    form: settings.contactForm,
    chat: settings.contactChat,
    telephone: settings.contactTelephone,
    hours: { days: [1, 5], opens: 480, closes: 1080, timeZone: 'Europe/Berlin' },
  });
});

test('without a form of its own, the footer’s contact is the form', () => {
  expect(contactOf({}, 'https://www.atd-parts.de/contact').form).toBe('https://www.atd-parts.de/contact');
});

test.each([
  ['http://www.atd-parts.de/contact', 'not encrypted'],
  ['https://evil.example/contact', 'on a host that is not listed'],
  ['https://www.atd-parts.de.evil.example/', 'on a host that only begins alike'],
  ['mailto:help@atd-parts.de', 'no page'],
  ['/contact', 'no address'],
])('%s is no way to a person: %s', (address) => {
  expect(contactOf({ contactForm: address, contactChat: address }, address)).toMatchObject({
    form: null,
    chat: null,
  });
});

test.each(['', 'call us', '123', '+49 30 <b>', '1'.repeat(31)])('%j is no telephone number', (number) => {
  expect(contactOf({ contactTelephone: number }).telephone).toBeNull();
});
