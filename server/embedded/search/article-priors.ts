import type { DatabaseSync } from 'node:sqlite';

/** How long sums of votes are believed, in milliseconds. */
const votesFresh = 60_000;

/** What a customer looks for is seldom what suppliers or readers of news look for. */
const audienceShare = { customers: 1, suppliers: 0.75, readers: 0.7 } as const;

export type Audience = keyof typeof audienceShare;

/**
 * What lifts or lowers an article whatever is looked for: whom it is written for, its weight (10 to 30 lift it by as
 * many quarters of a per cent) and its votes (a tenth at most).
 */
export const createPriors = (database: DatabaseSync, now: () => number = Date.now) => {
  const facts = new Map(
    database
      .prepare('select id, weight, audience from article')
      .all()
      .map(({ id, weight, audience }) => [
        Number(id),
        (1 + Number(weight) / 400) * (audienceShare[audience as Audience] ?? 1),
      ]),
  );
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
  const valueOf = (article: number): number =>
    (facts.get(article) ?? 1) * (1 + 0.1 * (votes.get(article) ?? 0));
  const made = new WeakMap<Uint32Array, { readonly of: typeof votes; readonly values: Float64Array }>();
  /** By ordinal number; made anew when the votes were read anew, for every search needs all of them. */
  return (articles: Uint32Array): Float64Array => {
    readVotes();
    const known = made.get(articles);
    if (known?.of === votes) return known.values;
    const values = Float64Array.from(articles, valueOf);
    made.set(articles, { of: votes, values });
    return values;
  };
};

export type ArticlePriors = ReturnType<typeof createPriors>;
