import type { Response } from 'express';
import { isWholeReading, recordReading } from '#server/cache/reading.ts';

/** Whether something in this answer is missing or outdated because it could not be had: it may not be kept for long. */
export const isHalf = (res: Response): boolean => res.locals['half'] === true;

export const markHalf = (res: Response): void => {
  res.locals['half'] = true;
};

/** Surrogate keys of what `readFor` has read to be shown. */
export const shownBy = (res: Response): ReadonlySet<string> =>
  (res.locals['shown'] as ReadonlySet<string> | undefined) ?? new Set();

/**
 * Reads what an answer is made of; marks the answer where a part of it could not be had or was purged meanwhile, and notes
 * what it shows. What is read has to be sent at once: of a purge after that it hears nothing.
 */
export const readFor = async <T>(res: Response, work: () => Promise<T>): Promise<T> => {
  const { result, reading, close } = recordReading(work);
  try {
    return await result;
  } finally {
    close();
    if (!isWholeReading(reading)) markHalf(res);
    res.locals['shown'] = reading.shown;
  }
};
