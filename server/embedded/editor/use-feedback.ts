import { useEffect, useState } from 'react';
import { lookAt, readFeedback, type Feedback } from './answers-api.ts';
import type { Host } from './desk-api.ts';

/** How often the content API is asked again while the panel can be seen, in milliseconds: a vote is at the desk within a second. */
const pause = 800;

interface Known {
  readonly host: Host;
  /** `null`: it could never be read. */
  readonly feedback: Feedback | null;
}

/** What is known after an answer, or after none (`null`): what was known before stays, and somebody may be writing below it. */
const withAnswer =
  (host: Host, feedback: Feedback | null) =>
  (before: Known | null): Known => {
    if (before?.host !== host) return { host, feedback };
    const isSame = feedback === null || JSON.stringify(before.feedback) === JSON.stringify(feedback);
    return isSame ? before : { host, feedback };
  };

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
        setKnown(withAnswer(host, await readFeedback(host).catch(() => null)));
        return true;
      } catch {
        return false;
      }
    },
  };
};
