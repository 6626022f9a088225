import { useEffect, useSyncExternalStore } from 'react';
import { readRecord, subscribeToRecords, writeRecord } from '#client/stores/article-records.ts';

/** Whether this browser has voted on the article, in whatever tab; never in the served page, which is everybody's. */
export const useStoredVote = (articleId: number): boolean =>
  useSyncExternalStore(
    subscribeToRecords,
    () => readRecord('votes', articleId) !== null,
    () => false,
  );

/** The thanks of a form that was posted before hydration; an address with `?done=` that somebody shared is none. */
const cameFromThisPage = (): boolean =>
  document.referrer.split('?', 1)[0] === window.location.origin + window.location.pathname;

/** Remembers a vote that the server accepted before script was there (`accepted`: its value). */
export const useAcceptedBeforeScript = (articleId: number, accepted: 1 | -1 | null): void => {
  useEffect(() => {
    if (accepted === null || readRecord('votes', articleId) !== null || !cameFromThisPage()) return;
    writeRecord('votes', articleId, accepted);
  }, [articleId, accepted]);
};
