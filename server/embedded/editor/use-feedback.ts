import { useEffect, useState } from 'react';
import { lookAt, readFeedback, type Feedback } from './answers-api.ts';
import type { Host } from './desk-api.ts';

/** How often the content API is asked again while the panel can be seen, in milliseconds: a vote is at the desk within a second. */
const pause = 800;

interface Known {
  readonly host: Host;
  /** `null`: it could not be read. */
  readonly feedback: Feedback | null;
}

/** What is known after an answer; the same as before where the answer is. */
const withAnswer =
  (host: Host, feedback: Feedback | null) =>
  (before: Known | null): Known =>
    before?.host === host && JSON.stringify(before.feedback) === JSON.stringify(feedback)
      ? before
      : { host, feedback };

/** What visitors said in a host's language, read again and again. */
export const useFeedback = (host: Host) => {
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = async (): Promise<void> => {
      if (document.visibilityState === 'visible') {
        const feedback = await readFeedback(host).catch(() => null);
        if (isCurrent) setKnown(withAnswer(host, feedback));
      }
      if (isCurrent) timer = setTimeout(() => void read(), pause);
    };
    void read();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [host]);

  const current = known?.host === host ? known : null;
  return {
    isRead: current !== null,
    feedback: current?.feedback ?? null,
    /** Whether it was kept. */
    lookAt: async (article: number): Promise<boolean> => {
      try {
        await lookAt(host, article);
        setKnown(withAnswer(host, await readFeedback(host)));
        return true;
      } catch {
        return false;
      }
    },
  };
};
