/**
 * Whether a reader should hear the count now: only near the end (the last fifth, at most 50 characters) and at
 * the limit itself. A count at every key would drown what is being written.
 */
export const shouldAnnounce = (length: number, max: number): boolean =>
  length > 0 && max - length <= Math.min(50, Math.floor(max / 5));
