import type { Counter } from 'prom-client';
import type { Feedback } from '#server/content/writes.ts';
import type { SearchClick } from './browser-reports.ts';

/** Further down than this, the place in the list has one name. */
const lastRank = 10;

/** What visitors found and thought, as counts: hosts and words of closed lists, nothing that anybody typed. */
export const countFeedback = (
  count: (name: string, help: string, ...labelNames: string[]) => Counter,
): Feedback & { readonly clicked: (host: string, click: SearchClick) => void } => {
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
    searched: (host, from, outcome) => searches.inc({ host, from, outcome }),
    voted: (host, vote) => votes.inc({ host, vote: vote > 0 ? 'yes' : 'no' }),
    clicked: (host, { from, rank }) =>
      clicks.inc({ host, from, rank: rank > lastRank ? 'more' : String(rank) }),
  };
};
