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

/** Which articles are listed. */
export const kinds = { all: 'All', behind: 'Behind the source', due: 'Due for review' } as const;
export type Kind = keyof typeof kinds;

export const isOfKind = ({ behind, due }: Answered, kind: Kind): boolean =>
  kind === 'all' || (kind === 'due' ? due : behind.length > 0);

export interface Wanted {
  readonly kind: Kind;
  readonly order: Order;
  /** `null`: all of them. */
  readonly area: number | null;
  readonly search: string;
  /** Those that somebody has looked at since their last vote. */
  readonly withLookedAt: boolean;
  /** The open one stays in the list whatever is wanted: somebody may be writing it. */
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
  { kind, order, area, search, withLookedAt, open }: Wanted,
): readonly Answered[] => {
  const looked = search.trim().toLowerCase();
  const listed = items.filter(
    (item) =>
      item.id === open ||
      ((withLookedAt || !item.lookedAt || kind !== 'all') &&
        isOfKind(item, kind) &&
        (area === null || item.area === area) &&
        item.title.toLowerCase().includes(looked)),
  );
  return order === 'need' ? listed : listed.toSorted(compare[order]);
};
