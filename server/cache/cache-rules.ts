/** How long a kind of content is fresh, and how long it may still be shown while the upstream is slow or down. */
export interface Horizon {
  /** Milliseconds. */
  readonly fresh: number;
  /** Milliseconds; counted from the last good answer. */
  readonly stale: number;
}

const seconds = (count: number): number => count * 1000;
export const minutes = (count: number): number => seconds(60 * count);
export const days = (count: number): number => minutes(24 * 60 * count);

/** What does not exist is asked for again soon: an editor may just have published it. */
export const missingHorizon: Horizon = { fresh: seconds(20), stale: 0 };

/** After a failed call a key is not asked for again for this long, in milliseconds, nor a page rendered after a failed render. */
export const failureBackoff = seconds(5);

/** "Search again" asks the upstream at once; simultaneous searches share one call all the same. */
export const backoffOf = (resource: string): number => (resource === 'search' ? 0 : failureBackoff);

/** Milliseconds to wait for purged content, or the render of a purged page, before the old is shown: less than a block may take. */
export const purgePatience = 800;

/** Milliseconds after which a load is logged as slow: pages no longer wait for a block then (behaviour/timings 13). */
export const slowLoad = seconds(1);

/** After so many milliseconds of unreadable answers an operator is told, and pages without them are not partial. */
export const unreadableTime = minutes(1);

/** Share of `fresh` by which horizons vary, so that what was loaded together does not expire together. */
export const jitter = 0.1;

/** The one resource whose entries visitors make: it has a budget of its own. */
export const searchResource = 'search';

/** Memory for what does not exist, in bytes: 25,000 unknown ids evict only one another. */
export const missingBudget = 8 * 1024 * 1024;

/** Bytes of sanitised articles kept beside `CACHE_MB`: what is loaded unchanged is not cleaned again. */
export const cleanedBudget = 24 * 1024 * 1024;
