import { parentPort, workerData } from 'node:worker_threads';
import { weigh } from '#server/cache/weight.ts';
import { takeApart } from './answer-parts.ts';
import { readJson } from './read-answer.ts';
import type { ReadingReply, ReadingTask } from './reading-protocol.ts';
import { resources, type ResourceName } from './resources.ts';

// What one large answer costs the event loop is spent here, on a thread that ends with it.

const { resource, body, parts } = workerData as ReadingTask;

/**
 * Values of one answer: a tree of 100,000 articles has a million. `JSON.parse` cannot be stopped half-way, and a thread
 * that runs out of memory in it takes the process along; so many values fit.
 */
const maxValues = 3_000_000;
const [comma, openBrace, openBracket] = Buffer.from(',{[');

/** As many values as `json` may have: signs in its texts count as well. */
const countValues = (json: Buffer): number => {
  let count = 0;
  for (const byte of json) if (byte === comma || byte === openBrace || byte === openBracket) count += 1;
  return count;
};

const read = (): ReadingReply => {
  const bytes = typeof body === 'string' ? Buffer.from(body) : Buffer.from(body.buffer);
  if (countValues(bytes) > maxValues) return { unreadable: 'has too many values' };
  const reading = readJson(resources[resource as ResourceName].schema, bytes);
  if (typeof reading === 'string' || 'unreadable' in reading) return reading;
  const { answer, notes } = reading;
  let sent = 0;
  const rest = takeApart(answer, (part) => {
    parts.postMessage(part);
    sent += 1;
  });
  return { rest, parts: sent, notes, weight: weigh(answer), body };
};

const reply = read();
const givenBack = typeof reply === 'object' && 'body' in reply && typeof body !== 'string';
parentPort?.postMessage(reply, givenBack ? [body.buffer as ArrayBuffer] : []);
