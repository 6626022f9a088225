/** What `work` comes to, or what `late` answers where that takes more than so many milliseconds; `late` may throw. */
export const orAfter = async <T>(work: Promise<T>, milliseconds: number, late: () => T): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, Math.max(0, milliseconds));
  });
  try {
    return await Promise.race([work, passed.then(late)]);
  } finally {
    clearTimeout(timer);
  }
};
