import type { Answered, Feedback } from './answers-api.ts';

/** What the list can begin with; the content API itself sends those first that need someone. */
export const orders = {
  need: 'Needs someone',
  helped: 'Helped least',
  votes: 'Most votes',
  views: 'Most views',
  title: 'Title',
} as const;
export type Order = keyof typeof orders;

export interface Wanted {
  readonly order: Order;
  /** `null`: all of them. */
  readonly area: number | null;
  readonly search: string;
  /** Those that somebody has looked at since their last vote. */
  readonly withLookedAt: boolean;
  /** The open one stays in the list, also once it is looked at. */
  readonly open: number | null;
}

const votesOf = ({ votes }: Answered): number => (votes ? votes.yes + votes.no : 0);

/** Share of yes, from 0 to 1; `null` where votes are too few. */
export const helpedOf = ({ votes }: Answered): number | null =>
  votes ? votes.yes / (votes.yes + votes.no) : null;

const compare: Readonly<Record<Exclude<Order, 'need'>, (one: Answered, other: Answered) => number>> = {
  helped: (one, other) => (helpedOf(one) ?? 2) - (helpedOf(other) ?? 2),
  votes: (one, other) => votesOf(other) - votesOf(one),
  views: (one, other) => other.views - one.views,
  title: (one, other) => one.title.localeCompare(other.title),
};

export const listAnswers = (
  { items }: Feedback,
  { order, area, search, withLookedAt, open }: Wanted,
): readonly Answered[] => {
  const looked = search.trim().toLowerCase();
  const listed = items.filter(
    (item) =>
      (withLookedAt || !item.lookedAt || item.id === open) &&
      (area === null || item.area === area) &&
      item.title.toLowerCase().includes(looked),
  );
  return order === 'need' ? listed : listed.toSorted(compare[order]);
};
