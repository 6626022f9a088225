import { Counter, type Registry } from 'prom-client';

/** Where visitors look: the panel under the field, as they type, or the page of results. */
export const searchPlaces = ['panel', 'page'] as const;
export type SearchPlace = (typeof searchPlaces)[number];

/** What a search came to; `contact`: it asked for a person. */
export type SearchOutcome = 'hit' | 'none' | 'contact';

/** A result that was followed: only its place in the list is told. */
export interface SearchClick {
  readonly from: SearchPlace;
  /** 1 is the first. */
  readonly rank: number;
}

/** Further down than this, the place in the list has one name. */
const lastRank = 10;

/** What visitors found and thought, as counts: hosts and words of closed lists, nothing that anybody typed. */
export const countFeedback = (registry: Registry) => {
  const count = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({ name: `help_${name}`, help, labelNames, registers: [registry] });
  const searches = count('searches_total', 'Searches, by what they came to', 'host', 'from', 'outcome');
  const votes = count('votes_total', 'Votes on articles that the upstream took', 'host', 'vote');
  const clicks = count(
    'search_clicks_total',
    'Results that were followed, by place in the list, of those who allow statistics',
    'host',
    'from',
    'rank',
  );
  return {
    searched: (host: string, from: SearchPlace, outcome: SearchOutcome): void =>
      searches.inc({ host, from, outcome }),
    voted: (host: string, vote: number): void => votes.inc({ host, vote: vote > 0 ? 'yes' : 'no' }),
    clicked: (host: string, { from, rank }: SearchClick): void =>
      clicks.inc({ host, from, rank: rank > lastRank ? 'more' : String(rank) }),
  };
};
