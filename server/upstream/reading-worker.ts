import { workerData } from 'node:worker_threads';
import { weigh } from '#server/cache/weight.ts';
import { takeApart, type ReadingReply, type ReadingTask } from './answer-parts.ts';
import { noJson, readJson, textOf } from './read-answer.ts';
import { resources, type ResourceName } from './resources.ts';

// What one large answer costs the event loop is spent here, on a thread that ends with it.

const { resource, body, charset, replies } = workerData as ReadingTask;

/**
 * Values of one answer: a tree of 100,000 articles has a million. `JSON.parse` cannot be stopped half-way, and a thread
 * that runs out of memory in it takes the process along; so many values fit.
 */
const maxValues = 3_000_000;
const [comma, openBrace, openBracket] = Buffer.from(',{[');

/** As many values as `json` may have: signs in its texts count as well. */
const countValues = (json: Uint8Array): number => {
  let count = 0;
  for (const byte of json) if (byte === comma || byte === openBrace || byte === openBracket) count += 1;
  return count;
};

const read = (): ReadingReply => {
  if (countValues(typeof body === 'string' ? Buffer.from(body) : body) > maxValues)
    return { unreadable: 'has too many values' };
  const text = typeof body === 'string' ? body : textOf(body, charset);
  if (text === null) return { unreadable: noJson };
  const reading = readJson(resources[resource as ResourceName].schema, text);
  if ('unreadable' in reading) return reading;
  const { answer, notes } = reading;
  const rest = takeApart(answer, (part) => replies.postMessage({ part } satisfies ReadingReply));
  return { rest, notes, weight: weigh(answer), body: /^utf-?8$/i.test(charset) ? body : text };
};

const reply = read();
replies.postMessage(
  reply,
  'body' in reply && typeof reply.body !== 'string' ? [reply.body.buffer as ArrayBuffer] : [],
);
