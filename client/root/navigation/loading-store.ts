import { createStore } from 'zustand';

/** `finishing`: the bar fades out. */
type LoadingPhase = 'idle' | 'running' | 'finishing';

interface LoadingState {
  readonly phase: LoadingPhase;
  readonly begin: () => void;
  readonly end: () => void;
}

/** Milliseconds (behaviour/timings 9): shorter loads show nothing; the bar stays at least for the minimum. */
const loadingTimings = { throttle: 200, minimum: 200 } as const;

/** State of the loading bar (behaviour/shell 7). */
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
