import { Worker } from 'node:worker_threads';
import { nextMessage, threadEnvironment } from '#server/upstream/thread-message.ts';
import type { SanitiseReply, SanitiserData, SanitiseRequest, SanitiserReady } from './sanitise-protocol.ts';

/** Longest time one article may take once its turn has come, in milliseconds; then its thread is thrown away. */
export const articleDeadline = 5_000;

/** A thread's heap, in megabytes. An article that needs more ends the thread, never the process. */
const heapLimit = 256;

/** A thread that ended before it answered, `code` says why: out of memory, out of time, by itself. */
export class ThreadDied extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`the sanitising thread ended: ${code}`);
    this.code = code;
  }
}

/** A thread that sanitises, off the event loop. */
export interface SanitisingThread {
  /** Resolves when it can sanitise. Rejects with `ThreadDied`. */
  readonly ready: Promise<unknown>;
  /** One article; never two at once. Rejects with `ThreadDied`. */
  reply(request: SanitiseRequest): Promise<SanitiseReply>;
  end(): Promise<unknown>;
}

export interface ThreadOptions {
  /** The worker; tests give their own, which dies at will. */
  readonly script?: URL;
  /** Megabytes. */
  readonly maxHeap?: number;
}

export const startThread = (
  data: SanitiserData,
  { script = new URL('./sanitise-worker.ts', import.meta.url), maxHeap = heapLimit }: ThreadOptions,
): SanitisingThread => {
  const resourceLimits = { maxOldGenerationSizeMb: maxHeap, maxYoungGenerationSizeMb: 32 };
  const worker = new Worker(script, { workerData: data, resourceLimits, env: threadEnvironment });
  let late = false;
  const gone = new Promise<never>((_resolve, reject) => {
    worker.on('error', (error) => reject(new ThreadDied(codeOf(error))));
    worker.on('exit', () => reject(new ThreadDied(late ? 'ERR_SANITISER_DEADLINE' : 'ERR_SANITISER_EXIT')));
  });
  gone.catch(() => {});
  // On a busy machine loading the sanitiser alone takes seconds, and is no article's fault.
  const ready = Promise.race([nextMessage<SanitiserReady>(worker, 'ready').catch(() => gone), gone]);
  ready.catch(() => {});
  worker.unref();

  return {
    ready,
    async reply(request) {
      worker.ref();
      await ready;
      const timer = setTimeout(() => {
        late = true;
        void worker.terminate();
      }, articleDeadline);
      try {
        const reply = nextMessage<SanitiseReply>(worker, 'reply').catch(() => gone);
        worker.postMessage(request);
        return (await Promise.race([reply, gone])) ?? (await gone);
      } finally {
        clearTimeout(timer);
        worker.unref();
      }
    },
    end: () => worker.terminate(),
  };
};

const codeOf = (error: unknown): string => {
  const { code, name } = error as { readonly code?: unknown; readonly name?: unknown };
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'unknown';
};
