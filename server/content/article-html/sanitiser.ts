import type { CleanArticle } from './clean-article.ts';
import type { SanitiseReply, SanitiserData, SanitiseRequest } from './sanitise-protocol.ts';
import { startThread, ThreadDied, type SanitisingThread, type ThreadOptions } from './sanitising-thread.ts';

/** Growth of a thread's heap since its first article after which it retires, in bytes. */
const heapGrowth = 64 * 1024 * 1024;

/** Why an article cannot be shown. `lasting`: its content is to blame, it would be refused again. */
export interface Refusal {
  readonly refused: string;
  readonly lasting: boolean;
}

export interface Sanitiser {
  /** Starts the thread before an article needs it; resolves when it can sanitise. Never rejects. */
  start(): Promise<unknown>;
  /**
   * Articles are taken one by one: what an article does to its thread, no other that waits pays for. One whose thread
   * dies is tried once more in a new one, for the memory may have been taken by those before it.
   */
  clean(request: SanitiseRequest): Promise<{ readonly clean: CleanArticle } | Refusal>;
  close(): Promise<unknown>;
}

export interface SanitiserOptions extends ThreadOptions {
  /** Told of every thread that ended before it answered. */
  readonly onThreadDied?: (code: string) => void;
  /** Told of every thread that had grown and made room for a new one. */
  readonly onThreadRetired?: () => void;
}

export const createSanitiser = (data: SanitiserData, options: SanitiserOptions = {}): Sanitiser => {
  const { onThreadDied = () => {}, onThreadRetired = () => {} } = options;
  let thread: SanitisingThread | null = null;
  let heapAtFirst: number | null = null;
  let turn: Promise<unknown> = Promise.resolve();

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

  const cleanNow = async (request: SanitiseRequest) => {
    let answer = await reply(request);
    if (answer instanceof ThreadDied) answer = await reply(request);
    if (answer instanceof ThreadDied) return { refused: answer.code, lasting: false };
    return 'clean' in answer ? { clean: answer.clean } : { refused: answer.refused, lasting: true };
  };

  return {
    async start() {
      thread ??= startThread(data, options);
      // One that cannot start is told of by the article that meets it.
      await thread.ready.catch(() => {});
    },
    clean(request) {
      const cleaned = turn.then(() => cleanNow(request));
      turn = cleaned.catch(() => {});
      return cleaned;
    },
    async close() {
      await thread?.end();
    },
  };
};
