import type { LanguageCode } from '#shared/projects/locales.ts';
import { demoProjects } from './demo-project.ts';
import type { Log } from './log.ts';

/** Makes the site ask anew for what surrogate keys name. False where it could not be told: it then shows the old for a while. */
export type PurgeSite = (keys: readonly string[]) => Promise<boolean>;

export interface PurgeAddress {
  readonly url: string;
  readonly token: string;
}

/** Names every page that lists articles in a language, those of the search among them. */
export const listKeysOf = (language: LanguageCode): string[] =>
  demoProjects.filter(({ textLanguage }) => textLanguage === language).map(({ host }) => `lists:${host}`);

/** How long the site may take to answer, in milliseconds. */
const patience = 2_000;

/** @param address `null` where there is no site to tell. */
export const createPurgeSite = (address: PurgeAddress | null, log: Log): PurgeSite => {
  if (address === null) return () => Promise.resolve(false);
  return async (keys) => {
    try {
      const { ok, status } = await fetch(address.url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${address.token}` },
        body: JSON.stringify({ keys }),
        signal: AbortSignal.timeout(patience),
      });
      if (!ok) log.error({ status }, 'the site refused a purge');
      return ok;
    } catch (error) {
      log.error(
        { name: error instanceof Error ? error.name : 'unknown' },
        'the site could not be told of a purge',
      );
      return false;
    }
  };
};
