import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { MessageChannel, receiveMessageOnPort, Worker, type MessagePort } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { RawAnswer } from '#server/cache/content-entry.ts';
import { setWeight } from '#server/cache/weight.ts';
import { createAssembly, type ReadingReply, type ReadingTask } from './answer-parts.ts';
import type { Reading } from './read-answer.ts';

/** Longest time one answer may take to be read, in milliseconds. */
const readingDeadline = 20_000;
/** Heap of a thread, in megabytes: twice what an answer with as many values as it may have takes. */
const heapLimit = 1_024;

export type LargeReader = ReturnType<typeof createLargeReader>;

export interface ReadBody<T = unknown> {
  readonly reading: Reading<T>;
  /** As it came; a large one must not be used under its old name. */
  readonly body: RawAnswer;
}

/** Reads large answers off the event loop, one after another, each in a thread of its own that ends with it. */
export const createLargeReader = () => {
  const inTurn = pLimit(1);
  let thread: Worker | null = null;
  let closed = false;

  const readNow = async (resource: string, body: RawAnswer, charset: string): Promise<ReadBody | null> => {
    if (closed) return null;
    const { port1, port2 } = new MessageChannel();
    const given = typeof body === 'string' ? body : ownBytes(body);
    const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), {
      workerData: { resource, body: given, charset, replies: port2 } satisfies ReadingTask,
      transferList: typeof given === 'string' ? [port2] : [port2, given.buffer],
      resourceLimits: { maxOldGenerationSizeMb: heapLimit },
    });
    thread = worker;
    const timer = setTimeout(() => void worker.terminate(), readingDeadline);
    try {
      // Rejects where the thread ends by an error.
      await once(worker, 'exit').catch(() => {});
      return await takeOver(port1, body);
    } finally {
      clearTimeout(timer);
      port1.close();
      thread = null;
    }
  };

  return {
    /**
     * What `readJson` makes of a body by the schema of a resource, and the body again: a buffer that is given must not be
     * used any more. `null` where the thread ended before it was done.
     */
    read: (...answer: Parameters<typeof readNow>) => inTurn(readNow, ...answer),
    close(): void {
      closed = true;
      void thread?.terminate();
    },
  };
};

/** The bytes in a memory of their own, which can be handed over without copying. */
const ownBytes = (body: Buffer): Uint8Array<ArrayBuffer> => {
  const { buffer, byteLength } = body;
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength
    ? new Uint8Array(buffer)
    : Uint8Array.from(body);
};

/** A part a turn of the event loop, so that others are served in between. */
const takeOver = async (replies: MessagePort, body: RawAnswer): Promise<ReadBody | null> => {
  const assembly = createAssembly();
  for (;;) {
    const reply: ReadingReply | undefined = receiveMessageOnPort(replies)?.message;
    if (!reply) return null;
    if ('unreadable' in reply) return { reading: reply, body };
    if ('rest' in reply) {
      const answer = assembly.restore(reply.rest);
      setWeight(answer, reply.weight);
      return { reading: { answer, notes: reply.notes }, body: asRaw(reply.body) };
    }
    assembly.add(reply.part);
    await nextTurn();
  }
};

const asRaw = (body: RawAnswer | Uint8Array<ArrayBuffer>): RawAnswer =>
  typeof body === 'string' ? body : Buffer.from(body.buffer, body.byteOffset, body.byteLength);
