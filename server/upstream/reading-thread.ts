import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { MessageChannel, receiveMessageOnPort, Worker, type MessagePort } from 'node:worker_threads';
import type { RawAnswer } from '#server/cache/exchange.ts';
import { setWeight } from '#server/cache/weight.ts';
import { createAssembly, type AnswerPart } from './answer-parts.ts';
import type { Reading } from './read-answer.ts';
import type { ReadingReply, ReadingTask } from './reading-protocol.ts';

/** Longest time one answer may take to be read, in milliseconds. */
const readingDeadline = 20_000;
/** Heap of a thread, in megabytes: twice what an answer with as many values as it may have takes. */
const heapLimit = 1_024;

/** Reads large answers off the event loop, one after another, each in a thread of its own that ends with it. */
export interface LargeReader {
  /**
   * What `readJson` makes of a body by the schema of a resource, and the body again: a buffer that is given must not be
   * used any more. `null` where the thread ended before it was done.
   */
  read(
    resource: string,
    body: RawAnswer,
  ): Promise<{ readonly reading: Reading<unknown> | 'malformed JSON'; readonly body: RawAnswer } | null>;
  close(): void;
}

export const createLargeReader = (): LargeReader => {
  let turn: Promise<unknown> = Promise.resolve();
  let thread: Worker | null = null;
  let closed = false;

  const readNow: LargeReader['read'] = async (resource, body) => {
    if (closed) return null;
    const { port1, port2 } = new MessageChannel();
    const bytes = typeof body === 'string' ? [] : [ownBytes(body)];
    const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), {
      workerData: { resource, body: bytes[0] ?? body, parts: port2 } satisfies ReadingTask,
      transferList: [port2, ...bytes.map(({ buffer }) => buffer)],
      resourceLimits: { maxOldGenerationSizeMb: heapLimit },
    });
    thread = worker;
    const timer = setTimeout(() => void worker.terminate(), readingDeadline);
    try {
      const reply = await replyOf(worker);
      return reply === null ? null : await takeOver(reply, port1, body);
    } finally {
      clearTimeout(timer);
      port1.close();
      thread = null;
    }
  };

  return {
    read(resource, body) {
      const read = turn.then(() => readNow(resource, body));
      turn = read.catch(() => {});
      return read;
    },
    close() {
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

const replyOf = async (worker: Worker): Promise<ReadingReply | null> => {
  const ended = once(worker, 'exit').then(
    () => null,
    () => null,
  );
  // Where a thread ends by an error, `once` rejects.
  const answered = once(worker, 'message').then(
    ([reply]) => reply as ReadingReply,
    () => null,
  );
  return Promise.race([answered, ended]);
};

/** A part a turn of the event loop, so that others are served in between. */
const takeOver = async (reply: ReadingReply, parts: MessagePort, body: RawAnswer) => {
  if (reply === 'malformed JSON' || 'unreadable' in reply) return { reading: reply, body };
  const assembly = createAssembly();
  for (let taken = 0; taken < reply.parts; taken += 1) {
    await nextTurn();
    const received: { readonly message: AnswerPart } | undefined = receiveMessageOnPort(parts);
    if (!received) throw new Error('a part of a large answer is missing');
    assembly.add(received.message);
  }
  const answer = assembly.restore(reply.rest);
  setWeight(answer, reply.weight);
  const { notes, body: given } = reply;
  return {
    reading: { answer, notes },
    body: typeof given === 'string' ? given : Buffer.from(given.buffer, given.byteOffset, given.byteLength),
  };
};
