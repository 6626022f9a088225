/** An answer as it came: a large one in bytes, for writing it as text would hold the event loop. */
export type RawAnswer = string | Buffer;

/**
 * One asking for content: from an answer that replicas share, or from the upstream, whose answer is then handed over as
 * it came.
 */
export interface Exchange {
  /** The answer to read instead of asking; `null`: ask. */
  readonly kept: string | null;
  /** Told of the upstream's answer once it could be read. */
  readonly onAnswer: (answer: RawAnswer) => void;
}
