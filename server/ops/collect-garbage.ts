import { getHeapStatistics, setFlagsFromString } from 'node:v8';

/**
 * Has the collector judge buffers by the whole heap. By itself V8 looks through all that is alive each time that 64 MB of
 * buffers came up, which are 400 pages: in a heap with the trees of a large shop that costs a tenth of a render (decision 0050).
 * A V8 that knows the flag no more says so and goes on.
 */
export const judgeBuffersByHeap = (): void =>
  setFlagsFromString('--external-memory-accounted-in-global-limit');

/** Bytes in use up to which a heap is small: trees and pages of some thousand articles. */
const smallHeap = 128 * 1024 * 1024;
/** Milliseconds between two looks at it. */
const lookEvery = 5_000;

/**
 * Lets a small heap double before all that is alive in it is looked through. By itself V8 lets it grow by some 18 MB, which
 * are 65 pages made anew, and looking costs as much as 20 of these (decision 0058). A heap that is large grows by V8's own
 * measure, within the limit of the image.
 */
export const letSmallHeapGrow = (): void => {
  setFlagsFromString('--heap-growing-percent=100');
  const looking = setInterval(() => {
    if (getHeapStatistics().used_heap_size < smallHeap) return;
    setFlagsFromString('--heap-growing-percent=0');
    clearInterval(looking);
  }, lookEvery).unref();
};
