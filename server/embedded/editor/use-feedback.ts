import { useEffect, useState } from 'react';
import { lookAt, readFeedback, type Feedback } from './answers-api.ts';
import type { Host } from './desk-api.ts';

/** How often the content API is asked again while the panel can be seen, in milliseconds: a vote is at the desk within a second. */
const pause = 800;

/** What is known after an answer, or after none (`null`): what was known before stays, and somebody may be writing below it. */
const withAnswer =
  (answer: Feedback | null) =>
  (before: Feedback | null | undefined): Feedback | null =>
    before && (answer === null || JSON.stringify(before) === JSON.stringify(answer)) ? before : answer;

/** What visitors said in a host's language, read again and again. For another host it begins anew (`key`). */
export const useFeedback = (host: Host) => {
  /** `null`: it could never be read. */
  const [known, setKnown] = useState<Feedback | null>();
  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = async (): Promise<void> => {
      if (document.visibilityState === 'visible') {
        const feedback = await readFeedback(host).catch(() => null);
        if (isCurrent) setKnown(withAnswer(feedback));
      }
      if (isCurrent) timer = setTimeout(() => void read(), pause);
    };
    void read();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [host]);

  return {
    isRead: known !== undefined,
    feedback: known ?? null,
    /** Whether it was kept. */
    lookAt: async (article: number): Promise<boolean> => {
      try {
        await lookAt(host, article);
        setKnown(withAnswer(await readFeedback(host).catch(() => null)));
        return true;
      } catch {
        return false;
      }
    },
  };
};
