import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { CleanArticle } from '#shared/article-html/clean-article.ts';
import type { ShopAddresses } from '#shared/article-html/tidy-elements.ts';

/** First message of a thread: it can sanitise now. */
export interface SanitiserReady {
  readonly kind: 'ready';
}

/** One at a time: the next follows the reply. */
export interface SanitiseRequest {
  readonly html: string;
  /** The help centre's own host, where the article is shown: links to it become paths. */
  readonly host: string;
}

export type SanitiseReply = {
  readonly kind: 'reply';
  readonly heapUsed: number;
} & ({ readonly clean: CleanArticle } | { readonly refused: string });

/** Bytes by which a thread's heap may grow after its first article before it retires. */
const heapGrowth = 64 * 1024 * 1024;

/** An article, or why it cannot be shown. `permanent`: its content is to blame, it would be refused again. */
export type Cleaned =
  | { readonly clean: CleanArticle }
  | { readonly refused: string; readonly permanent: boolean };

export type Sanitiser = ReturnType<typeof createSanitiser>;

interface SanitiserOptions extends ThreadOptions {
  readonly onThreadDied?: (code: string) => void;
  readonly onThreadRetired?: () => void;
}

export const createSanitiser = (data: ShopAddresses, options: SanitiserOptions = {}) => {
  const { onThreadDied = () => {}, onThreadRetired = () => {} } = options;
  let thread: ReturnType<typeof startThread> | null = null;
  let heapAtFirst: number | null = null;
  const inTurn = pLimit(1);

  const endThread = (): void => {
    void thread?.end();
    thread = null;
    heapAtFirst = null;
  };

  const retireGrown = ({ heapUsed }: SanitiseReply): void => {
    heapAtFirst ??= heapUsed;
    if (heapUsed - heapAtFirst <= heapGrowth) return;
    endThread();
    thread = startThread(data, options);
    onThreadRetired();
  };

  const reply = async (request: SanitiseRequest): Promise<SanitiseReply | ThreadDied> => {
    thread ??= startThread(data, options);
    try {
      const answer = await thread.reply(request);
      retireGrown(answer);
      return answer;
    } catch (error) {
      endThread();
      if (!(error instanceof ThreadDied)) throw error;
      onThreadDied(error.code);
      return error;
    }
  };

  const cleanNow = async (request: SanitiseRequest): Promise<Cleaned> => {
    let answer = await reply(request);
    if (answer instanceof ThreadDied) answer = await reply(request);
    if (answer instanceof ThreadDied) return { refused: answer.code, permanent: false };
    return 'clean' in answer ? { clean: answer.clean } : { refused: answer.refused, permanent: true };
  };

  return {
    /** Starts the thread before an article needs it; resolves when it can sanitise. Never rejects. */
    start(): Promise<unknown> {
      thread ??= startThread(data, options);
      // A thread that cannot start is reported with the article that meets it.
      return thread.ready.catch(() => {});
    },
    /** One by one, as each may end its thread. Then it is tried again: earlier articles may be to blame. */
    clean: (request: SanitiseRequest): Promise<Cleaned> => inTurn(cleanNow, request),
    async close(): Promise<unknown> {
      return thread?.end();
    },
  };
};

/** Longest time one article may take once its turn has come, in milliseconds; then its thread is thrown away. */
export const articleDeadline = 5_000;

/** A thread's heap, in megabytes. An article that needs more ends the thread, never the process. */
const heapLimit = 256;

/** A thread that ended before it answered, `code` says why: out of memory, out of time, by itself. */
class ThreadDied extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`the sanitising thread ended: ${code}`);
    this.code = code;
  }
}

interface ThreadOptions {
  /** The worker; tests give their own, which dies at will. */
  readonly script?: URL;
  readonly maxHeap?: number;
}

const startThread = (
  data: ShopAddresses,
  { script = new URL('./sanitise-worker.ts', import.meta.url), maxHeap = heapLimit }: ThreadOptions,
) => {
  const resourceLimits = { maxOldGenerationSizeMb: maxHeap, maxYoungGenerationSizeMb: 32 };
  const worker = new Worker(script, { workerData: data, resourceLimits, env: {} });
  let late = false;
  const ended = new AbortController();
  const { signal } = ended;
  worker.on('error', (error) => ended.abort(new ThreadDied(codeOf(error))));
  worker.on('exit', () =>
    ended.abort(new ThreadDied(late ? 'ERR_SANITISER_DEADLINE' : 'ERR_SANITISER_EXIT')),
  );
  /** The next message of a kind. Under `--watch` Node posts messages of its own. */
  const next = async <M extends { readonly kind: string }>(kind: M['kind']): Promise<M> => {
    for (;;)
      try {
        const [message] = (await once(worker, 'message', { signal })) as [M | null];
        if (message?.kind === kind) return message;
      } catch {
        signal.throwIfAborted();
      }
  };
  // On a busy machine loading the sanitiser alone takes seconds, and is no article's fault.
  const ready = next<SanitiserReady>('ready');
  ready.catch(() => {});
  worker.unref();

  return {
    /** Resolves when it can sanitise. Rejects with `ThreadDied`. */
    ready,
    /** One article; never two at once. Rejects with `ThreadDied`. */
    async reply(request: SanitiseRequest): Promise<SanitiseReply> {
      worker.ref();
      await ready;
      const timer = setTimeout(() => {
        late = true;
        void worker.terminate();
      }, articleDeadline);
      try {
        const reply = next<SanitiseReply>('reply');
        worker.postMessage(request);
        return await reply;
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
