import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FormOutcome } from '#shared/help-api/forms.ts';
import { useFormAction } from '#client/features/forms/use-form-action.ts';
import { useFocusOnChange } from '#client/components/use-focus-on-change.ts';
import { readRecord, subscribeToRecords, writeRecord } from '#client/stores/article-records.ts';

/** Forms of the block lead back to it: a page that is loaded anew without script opens where the visitor was. */
export const voteBlockId = 'vote';

/** Where the block stands: the two buttons, the reasons of a no below them, or the thanks (behaviour/votes 2, 3). */
export type VoteStep = 'question' | 'reasons' | 'thanks';

const stepAfter = (vote: FormOutcome | null, comment: FormOutcome | null): VoteStep => {
  if (vote?.kind === 'done' || comment?.kind === 'done') return 'thanks';
  return vote?.kind === 'next' || comment !== null ? 'reasons' : 'question';
};

/** The states of the vote block of one article; mount it anew (`key`) for the next. */
export const useVote = (articleId: number) => {
  const vote = useFormAction('vote', { key: `vote-${articleId}`, anchor: voteBlockId });
  const comment = useFormAction('comment', { key: `comment-${articleId}`, anchor: voteBlockId });
  const [chosen, setChosen] = useState<VoteStep | null>(null);
  const commented = comment.outcome?.kind === 'done';
  const step = commented ? 'thanks' : (chosen ?? stepAfter(vote.outcome, comment.outcome));
  const stored = useStoredVote(articleId);
  useAcceptedBeforeScript(articleId, commented ? -1 : vote.outcome?.kind === 'done' ? 1 : null);
  return {
    vote,
    comment,
    step,
    /** The thanks are for a no. */
    saidNo: commented,
    /** Somebody who voted before is not asked again; whoever just did still sees the thanks. */
    hidden: stored && step !== 'thanks',
    sayYes: () => setChosen('thanks'),
    sayNo: () => setChosen('reasons'),
    heading: useFocusOnChange(step),
  };
};

/** Whether this browser has voted on the article, in whatever tab; never in the served page, which is everybody's. */
const useStoredVote = (articleId: number): boolean =>
  useSyncExternalStore(
    subscribeToRecords,
    () => readRecord('votes', articleId) !== null,
    () => false,
  );

/** The thanks of a form that was posted before hydration; an address with `?done=` that somebody shared is none. */
const cameFromThisPage = (): boolean =>
  document.referrer.split('?', 1)[0] === window.location.origin + window.location.pathname;

/** Remembers a vote that the server accepted before script was there (`accepted`: its value). */
const useAcceptedBeforeScript = (articleId: number, accepted: 1 | -1 | null): void => {
  useEffect(() => {
    if (accepted === null || readRecord('votes', articleId) !== null || !cameFromThisPage()) return;
    writeRecord('votes', articleId, accepted);
  }, [articleId, accepted]);
};
