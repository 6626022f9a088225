import type { Result } from '#shared/help-api/result.ts';
import type { Vote } from '#shared/validation/forms/vote.ts';
import { writeRecord } from '#client/stores/article-records.ts';

interface SentVote {
  readonly articleId: number;
  readonly vote: Vote['vote'] | 0;
}

/**
 * In the browser, remembers a vote once it was accepted; one that was not is only logged (behaviour/votes 11). On the
 * server nothing: whose vote it was is known to the browser alone.
 */
export const noteVote = ({ articleId, vote }: SentVote, sent: Result<null>): void => {
  if (typeof document === 'undefined') return;
  if (sent.ok) writeRecord('votes', articleId, vote);
  else console.warn('a vote was not accepted:', sent.failure.kind);
};
