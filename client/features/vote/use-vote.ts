import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FormOutcome } from '#shared/help-api/forms.ts';
import { useFormAction } from '#client/features/forms/use-form-action.tsx';
import { useFocusOnChange } from '#client/components/use-focus-on-change.ts';
import { readRecord, subscribeToRecords, writeRecord } from '#client/stores/article-records.ts';

/** Where the page scrolls to after a post without script. */
export const voteBlockId = 'vote';

/** behaviour/votes 2, 3 */
export type VoteStep = 'question' | 'reasons' | 'thanks';

const stepAfter = (vote: FormOutcome | null, comment: FormOutcome | null): VoteStep => {
  if (vote?.kind === 'done' || comment?.kind === 'done') return 'thanks';
  return vote?.kind === 'next' || comment !== null ? 'reasons' : 'question';
};

/** The state of one article's vote block; use a `key` per article. */
export const useVote = (articleId: number) => {
  const vote = useFormAction('vote', { key: `vote-${articleId}`, anchor: voteBlockId });
  // Not the fetcher's state: on a busy machine it tells that a no is sent after the vote is remembered.
  const [isSent, setIsSent] = useState(false);
  const comment = useFormAction('comment', {
    key: `comment-${articleId}`,
    anchor: voteBlockId,
    onSend: () => setIsSent(true),
  });
  const [chosen, setChosen] = useState<VoteStep | null>(null);
  const commented = comment.outcome?.kind === 'done';
  const step = commented ? 'thanks' : (chosen ?? stepAfter(vote.outcome, comment.outcome));
  const stored = useStoredVote(articleId);
  useAcceptedBeforeScript(articleId, commented ? -1 : vote.outcome?.kind === 'done' ? 1 : null);
  return {
    vote,
    comment,
    step,
    saidNo: commented,
    /** Hidden after an earlier vote; whoever just voted still sees the thanks. */
    hidden: stored && step !== 'thanks' && !isSent,
    sayYes: () => setChosen('thanks'),
    sayNo: () => setChosen('reasons'),
    heading: useFocusOnChange(step),
  };
};

/** Whether this browser has voted on the article; false on the server. */
const useStoredVote = (articleId: number): boolean =>
  useSyncExternalStore(
    subscribeToRecords,
    () => readRecord('votes', articleId) !== null,
    () => false,
  );

/** Whether the thanks are for a form of this visitor, not from a shared address with `?done=`. */
const cameFromThisPage = (): boolean =>
  document.referrer.split('?', 1)[0] === window.location.origin + window.location.pathname;

/** Remembers a vote that was posted before hydration. */
const useAcceptedBeforeScript = (articleId: number, accepted: 1 | -1 | null): void => {
  useEffect(() => {
    if (accepted === null || readRecord('votes', articleId) !== null || !cameFromThisPage()) return;
    writeRecord('votes', articleId, accepted);
  }, [articleId, accepted]);
};
