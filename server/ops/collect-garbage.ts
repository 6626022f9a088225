import { setFlagsFromString } from 'node:v8';

/**
 * Has the collector judge buffers by the whole heap. By itself V8 looks through all that is alive each time that 64 MB of
 * buffers came up, which are 400 pages: in a heap with the trees of a large shop that costs a tenth of a render (decision 0050).
 * A V8 that knows the flag no more says so and goes on.
 */
export const judgeBuffersByHeap = (): void =>
  setFlagsFromString('--external-memory-accounted-in-global-limit');
