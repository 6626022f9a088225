import { failureBackoff } from '#server/cache/cache-rules.ts';
import type { Reading } from '#server/cache/reading.ts';
import { routeName } from '#server/observability/route-name.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { Finished, KeptAnswer, Recipe } from './answer.ts';
import { pack, type Encoding } from './encodings.ts';
import { briefHeaders } from './outdated.ts';

/** An hour: what it was not told of (hosts that have the page, the year) is never older (behaviour/cache 20). */
const longestLife = 3_600_000;
/** How long it is kept that is not whole, in milliseconds. */
const halfLife = 10_000;
/** So long, in milliseconds, it is taken for true that other hosts have no such page whose content has not been loaded yet. */
const provisionalLife = 60_000;

/** An answer as it was made, and what from. */
export interface MadeAnswer {
  readonly key: string;
  readonly recipe: Recipe;
  /** Beside those that every response of the host carries. */
  readonly headers: Readonly<Record<string, string>>;
  readonly reading: Reading;
  /** When its content was asked for, on the clock of `performance.now()`. */
  readonly begun: number;
}

interface NewAnswer extends MadeAnswer {
  readonly status: number;
  readonly etag: string;
  readonly body: Uint8Array;
  /** How whoever asked first takes it. */
  readonly encoding: Encoding;
}

export type KeepAnswer = ReturnType<typeof createKeepAnswer>;

export const createKeepAnswer = (cache: Pick<AnswerCache, 'get' | 'keep'>) => {
  const keep = (answer: KeptAnswer): Finished => {
    cache.keep(answer);
    return { kind: 'kept', answer };
  };
  return {
    /** What is kept already and turns out to be true; none where something that it shows was purged meanwhile. */
    known({ key, etag, reading }: Pick<NewAnswer, 'key' | 'etag' | 'reading'>): KeptAnswer | undefined {
      const known = reading.purged ? undefined : cache.get(key);
      return known?.etag === etag ? known : undefined;
    },
    /** Keeps the same bytes on, under headers of their own: the keys of a purge may be others. */
    again: (known: KeptAnswer, { recipe, headers, reading, begun }: MadeAnswer): Finished =>
      keep({
        ...known,
        recipe,
        headers: namesAndValues(recipe, headers),
        ...keepingFacts(reading, begun),
      }),
    /** Keeps what was made; where it was purged meanwhile, those who wait get it and nobody else. */
    async fresh({
      key,
      recipe,
      headers,
      reading,
      begun,
      status,
      etag,
      body,
      encoding,
    }: NewAnswer): Promise<Finished> {
      const answer = {
        key,
        recipe,
        route: routeName(recipe.address.split('?', 1)[0] ?? ''),
        status,
        headers: namesAndValues(recipe, headers),
        etag,
        body: await pack(body, encoding),
        length: body.length,
        ...keepingFacts(reading, begun),
      };
      if (!reading.purged) return keep(answer);
      return {
        kind: 'passing',
        status,
        headers: { ...recipe.common, ...headers, ...briefHeaders },
        body,
        purged: true,
      };
    },
  };
};

const namesAndValues = ({ common }: Recipe, headers: Readonly<Record<string, string>>) => [
  ...Object.entries({ ...common, ...headers }).flat(),
  'Vary',
  'Accept-Encoding',
];

/** `names` and the rest are as they are once it has been made. */
const keepingFacts = (reading: Reading, begun: number) => ({
  names: reading.names,
  wholeness: reading.wholeness,
  until: begun + lifeOf(reading),
  // What could not be had for it is not asked for again before that.
  looks: { dueAt: Math.max(reading.freshUntil, begun + failureBackoff), count: 0 },
});

/** Milliseconds. What has changed meanwhile is shown, and made anew at the next look. */
const lifeOf = ({ changed, wholeness, provisional }: Reading): number => {
  if (changed) return 0;
  if (wholeness !== 'whole') return halfLife;
  return provisional ? provisionalLife : longestLife;
};
