import { on } from 'node:events';
import type { Worker } from 'node:worker_threads';

/** What a thread of ours posts says what it is: under `--watch` Node posts messages of its own from every thread. */
export interface ThreadMessage {
  readonly kind: string;
}

/** The next message of this kind; `null` where the thread ends before. Rejects where it fails. */
export const nextMessage = async <M extends ThreadMessage>(
  worker: Worker,
  kind: M['kind'],
): Promise<M | null> => {
  for await (const [message] of on(worker, 'message', { close: ['exit'] }) as AsyncIterable<[unknown]>)
    if (isOfKind<M>(message, kind)) return message;
  return null;
};

const isOfKind = <M extends ThreadMessage>(message: unknown, kind: M['kind']): message is M =>
  typeof message === 'object' && message !== null && 'kind' in message && message.kind === kind;

/** Environment of a thread: it reads no settings, and reports nothing to whoever watches the process. */
export const threadEnvironment: Readonly<Record<string, string>> = {};
