import type { Vote } from '#shared/help-api/help-api.ts';
import { isNumericId } from '#shared/help-api/paths.ts';
import type { Next, Send, Silent } from '../form-decision.ts';

export interface VoteValues {
  readonly articleId: string;
  /** Value of the pressed button: `1` yes, `-1` no (behaviour/votes 7). */
  readonly vote: string;
}

/** A yes is sent at once; a no asks for its reasons first and sends nothing yet (behaviour/votes 2, 3). */
export const decideVote = ({ articleId, vote }: VoteValues): Send<Vote> | Next | Silent => {
  if (!isNumericId(articleId)) return { silent: true };
  if (vote === '1') return { send: { articleId: Number(articleId), vote: 1 } };
  return vote === '-1' ? { next: true } : { silent: true };
};
