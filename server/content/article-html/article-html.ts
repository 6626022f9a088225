import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { isWithinCaps } from './caps.ts';
import type { CleanArticle, CleanContext } from './clean-article.ts';
import { sanitiserReady, type SanitiseReply, type SanitiseRequest } from './sanitise-protocol.ts';

/** Longest time one article may take once its thread runs, in milliseconds; then the thread is thrown away. */
const deadline = 5_000;
/** A long-lived jsdom window leaks (promises: 1.2 GB over 5,000 calls), so a thread retires after this many articles. */
const articlesPerThread = 500;

export interface ArticleHtml {
  /**
   * The only mint of `SafeHtml`: sanitised and cleaned content, once per content and host, off the event loop.
   * Rejects for content that is too large, too deep or too slow; nothing of it is shown then.
   */
  clean(html: string, context: CleanContext): Promise<CleanArticle>;
  close(): Promise<void>;
}

interface Thread {
  readonly worker: Worker;
  /** Resolves when the sanitiser is loaded: on a busy machine that alone takes seconds, and is no article's fault. */
  readonly ready: Promise<void>;
  readonly waiting: Map<number, { resolve: (clean: CleanArticle) => void; reject: (error: Error) => void }>;
  given: number;
}

export const createArticleHtml = (): ArticleHtml => {
  const versions = new LRUCache<string, Promise<CleanArticle>>({ max: 5_000 });
  let thread: Thread | null = null;
  let nextId = 1;

  const currentThread = (): Thread => {
    if (thread && thread.given < articlesPerThread) return thread;
    if (thread) retire(thread);
    thread = startThread((dead) => {
      if (thread === dead) thread = null;
    });
    return thread;
  };

  // Started ahead, for the first visitor of the first article must not wait for it.
  currentThread();

  const sanitise = (html: string, context: CleanContext): Promise<CleanArticle> => {
    const own = currentThread();
    own.given += 1;
    const id = nextId++;
    return new Promise<CleanArticle>((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      void own.ready.then(() => {
        if (own.waiting.has(id)) timer = setTimeout(() => void own.worker.terminate(), deadline);
      });
      const settle = () => {
        clearTimeout(timer);
        own.waiting.delete(id);
        if (own !== thread) retire(own);
      };
      own.waiting.set(id, {
        resolve: (clean) => (settle(), resolve(clean)),
        reject: (error) => (settle(), reject(error)),
      });
      own.worker.ref();
      own.worker.postMessage({ id, html, context } satisfies SanitiseRequest);
    });
  };

  return {
    clean(html, context) {
      if (!isWithinCaps(html))
        return Promise.reject(new Error('article HTML is larger or deeper than allowed'));
      const version = createHash('sha256')
        .update(`${context.host}\n${context.domain}\n${html}`)
        .digest('base64');
      const known = versions.get(version);
      if (known) return known;
      const cleaned = sanitise(html, context);
      versions.set(version, cleaned);
      cleaned.catch(() => versions.delete(version));
      return cleaned;
    },
    async close() {
      await thread?.worker.terminate();
    },
  };
};

const startThread = (onDeath: (thread: Thread) => void): Thread => {
  const worker = new Worker(new URL('./sanitise-worker.ts', import.meta.url));
  worker.unref();
  const ready = new Promise<void>((resolve) => worker.once('message', () => resolve()));
  const thread: Thread = { worker, ready, waiting: new Map(), given: 0 };
  worker.on('message', (reply: SanitiseReply | typeof sanitiserReady) => {
    if (reply === sanitiserReady) return;
    const caller = thread.waiting.get(reply.id);
    if ('clean' in reply) caller?.resolve(reply.clean);
    else caller?.reject(new Error(`sanitising failed: ${reply.error}`));
    if (thread.waiting.size === 0) worker.unref();
  });
  const die = () => {
    onDeath(thread);
    for (const caller of thread.waiting.values()) caller.reject(new Error('the sanitising thread ended'));
  };
  worker.on('error', die);
  worker.on('exit', die);
  return thread;
};

/** Ends a thread once nobody waits for it. */
const retire = ({ worker, waiting }: Thread): void => {
  if (waiting.size === 0) void worker.terminate();
};
