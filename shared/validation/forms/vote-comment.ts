import * as v from 'valibot';
import { type Reject, type Send, hasErrors, validate, type FieldErrors, type FieldRules } from '../rules.ts';
import { ArticleId } from '../ids.ts';

export interface VoteCommentValues {
  readonly articleId: number;
  /** Aliases of the ticked reasons. */
  readonly reasons: readonly string[];
  /** May stay empty (behaviour/votes 9). */
  readonly comment: string;
  /** False where no reasons could be loaded: nobody can tick one then, and a no must not need one. */
  readonly reasonsOffered: boolean;
}

/** Ours: the specification shows a length counter, but not the limit. */
export const voteCommentMax = 1000;

const Alias = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100));

export const VoteCommentPayload = v.pipe(
  v.object({
    articleId: ArticleId,
    vote: v.literal(-1),
    reasons: v.pipe(v.array(Alias), v.maxLength(50)),
    comment: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(voteCommentMax)), ''),
  }),
  v.check(({ reasons, comment }) => reasons.length > 0 || comment !== ''),
);
export type VoteComment = v.InferOutput<typeof VoteCommentPayload>;

const commentRules: FieldRules<'comment'> = { comment: [{ rule: 'max', max: voteCommentMax }] };

/** A negative vote with its reasons (behaviour/votes 4). Without script nothing but this asks for one. */
export const decideVoteComment = (
  values: VoteCommentValues,
): Send<VoteComment> | Reject<'reasons' | 'comment'> => {
  const reasons = [...new Set(values.reasons.map((alias) => alias.trim()).filter((alias) => alias !== ''))];
  const missing: FieldErrors<'reasons'> =
    reasons.length > 0 || !values.reasonsOffered ? {} : { reasons: { key: 'error.minOne', params: {} } };
  const errors = { ...missing, ...validate({ comment: values.comment }, commentRules) };
  if (hasErrors(errors)) return { errors };
  return { send: { articleId: values.articleId, vote: -1, reasons, comment: values.comment.trim() } };
};
