import type { Counts, Doubt } from './doubt.ts';
import type { Weight } from './weight.ts';

/** Typed parts of a key; nothing a visitor sends goes in unparsed. */
export interface ContentKey {
  readonly host: string;
  /** Name of its row in the table of resources. */
  readonly resource: string;
  /** Which one of the resource: an article's id, a search. */
  readonly id?: string | number;
}

/** An answer as it came; a large one in bytes, as decoding it would block the event loop. */
export type RawAnswer = string | Buffer;

/** One request for content. What is learned of the answer beside its value is noted here. */
export interface Exchange {
  /** Another replica's answer to read instead of asking the upstream; `null`: ask. */
  readonly recalled: string | null;
  /** The upstream's answer as it came, once it could be read. */
  answer?: RawAnswer;
  unreadable?: number;
  /** A 404 or 400 without the contract's body, which may come from a gateway. */
  refused?: boolean;
}

export type Load = (exchange: Exchange) => Promise<unknown>;

export interface Entry extends Weight {
  readonly key: ContentKey;
  /** `null`: it does not exist. */
  readonly value: unknown;
  /** When the upstream gave it, on the clock of `performance.now()`. */
  readonly since: number;
  readonly freshUntil: number;
  readonly staleUntil: number;
  readonly counts: Counts;
  purged: boolean;
  /** How many of its entries may be missing after a purge without doubt. */
  excused: number;
  /** Of the last answer, where that was poorer. */
  doubt: Doubt | null;
}

/** The key as logs and metrics may have it: what a visitor searched for is left out. */
export const withoutText = ({ host, resource, id }: ContentKey): ContentKey =>
  typeof id === 'number' ? { host, resource, id } : { host, resource };

export const nameOf = (key: ContentKey): string => `${key.host}|${key.resource}|${key.id ?? ''}`;
