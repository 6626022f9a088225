/**
 * What `work` comes to, or what `late` returns where that takes more than so many milliseconds; `late` may throw. Not
 * p-timeout: what is left of a deadline may be nothing or less, which that refuses.
 */
export const withTimeout = async <T>(work: Promise<T>, milliseconds: number, late: () => T): Promise<T> => {
  const timer = Promise.withResolvers<void>();
  const timeout = setTimeout(timer.resolve, Math.max(0, milliseconds));
  try {
    return await Promise.race([work, timer.promise.then(late)]);
  } finally {
    clearTimeout(timeout);
  }
};
