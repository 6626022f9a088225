import type { Response } from 'express';
import { recordReading } from '#server/cache/reading.ts';

/** Whether something was left out of this answer because it could not be had: it may not be kept for long. */
export const isHalf = (res: Response): boolean => res.locals['half'] === true;

export const markHalf = (res: Response): void => {
  res.locals['half'] = true;
};

/** Reads what an answer is made of, and marks the answer where a part of it could not be had. */
export const readFor = async <T>(res: Response, work: () => Promise<T>): Promise<T> => {
  const { result, reading, close } = recordReading(work);
  try {
    return await result;
  } finally {
    close();
    if (!reading.complete) markHalf(res);
  }
};
