import * as v from 'valibot';
import type { Next, Send, Silent } from '../rules.ts';
import { isNumericId, ArticleId } from '../ids.ts';

/** A vote of 1 or -1 (behaviour/votes 7). */
export const VotePayload = v.object({ articleId: ArticleId, vote: v.picklist([1, -1]) });
export type Vote = v.InferOutput<typeof VotePayload>;

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
