import { describe, expect, test } from 'vitest';
import { parseServiceHours, serviceState, timeOfDay } from './service-hours.ts';

const berlin = { days: [1, 5], opens: 480, closes: 1080, timeZone: 'Europe/Berlin' } as const;

test('the setting is days, hours and a time zone', () => {
  expect(parseServiceHours('1-5 08:00-18:00 Europe/Berlin')).toEqual(berlin);
});

test.each([
  '',
  'Monday to Friday',
  '5-1 08:00-18:00 Europe/Berlin',
  '0-5 08:00-18:00 Europe/Berlin',
  '1-5 18:00-08:00 Europe/Berlin',
  '1-5 08:00-25:00 Europe/Berlin',
  '1-5 08:75-18:00 Europe/Berlin',
  '1-5 08:00-18:00 Europe/Nowhere',
  '1-5 08:00-18:00',
])('%j is none', (setting) => expect(parseServiceHours(setting)).toBeNull());

describe('by the clock on the shop’s wall', () => {
  test.each([
    // 2026-11-23 is a Monday; Berlin is one hour ahead of UTC in winter, two in summer.
    ['2026-11-23T07:00:00Z', { open: true, until: 1080 }],
    ['2026-11-23T06:59:00Z', { open: false, day: 1, from: 480, today: true }],
    ['2026-11-23T17:00:00Z', { open: false, day: 2, from: 480, today: false }],
    ['2026-07-20T06:00:00Z', { open: true, until: 1080 }],
    ['2026-11-27T17:30:00Z', { open: false, day: 1, from: 480, today: false }],
    ['2026-11-28T10:00:00Z', { open: false, day: 1, from: 480, today: false }],
    ['2026-11-22T23:30:00Z', { open: false, day: 1, from: 480, today: true }],
  ])('%s', (now, state) => expect(serviceState(berlin, new Date(now))).toEqual(state));
});

test.each([
  [0, 'en', '12am'],
  [750, 'en', '12.30pm'],
  [1440, 'en', '12am'],
  [1440, 'de', '24:00'],
] as const)('%d minutes after midnight is written in %s as %s', (minutes, locale, written) => {
  expect(timeOfDay(minutes, locale)).toBe(written);
});
