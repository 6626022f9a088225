/** What visitors of the site look for in vain, as its operations port tells it; `null` where it cannot be asked. */
export type ReadSearches = () => Promise<unknown>;

/** How long the site may take to answer, in milliseconds. */
const patience = 2_000;

/** @param url `null` where there is no site to ask. */
export const createReadSearches = (url: string | null): ReadSearches => {
  if (url === null) return () => Promise.resolve(null);
  return async () => {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(patience) });
      return answer.ok ? await answer.json() : null;
    } catch {
      return null;
    }
  };
};
