import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { UpstreamUnavailable } from '#server/upstream/upstream-client.ts';
import type { CleanArticle, CleanContext } from './clean-article.ts';
import type { SanitiseReply, SanitiseRequest } from './sanitise-protocol.ts';

/** Longest time one article may take once its turn has come, in milliseconds; then its thread is thrown away. */
const deadline = 5_000;
/** A long-lived jsdom window leaks (behaviour/security 10), so a thread retires after this many articles. */
const articlesPerThread = 500;

/** A thread that sanitises, off the event loop. */
interface Thread {
  /** One article; never two at once. Rejects where it takes too long or ends the thread: that one is to blame. */
  clean(html: string, context: CleanContext): Promise<CleanArticle>;
  /** Whether it takes another article. */
  isFit(): boolean;
  end(): Promise<unknown>;
}

export interface Sanitiser {
  /** Articles are taken one by one: what an article does to its thread, no other that waits pays for. */
  clean(html: string, context: CleanContext): Promise<CleanArticle>;
  close(): Promise<unknown>;
}

export const createSanitiser = (): Sanitiser => {
  // Started ahead, for the first visitor of the first article must not wait for it.
  let thread = startThread();
  let turn: Promise<unknown> = Promise.resolve();

  const cleanNow = (html: string, context: CleanContext): Promise<CleanArticle> => {
    if (!thread.isFit()) {
      void thread.end();
      thread = startThread();
    }
    return thread.clean(html, context);
  };

  return {
    clean(html, context) {
      const cleaned = turn.then(() => cleanNow(html, context));
      turn = cleaned.catch(() => {});
      return cleaned;
    },
    close: () => thread.end(),
  };
};

const startThread = (): Thread => {
  const worker = new Worker(new URL('./sanitise-worker.ts', import.meta.url));
  let ended = false;
  let cleaned = 0;
  const gone = new Promise<never>((_resolve, reject) => {
    worker.on('error', reject);
    worker.on('exit', () => reject(new UpstreamUnavailable('article HTML takes too long to sanitise')));
  });
  gone.catch(() => (ended = true));
  // On a busy machine loading the sanitiser alone takes seconds, and is no article's fault.
  const ready = once(worker, 'message');
  ready.catch(() => {});
  worker.unref();

  const reply = async (request: SanitiseRequest): Promise<SanitiseReply> => {
    await Promise.race([ready, gone]);
    const timer = setTimeout(() => void worker.terminate(), deadline);
    try {
      worker.postMessage(request);
      const [message] = (await Promise.race([once(worker, 'message'), gone])) as [SanitiseReply];
      return message;
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    async clean(html, context) {
      cleaned += 1;
      worker.ref();
      try {
        const answer = await reply({ html, context });
        if ('clean' in answer) return answer.clean;
        throw new UpstreamUnavailable(`article HTML cannot be sanitised: ${answer.error}`);
      } finally {
        worker.unref();
      }
    },
    isFit: () => !ended && cleaned < articlesPerThread,
    end: () => worker.terminate(),
  };
};
