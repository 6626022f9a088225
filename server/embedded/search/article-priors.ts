import type { DatabaseSync } from 'node:sqlite';

/** How long sums of votes are believed, in milliseconds. */
const votesFresh = 60_000;

/** What a customer looks for is seldom what suppliers or readers of news look for. */
const audienceShare = { customers: 1, suppliers: 0.75, readers: 0.7, undecided: 0.7 } as const;

export type Audience = keyof typeof audienceShare;

/**
 * What an article is worth whatever is looked for and whoever votes: whom it is written for, and its weight (10 to 30
 * lift it by as many quarters of a per cent).
 */
export const ownWorth = (weight: unknown, audience: unknown): number =>
  (1 + Number(weight ?? 0) / 400) * (audienceShare[audience as Audience] ?? 1);

/** What an index says of its articles: what each is worth of itself, and its ordinal number by its id. */
interface Articles {
  readonly worths: Float64Array;
  readonly ordinals: ReadonlyMap<number, number>;
}

/** What lifts or lowers an article whatever is looked for: its own worth, and its votes (a tenth at most). */
export const createPriors = (database: DatabaseSync, now: () => number = Date.now) => {
  const sums = database.prepare(
    'select article, sum(vote) as sum, count(*) as count from vote group by article',
  );
  let votes = new Map<number, number>();
  let readAt = -votesFresh;
  const readVotes = (): void => {
    if (now() - readAt < votesFresh) return;
    readAt = now();
    votes = new Map(
      sums.all().map(({ article, sum, count }) => [Number(article), Number(sum) / (Number(count) + 10)]),
    );
  };
  const made = new WeakMap<Articles, { readonly of: typeof votes; readonly values: Float64Array }>();
  /** By ordinal number; made anew when the votes were read anew, for every search needs all of them. */
  return (articles: Articles): Float64Array => {
    readVotes();
    const known = made.get(articles);
    if (known?.of === votes) return known.values;
    const values = articles.worths.slice();
    for (const [article, vote] of votes) {
      const ordinal = articles.ordinals.get(article);
      if (ordinal !== undefined) values[ordinal] = (values[ordinal] ?? 1) * (1 + 0.1 * vote);
    }
    made.set(articles, { of: votes, values });
    return values;
  };
};

export type ArticlePriors = ReturnType<typeof createPriors>;
