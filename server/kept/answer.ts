import type { Redirect } from '#shared/rendering/render-contract.ts';
import type { Wholeness } from '#server/cache/reading.ts';
import type { Visit } from '#server/projects/project-registry.ts';
import type { Encoding, PackedBody } from './encodings.ts';

/**
 * A finished answer: a page, or data of `/bff`. It is derived from content and has no horizon of its own: it is good until
 * something that it was made from has changed, an hour at most (behaviour/cache 20).
 */
export interface KeptAnswer {
  readonly key: string;
  readonly recipe: Recipe;
  /** The kind of its address, for metrics. */
  readonly route: string;
  readonly status: number;
  /** Names and values in turn, without those that depend on the encoding. */
  readonly headers: readonly string[];
  readonly etag: string;
  readonly body: PackedBody;
  /** Bytes of it, unpacked. */
  readonly length: number;
  /** Names of the content entries that it was made from. */
  readonly names: ReadonlySet<string>;
  readonly wholeness: Wholeness;
  /** When it has to be made anew, on the clock of `performance.now()`. */
  readonly until: number;
  /** What changes with every look at it: when content is due for a refresh (same clock), and how many looks. */
  readonly looks: { dueAt: number; count: number };
}

/** What it takes to make an answer, the first time and anew. */
export interface Recipe {
  readonly visit: Visit;
  /** Path and the query that is read, in their one spelling. */
  readonly address: string;
  /** Headers that every response of the host carries. */
  readonly common: Readonly<Record<string, string>>;
  readonly make: MakeAnswer;
}

export interface MakeOrder {
  readonly requestId: string;
  /** How whoever asked first takes it; it is kept in that form. */
  readonly encoding: Encoding;
  readonly isWanted: () => boolean;
}

/** An answer for those who have asked for it by now, and for nobody else. */
export interface PassingAnswer {
  readonly kind: 'passing';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** Something it was made from was purged meanwhile: it is good for who asked before that. */
  readonly purged: boolean;
}

export type Finished = Redirect | PassingAnswer | { readonly kind: 'kept'; readonly answer: KeptAnswer };

/** Makes an answer that many ask for, and keeps it. */
export type MakeAnswer = (recipe: Recipe, order: MakeOrder) => Promise<Finished>;

/** @param host and port as browsers name them. The sign between them stands in no header: `a/b` and `/c` are not `a` and `/b/c`. */
export const printKey = (host: string, address: string): string => `${host}\n${address}`;

export const keyOf = ({ visit: { origin }, address }: Pick<Recipe, 'visit' | 'address'>): string =>
  printKey(origin.slice(origin.indexOf('//') + 2), address);
