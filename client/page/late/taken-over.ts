import { useEffect, useState } from 'react';

/** A late part of the page as React finds it. */
export type ServedPart = symbol;

/** The late parts of the page, and whether React has made their markup its own. */
const parts = new Map<ServedPart, boolean>();
let isShellTaken = false;
let waiting: (() => void)[] = [];

const tellChange = (): void => {
  for (const wake of waiting) wake();
  waiting = [];
};

/** Notes a part with the page around it, outside the boundary that its code may hold up. */
export const useServedPart = (): ServedPart => {
  const [part] = useState(() => Symbol('late part'));
  useEffect(() => {
    isShellTaken = true;
    // What is within the boundary comes first.
    if (!parts.has(part)) parts.set(part, false);
    tellChange();
    return () => {
      parts.delete(part);
      tellChange();
    };
  }, [part]);
  return part;
};

/** Within the boundary: React has made the served markup its own. */
export const useTakenOver = (part: ServedPart): void =>
  useEffect(() => {
    parts.set(part, true);
    tellChange();
  }, [part]);

const isShellOpen = () => !isShellTaken && document.querySelector('[data-late]') !== null;
const change = () => new Promise<void>((wake) => waiting.push(wake));

/** Whether React has taken over all of the page that was served. */
export const isPageTakenOver = (): boolean => !isShellOpen() && ![...parts.values()].includes(false);

/** Resolves when React has taken over what surrounds the late parts. */
export const shellTakenOver = async (): Promise<void> => {
  while (isShellOpen()) await change();
};

/** Resolves when it has all of the page, whenever the late code comes: from then on the words of the page may change. */
export const pageTakenOver = async (): Promise<void> => {
  while (!isPageTakenOver()) await change();
};
