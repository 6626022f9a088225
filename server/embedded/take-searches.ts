/** Takes over what visitors of the site searched for without results, once; nothing where the site cannot be asked. */
export type TakeSearches = () => Promise<void>;

/** How long the site may take to answer, in milliseconds. */
const patience = 2_000;

/**
 * @param url `null` where there is no site to ask.
 * @param keep what was handed over.
 */
export const createTakeSearches = (url: string | null, keep: (handedOver: unknown) => void): TakeSearches => {
  if (url === null) return () => Promise.resolve();
  return async () => {
    try {
      const answer = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(patience) });
      if (answer.ok) keep(await answer.json());
    } catch {
      // A site that was not reached counts on, and hands over the next time. With an answer its words are lost.
    }
  };
};
