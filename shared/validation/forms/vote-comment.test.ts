import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { VoteCommentPayload, decideVoteComment, voteCommentMax } from './vote-comment.ts';

const minOne = { key: 'error.minOne', params: {} };
const tooLong = { key: 'error.max', params: { max: voteCommentMax } };

describe('the reasons of a negative vote', () => {
  test('are sent once each, with the comment', () => {
    const values = {
      articleId: 120201,
      reasons: ['unclear', ' rules ', 'unclear', ''],
      comment: ' Too short. ',
      reasonsOffered: true,
    };
    expect(decideVoteComment(values)).toEqual({
      send: { articleId: 120201, vote: -1, reasons: ['unclear', 'rules'], comment: 'Too short.' },
    });
  });

  test('may come without a comment', () => {
    const decision = decideVoteComment({
      articleId: 5,
      reasons: ['unclear'],
      comment: '',
      reasonsOffered: true,
    });
    expect(decision).toEqual({ send: { articleId: 5, vote: -1, reasons: ['unclear'], comment: '' } });
  });

  test.each([
    { name: 'none is ticked', reasons: [], comment: '', errors: { reasons: minOne } },
    { name: 'only nameless ones are ticked', reasons: [' '], comment: '', errors: { reasons: minOne } },
    {
      name: 'the comment is too long',
      reasons: ['unclear'],
      comment: 'x'.repeat(voteCommentMax + 1),
      errors: { comment: tooLong },
    },
    {
      name: 'both is wrong',
      reasons: [],
      comment: 'x'.repeat(voteCommentMax + 1),
      errors: { reasons: minOne, comment: tooLong },
    },
  ])('are not sent when $name', ({ reasons, comment, errors }) => {
    expect(decideVoteComment({ articleId: 5, reasons, comment, reasonsOffered: true })).toEqual({ errors });
  });

  test.each(['Too short.', ''])('are not asked for where none could be offered; comment: %j', (comment) => {
    const decision = decideVoteComment({ articleId: 5, reasons: [], comment, reasonsOffered: false });
    expect(decision).toEqual({ send: { articleId: 5, vote: -1, reasons: [], comment } });
  });

  test.each([
    { payload: { articleId: 5, vote: -1, reasons: ['unclear'] }, accepted: true },
    { payload: { articleId: 5, vote: -1, reasons: [], comment: 'Too short.' }, accepted: true },
    { payload: { articleId: 5, vote: -1, reasons: [], comment: ' ' }, accepted: false },
    { payload: { articleId: 5, vote: 1, reasons: ['unclear'], comment: '' }, accepted: false },
    { payload: { articleId: 5, vote: -1, reasons: [], comment: '' }, accepted: false },
    { payload: { articleId: 1.5, vote: -1, reasons: ['unclear'], comment: '' }, accepted: false },
    { payload: { articleId: 5, vote: -1, reasons: ['unclear'], comment: 'x'.repeat(1001) }, accepted: false },
  ])('arrive as $payload: accepted $accepted', ({ payload, accepted }) => {
    expect(v.is(VoteCommentPayload, payload)).toBe(accepted);
  });
});
