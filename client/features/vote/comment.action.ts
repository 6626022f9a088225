import type { FormOutcome } from '#shared/help-api/forms.ts';
import type { HelpApi } from '#shared/help-api/help-api.ts';
import { succeed, type Result } from '#shared/help-api/result.ts';
import { decideVoteComment, type VoteComment } from '#shared/validation/forms/vote-comment.ts';
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
  const { sent, ...done } = await send(helpApiOf(args), decision.send, rated);
  rememberVote(decision.send, sent);
  if (sent.ok) return { kind: 'done' };
  // The form remembers what was sent: the next try continues from there.
  return {
    kind: 'failed',
    failure: sent.failure.kind,
    values: { ...values, ...(done.rated && { rated: '1' }) },
  };
};

interface Sent {
  readonly sent: Result<null>;
  readonly rated: boolean;
}

/** Without reasons or comment only the rating is sent. */
const send = async (api: HelpApi, said: VoteComment, rated: boolean): Promise<Sent> => {
  const rating = rated ? succeed(null) : await api.vote({ articleId: said.articleId, vote: -1 });
  const isWordless = said.reasons.length === 0 && said.comment === '';
  if (!rating.ok || isWordless) return { sent: rating, rated: rating.ok };
  return { sent: await api.comment(said), rated: true };
};
