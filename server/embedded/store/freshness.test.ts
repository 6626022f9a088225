import { expect, test } from 'vitest';
import { datedSections } from '../seed/article-dates.ts';
import { freshnessOf } from './freshness.ts';

const now = Date.parse('2026-11-24');
const dates = (reviewed: string | null, changed: string | null) => ({ reviewed, changed, sections: [] });
const source = {
  ...dates('2026-11-24', '2026-11-23'),
  sections: [
    { title: '', changed: '2026-11-23' },
    { title: 'Costs', changed: '2026-11-21' },
    { title: 'Address', changed: '2026-11-23' },
  ],
};

test('a translation is behind by the sections that were changed in its source after it', () => {
  const behind = (changed: string | null) => freshnessOf('de', dates(null, changed), source, now).behind;
  expect(behind('2026-11-22')).toEqual(['', 'Address']);
  expect(behind('2026-11-20')).toEqual(['', 'Costs', 'Address']);
  expect(behind('2026-11-23')).toEqual([]);
  expect(behind(null)).toEqual([]);
  expect(freshnessOf('en', dates(null, '2026-01-01'), source, now).behind).toEqual([]);
});

test.each([
  ['2025-11-20', true],
  ['2025-11-30', false],
  [null, false],
])('reviewed on %s, the next review is due: %s', (reviewed, due) => {
  expect(freshnessOf('de', dates(reviewed, null), undefined, now)).toMatchObject({ reviewed, due });
});

test('words of a section that nobody has noted are as new as their file', () => {
  const body = 'Beginning\n\n## First {{if eu}}x{{endif}}\n\nWords\n\n### Second\n\nWords\n';
  expect(datedSections('invoice', { body, changed: '2026-12-01' })).toEqual([
    { title: '', changed: '2026-12-01' },
    { title: 'First x', changed: '2026-12-01' },
    { title: 'Second', changed: '2026-12-01' },
  ]);
});
