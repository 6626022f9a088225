import { expect, test } from 'vitest';
import { localeCookie } from './locale-cookie.ts';

test('Locale cookie: 365 days, path /, sameSite lax', () => {
  expect(localeCookie('CH_fr', 'http:')).toBe('locale=CH_fr; Max-Age=31536000; Path=/; SameSite=Lax');
});

test('over https it is never sent in the clear', () => {
  expect(localeCookie('de', 'https:')).toMatch(/; Secure$/);
});
