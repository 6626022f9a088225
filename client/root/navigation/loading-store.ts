import { createStore } from 'zustand';

/** `finishing`: the bar runs to its end before it goes. */
export type LoadingPhase = 'idle' | 'running' | 'finishing';

interface LoadingState {
  readonly phase: LoadingPhase;
  /** A page began to load. */
  readonly begin: () => void;
  /** It is there, or never will be. */
  readonly end: () => void;
}

/**
 * Milliseconds (behaviour/timings 9): loads shorter than the throttle show nothing; what was shown stays for the
 * minimum.
 */
export const loadingTimings = { throttle: 200, minimum: 200 } as const;

/** The loading bar's own state (behaviour/shell 7); one per tab. */
export const createLoadingStore = () =>
  createStore<LoadingState>()((set, get) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shownAt = 0;
    const later = (ms: number, work: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(work, ms);
    };
    const show = () => {
      shownAt = performance.now();
      set({ phase: 'running' });
    };
    const finish = () => {
      set({ phase: 'finishing' });
      later(loadingTimings.minimum, () => set({ phase: 'idle' }));
    };
    return {
      phase: 'idle',
      begin: () => {
        if (get().phase === 'running') clearTimeout(timer);
        else later(loadingTimings.throttle, show);
      },
      end: () => {
        clearTimeout(timer);
        if (get().phase === 'running')
          later(Math.max(0, loadingTimings.minimum - (performance.now() - shownAt)), finish);
        else set({ phase: 'idle' });
      },
    };
  });
