import type { FormOutcome } from '#shared/help-api/form-outcome.ts';
import type { HelpApi } from '#shared/help-api/help-api.ts';
import type { Result } from '#shared/help-api/result.ts';
import { decideVoteComment, type VoteComment } from '#shared/validation/forms/vote-comment.ts';
import { isNumericId } from '#shared/validation/numeric-id.ts';
import { textOf, textsOf } from '#client/page/forms/form-values.ts';
import { helpApiOf, type LoadArgs } from '#client/page/load-context.ts';
import { joinAliases } from './aliases.ts';
import { noteVote } from './note-vote.ts';

/** `/actions/comment` (behaviour/votes 5): a no with its reasons, in one call. */
export const action = async (args: LoadArgs): Promise<FormOutcome> => {
  const form = await args.request.formData();
  const articleId = textOf(form, 'articleId');
  if (!isNumericId(articleId)) return { kind: 'silent' };
  const reasons = textsOf(form, 'reasons');
  const comment = textOf(form, 'comment');
  const values = { reasons: joinAliases(reasons), comment };
  const decision = decideVoteComment({
    articleId: Number(articleId),
    reasons,
    comment,
    reasonsOffered: textOf(form, 'offered') !== '0',
  });
  if ('errors' in decision) return { kind: 'rejected', errors: decision.errors, alerts: [], values };
  const sent = await send(helpApiOf(args), decision.send);
  noteVote(decision.send, sent);
  return sent.ok ? { kind: 'done' } : { kind: 'failed', failure: sent.failure.kind, values };
};

/** A no without a word (none of the reasons could be offered) is a vote alone. */
const send = (api: HelpApi, said: VoteComment): Promise<Result<null>> =>
  said.reasons.length === 0 && said.comment === ''
    ? api.vote({ articleId: said.articleId, vote: -1 })
    : api.comment(said);
