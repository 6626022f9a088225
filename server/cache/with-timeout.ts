/** `work`, or `late` after so many milliseconds. Not p-timeout, which refuses a deadline that has already passed. */
export const withTimeout = async <T>(work: Promise<T>, milliseconds: number, late: () => T): Promise<T> => {
  const timer = Promise.withResolvers<void>();
  const timeout = setTimeout(timer.resolve, Math.max(0, milliseconds));
  try {
    return await Promise.race([work, timer.promise.then(late)]);
  } finally {
    clearTimeout(timeout);
  }
};
