import { expect, test } from 'vitest';
import { searchTerms } from '#shared/text/search-terms.ts';
import { queryStages } from './query-stages.ts';

const vocabulary = ['return', 'returns', 'label', 'table', 'registration'];
const stages = (query: string, isPreview = false) => queryStages(searchTerms(query), vocabulary, isPreview);

test('a query is read ever more generously: as typed, with slips, without endings, any word', () => {
  expect(stages('retrun lable').map(({ whole }) => whole)).toEqual([
    '("retrun"*) AND ("lable"*)',
    '("retrun"* OR "return") AND ("lable"* OR "label" OR "table")',
    '("retrun"* OR "return") AND ("lable"* OR "label" OR "table")',
    '("retrun"* OR "return") OR ("lable"* OR "label" OR "table")',
  ]);
});

test('of three words one may be missing in what is listed after the whole answers', () => {
  expect(stages('aaa bbb ccc')[0]?.listed).toBe(
    '(("bbb"*) AND ("ccc"*)) OR (("aaa"*) AND ("ccc"*)) OR (("aaa"*) AND ("bbb"*))',
  );
});

test('long words are tried without their endings', () => {
  expect(stages('cancelling')[2]?.whole).toBe('("cancelling"* OR "cancell"*)');
});

test('what is still being typed may have a slip in its beginning', () => {
  expect(stages('registartio')[1]?.whole).toBe('("registartio"*)');
  expect(stages('registartio', true)[1]?.whole).toBe('("registartio"* OR "registration")');
});

test('words of three letters are taken as they are', () => {
  expect(stages('tbl')[1]?.whole).toBe('("tbl"*)');
});
