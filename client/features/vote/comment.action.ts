import type { FormOutcome } from '#shared/help-api/forms.ts';
import { succeed } from '#shared/help-api/result.ts';
import { decideVoteComment } from '#shared/validation/forms/vote-comment.ts';
import { isNumericId } from '#shared/validation/ids.ts';
import { textOf, textsOf } from '#client/features/forms/form-values.ts';
import { helpApiOf, type LoadArgs } from '#client/api/load-context.ts';
import { rememberVote } from './vote.action.ts';

/** The ticked reasons are one value of an outcome, which holds texts only; no alias has a line break. */
export const reasonsDelimiter = '\n';

/** `/actions/comment` (behaviour/votes 5): sends the rating, then the reasons. */
export const action = async (args: LoadArgs): Promise<FormOutcome> => {
  const form = await args.request.formData();
  const articleId = textOf(form, 'articleId');
  if (!isNumericId(articleId)) return { kind: 'silent' };
  const reasons = textsOf(form, 'reasons');
  const comment = textOf(form, 'comment');
  const rated = textOf(form, 'rated') === '1';
  const values = { reasons: reasons.join(reasonsDelimiter), comment, ...(rated && { rated: '1' }) };
  const decision = decideVoteComment({
    articleId: Number(articleId),
    reasons,
    comment,
    reasonsOffered: textOf(form, 'offered') !== '0',
  });
  if ('errors' in decision) return { kind: 'rejected', errors: decision.errors, alerts: [], values };
  const said = decision.send;
  const api = helpApiOf(args);
  const rating = rated ? succeed(null) : await api.vote({ articleId: said.articleId, vote: -1 });
  // Without reasons or comment only the rating is sent.
  const isWordless = said.reasons.length === 0 && said.comment === '';
  const sent = rating.ok && !isWordless ? await api.comment(said) : rating;
  rememberVote(said, sent);
  if (sent.ok) return { kind: 'done' };
  // The form remembers what was sent: the next try continues from there.
  return {
    kind: 'failed',
    failure: sent.failure.kind,
    values: { ...values, ...(rating.ok && { rated: '1' }) },
  };
};
