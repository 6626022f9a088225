import type { MessagePort } from 'node:worker_threads';
import type { RawAnswer } from '#server/cache/exchange.ts';
import type { Weight } from '#server/cache/weight.ts';
import type { Note } from './reading-notes.ts';

/** What a thread that reads one answer is started with. */
export interface ReadingTask {
  /** Its row in the table of resources, which has the schema. */
  readonly resource: string;
  readonly body: RawAnswer | Uint8Array;
  /** Takes the parts of what was read. */
  readonly parts: MessagePort;
}

/** Said once all parts were sent. */
export type ReadingReply =
  | {
      /** What is left of the answer without its parts. */
      readonly rest: unknown;
      readonly parts: number;
      readonly notes: readonly Note[];
      readonly weight: Weight;
      /** Given back as it came. */
      readonly body: RawAnswer | Uint8Array;
    }
  | { readonly unreadable: string }
  | 'malformed JSON';
