import type { Exchange } from './exchange.ts';
import type { Weight } from './weight.ts';

/** Typed parts of a key; nothing a visitor sends goes in unparsed. */
export interface ContentKey {
  readonly host: string;
  /** Name of its row in the table of resources. */
  readonly resource: string;
  /** Which one of the resource: an article's id, a search. */
  readonly id?: string | number;
}

/** What is remembered under one key. */
export interface Entry extends Weight {
  readonly key: ContentKey;
  readonly value: unknown;
  /** When the upstream gave it, on the clock of `performance.now()`. */
  readonly since: number;
  readonly freshUntil: number;
  readonly staleUntil: number;
  purged: boolean;
  readonly load: Load;
}

/** How a key is asked for, and which of its answers are doubted. */
export interface Load {
  readonly run: (exchange: Exchange) => Promise<unknown>;
  readonly isPoorer: (loaded: unknown, remembered: unknown) => boolean;
}

/** The key as logs and metrics may have it: what a visitor searched for is left out. */
export const withoutText = ({ host, resource, id }: ContentKey): ContentKey =>
  typeof id === 'number' ? { host, resource, id } : { host, resource };

export const nameOf = (key: ContentKey): string => `${key.host}|${key.resource}|${key.id ?? ''}`;

/** The key with this name; its id as text. */
export const keyNamed = (name: string): ContentKey => {
  const [host = '', resource = '', ...id] = name.split('|');
  return { host, resource, id: id.join('|') };
};
