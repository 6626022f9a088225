import { useEffect, useState } from 'react';
import { isLateCodeHere, lateCodeHere, wantLateCode } from './late-code.ts';

/** A late part of the page as React finds it. */
export type ServedPart = symbol;

const served = new Set<ServedPart>();
const taken = new Set<ServedPart>();
let isPageTaken = false;
let waiting: (() => void)[] = [];

const tellChange = (): void => {
  for (const wake of waiting) wake();
  waiting = [];
};

/** Notes a part with the page around it, outside the boundary that its code may hold up. */
export const useServedPart = (): ServedPart => {
  const [part] = useState(() => Symbol('late part'));
  useEffect(() => {
    isPageTaken = true;
    if (!taken.has(part)) served.add(part);
    tellChange();
    return () => {
      served.delete(part);
      taken.delete(part);
      tellChange();
    };
  }, [part]);
  return part;
};

/** Within the boundary: React has made the served markup its own. */
export const useTakenOver = (part: ServedPart): void =>
  useEffect(() => {
    taken.add(part);
    served.delete(part);
    tellChange();
  }, [part]);

const isShellOpen = () => !isPageTaken && document.querySelector('[data-late]') !== null;
const isOpen = () => served.size > 0 || isShellOpen();
const change = () => new Promise<void>((wake) => waiting.push(wake));

/** Whether React has taken over all of the page. */
export const isAllTakenOver = (): boolean => isLateCodeHere() && !isOpen();

/** Resolves when React has taken over what surrounds the late parts. */
export const shellTakenOver = async (): Promise<void> => {
  while (isShellOpen()) await change();
};

/** Resolves when React has taken over all of the page that was served, whenever its late code comes. */
export const pageTakenOver = async (): Promise<void> => {
  await lateCodeHere();
  while (isOpen()) await change();
};

/** The same, and has the late code come: from then on the words of the page may change. */
export const allTakenOver = (): Promise<void> => {
  wantLateCode();
  return pageTakenOver();
};
