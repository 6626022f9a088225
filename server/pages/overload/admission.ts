import type { RenderQueue } from './render-queue.ts';

/** What a request would cost, as far as overload is concerned. */
export type Errand = 'page' | 'search' | 'data' | 'write';

/**
 * The longest wait for a render at which a request is still taken on, in milliseconds: a visitor who sends something has
 * read pages before, and is refused later than those who ask for one (behaviour/operations 10).
 */
const longestWait = { page: 1_000, search: 1_000, data: 1_000, write: 2_000 } as const satisfies Record<
  Errand,
  number
>;

/** Says whether a request may begin; counts those that may not. What is kept is sent without asking. */
export type Admission = (errand: Errand) => boolean;

/**
 * @param isStuck whether the event loop comes to nothing: a guard for load that is no render.
 */
export const createAdmission =
  (
    queue: Pick<RenderQueue, 'expectedWait' | 'backlog'>,
    isStuck: () => boolean,
    onRefused: (errand: Errand) => void,
  ): Admission =>
  (errand) => {
    const wait = errand === 'page' || errand === 'search' ? queue.expectedWait() : queue.backlog();
    const isRefused = wait > longestWait[errand] || (errand !== 'write' && isStuck());
    if (isRefused) onRefused(errand);
    return !isRefused;
  };
