/** A page, and what it cannot do without (design 5, deadlines), in milliseconds. */
export const pageDeadline = 5_000;
/** A block that a page can do without, in milliseconds. */
export const blockDeadline = 1_000;

export class DeadlinePassed extends Error {}

/** `work`, or a rejection with `DeadlinePassed` after `milliseconds`. The work itself goes on: others may wait for it. */
export const within = async <T>(work: Promise<T>, milliseconds: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DeadlinePassed()), milliseconds);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
};
