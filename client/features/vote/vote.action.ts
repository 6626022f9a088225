import type { FormOutcome } from '#shared/help-api/forms.ts';
import { decideVote, type Vote } from '#shared/validation/forms/vote.ts';
import { textOf } from '#client/features/forms/form-values.ts';
import { helpApiOf, type LoadArgs } from '#client/api/load-context.ts';
import type { Result } from '#shared/help-api/result.ts';
import { writeRecord } from '#client/stores/article-records.ts';

/** `/actions/vote` (behaviour/votes 2). */
export const action = async (args: LoadArgs): Promise<FormOutcome> => {
  const form = await args.request.formData();
  const decision = decideVote({ articleId: textOf(form, 'articleId'), vote: textOf(form, 'vote') });
  if ('silent' in decision) return { kind: 'silent' };
  if ('next' in decision) return { kind: 'next' };
  const sent = await helpApiOf(args).vote(decision.send);
  rememberVote(decision.send, sent);
  return sent.ok ? { kind: 'done' } : { kind: 'failed', failure: sent.failure.kind, values: {} };
};

/** Remembers an accepted vote in this browser; logs others (behaviour/votes 11). Does nothing on the server. */
export const rememberVote = ({ articleId, vote }: Vote, sent: Result<null>): void => {
  if (typeof document === 'undefined') return;
  if (sent.ok) writeRecord('votes', articleId, vote);
  else console.warn('a vote was not accepted:', sent.failure.kind);
};
