import { expect, test } from 'vitest';
import { timeOfDay } from './time-of-day.ts';

test.each([
  ['de', '8:00', '17:30'],
  ['de_CH', '8.00', '17.30'],
  ['en', '8am', '5.30pm'],
  ['el', '8:00', '17:30'],
  ['fr', '8\u00a0h', '17\u00a0h\u00a030'],
  ['pt', '8h00', '17h30'],
] as const)('%s writes %s and %s (behaviour/formats 13)', (locale, morning, evening) => {
  expect(timeOfDay(480, locale)).toBe(morning);
  expect(timeOfDay(1_050, locale)).toBe(evening);
});
