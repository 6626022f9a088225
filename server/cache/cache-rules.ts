/** How long one kind of content is fresh, and how long it may stand in while the upstream is slow or down. */
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

/** After a failed call a key is not asked for again for this long, in milliseconds. */
export const failureBackoff = seconds(5);

/** A visitor who presses "Search again" wants it asked again; what others ask meanwhile shares one call all the same. */
export const backoffOf = (resource: string): number => (resource === 'search' ? 0 : failureBackoff);

/**
 * How long the load of purged content is waited for before what was there stands in, in milliseconds: less than a block
 * may take, so that an edit that an upstream in good health has is on the next page.
 */
export const purgePatience = 800;

/**
 * A load that takes longer is worth telling: pages no longer wait for a block by then (behaviour/timings 13).
 * Milliseconds.
 */
export const slowLoad = seconds(1);

/**
 * What cannot be read for this long is taken for what the upstream has to say: pages without it are not partial any
 * more, and an operator is told. Milliseconds.
 */
export const unreadableTime = minutes(1);

/** Share of `fresh` by which horizons differ, so that what was filled in one sweep does not expire in one. */
export const jitter = 0.1;

/** The one resource whose entries visitors make: it has a budget of its own. */
export const searchResource = 'search';

/** Memory for what does not exist, in bytes: 25,000 unknown ids in a row push nothing out but one another. */
export const missingBudget = 8 * 1024 * 1024;

/**
 * Memory for articles that were sanitised, in characters of their HTML, beside `CACHE_MB`: an article that is loaded
 * anew and has not changed is not sanitised again.
 */
export const cleanedBudget = 24 * 1024 * 1024;
