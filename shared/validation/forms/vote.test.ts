import { expect, test } from 'vitest';
import { decideVote } from './vote.ts';

test('a yes is sent at once', () => {
  expect(decideVote({ articleId: '120201', vote: '1' })).toEqual({ send: { articleId: 120201, vote: 1 } });
});

test('a no sends nothing and asks for its reasons', () => {
  expect(decideVote({ articleId: '120201', vote: '-1' })).toEqual({ next: true });
});

test.each([
  { articleId: '120201', vote: '' },
  { articleId: '120201', vote: '0' },
  { articleId: '', vote: '1' },
  { articleId: '-1', vote: '1' },
  { articleId: '1e3', vote: '1' },
  { articleId: 'x', vote: '-1' },
])('what no button of ours sends is dropped: $articleId, $vote', (values) => {
  expect(decideVote(values)).toEqual({ silent: true });
});
