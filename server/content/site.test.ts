import { expect, test } from 'vitest';
import type { ForeignText } from '#server/upstream/fields.ts';
import { readSettings } from './site.ts';

const none = '' as ForeignText;
const settingsOf = (settings: { key: string; value: string | number }[]) =>
  readSettings({ googleId: none, projectUrl: none, trackingPath: none, settings: settings as never });
const defaults = { popularTopics: 8, searchPageSize: 10, questionText: 200 };

test('settings: question is the page size of popular topics, search that of results, questionText a length', () => {
  expect(
    settingsOf([
      { key: 'question', value: '6' },
      { key: 'search', value: 25 },
      { key: 'questionText', value: '120' },
    ]),
  ).toEqual({ popularTopics: 6, searchPageSize: 25, questionText: 120 });
});

test('what is not set, or no positive whole number, has its default', () => {
  expect(readSettings(null)).toEqual(defaults);
  for (const value of ['', ' ', 'many', '1,5', '12px', 'Infinity', '0', -1, 2.5, 100_000])
    expect(
      settingsOf(['question', 'search', 'questionText'].map((key) => ({ key, value }))),
      String(value),
    ).toEqual(defaults);
});

test('text that converts to a number counts as one', () => {
  for (const value of ['20', ' 20 ', '2e1', '0x14'])
    expect(settingsOf([{ key: 'search', value }]).searchPageSize, value).toBe(20);
});

test('a page is never longer than the upstream makes them', () => {
  const settings = settingsOf(['question', 'search'].map((key) => ({ key, value: '80' })));
  expect(settings).toMatchObject({ popularTopics: 50, searchPageSize: 50 });
});
