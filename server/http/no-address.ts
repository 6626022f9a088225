import type { Response } from 'express';

/** Notes that the path of a request was none of ours in any spelling. */
export const markNoAddress = (res: Response): void => {
  res.locals['isNoAddress'] = true;
};

/** Whether the path was none of ours in any spelling: the browser must not read it in its own way either. */
export const isNoAddress = (res: Response): boolean => res.locals['isNoAddress'] === true;
