import { ownAddress } from '#shared/rendering/own-address.ts';
import { pageAt } from '#shared/rendering/page-routes.ts';
import { canonicalOf } from '#server/middleware/canonical-address.ts';
import { printKey } from '#server/kept/answer.ts';
import type { KeptAnswers } from '#server/kept/kept-answers.ts';
import { isLasting } from '../is-lasting.ts';
import type { Admission, Errand } from './admission.ts';
import { isOfWords, type Refusal, type Refusals } from './refusals.ts';

interface Dependencies {
  readonly kept: Pick<KeptAnswers, 'findByKey' | 'isUnderway'>;
  readonly admits: Admission;
  readonly refusals: Pick<Refusals, 'find'>;
}

/**
 * What a GET is refused with that the app would refuse in the end; `null` for everything else: the app decides. Takes a
 * request's `Host` and target as they came, and knows hosts and addresses in their one spelling only.
 */
export type EarlyRefusal = (host: string, target: string) => Refusal | null;

export const createEarlyRefusal =
  ({ kept, admits, refusals }: Dependencies): EarlyRefusal =>
  (host, target) => {
    // Where nobody has been refused yet, nothing more is asked.
    const refusal = refusals.find(host, target.startsWith('/bff/') ? 'data' : 'page');
    const errand = refusal ? errandOf(target) : null;
    if (!refusal || errand === null || isMadeAnyway(kept, host, target)) return null;
    return admits(errand) ? null : refusal;
  };

/** What a target costs; `null` for files, words, redirects and what is no address. */
const errandOf = (target: string): Errand | null => {
  if (isOfWords(target)) return null;
  if (target.startsWith('/bff/')) return 'data';
  const [path = ''] = target.split('?', 1);
  if (path.includes('.') || canonicalOf(target) !== target) return null;
  return pageAt(path) === 'search' ? 'search' : 'page';
};

/** Pages that are kept, or are being made for somebody else: one reader more costs nothing. */
const isMadeAnyway = (kept: Dependencies['kept'], host: string, target: string): boolean => {
  const [path = ''] = target.split('?', 1);
  const address = ownAddress(path, target.slice(path.length));
  const key = printKey(host, address);
  return isLasting(address) && (kept.findByKey(key) !== undefined || kept.isUnderway(key));
};
