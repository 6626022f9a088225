import { expect, test } from 'vitest';
import { isSafePayLink } from './pay-link.ts';

const origins = ['https://pay.atd-parts.de', 'http://127.0.0.1:3002'];

test.each([
  'https://pay.atd-parts.de',
  'https://pay.atd-parts.de/p/1?a=b&c=%20#d',
  'http://127.0.0.1:3002/payment/x',
])('%s leads to a host of the list', (link) => {
  expect(isSafePayLink(link, origins)).toBe(true);
});

test.each([
  '',
  '/payment/1',
  '//pay.atd-parts.de/1',
  'http://pay.atd-parts.de/1',
  'https://pay.atd-parts.de.evil.example/',
  'https://evil.example/https://pay.atd-parts.de',
  'https://evil.example#https://pay.atd-parts.de',
  'https://user@evil.example',
  'https://pay.atd-parts.de@evil.example/',
  'https://pay.atd-parts.de:443@evil.example/',
  'https://pay.atd-parts.de:8443/',
  'https://pay.atd-parts.de\\@evil.example',
  'https:/\\evil.example',
  ' https://pay.atd-parts.de/1',
  'https://pay.atd-parts.de/1\n',
  'https://pay.atd-parts.de/\u0000',
  'http://127.0.0.1:30021/',
  'http://localhost:3002/payment/x',
  'javascript:alert(1)//https://pay.atd-parts.de',
  'data:text/html,https://pay.atd-parts.de',
])('%j does not', (link) => {
  expect(isSafePayLink(link, origins)).toBe(false);
});
