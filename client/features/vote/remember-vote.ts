import type { Result } from '#shared/help-api/result.ts';
import type { Vote } from '#shared/validation/forms/vote.ts';
import { writeRecord } from '#client/stores/article-records.ts';

interface SentVote {
  readonly articleId: number;
  readonly vote: Vote['vote'] | 0;
}

/** Remembers an accepted vote in this browser; logs others (behaviour/votes 11). Does nothing on the server. */
export const rememberVote = ({ articleId, vote }: SentVote, sent: Result<null>): void => {
  if (typeof document === 'undefined') return;
  if (sent.ok) writeRecord('votes', articleId, vote);
  else console.warn('a vote was not accepted:', sent.failure.kind);
};
