import { LRUCache } from 'lru-cache';
import type { Note } from './read-answer.ts';
import type { UpstreamCall } from './upstream-client.ts';

/** What answers of one call lose on their way to a page; never a value of them. */
export interface Loss {
  readonly host: string;
  /** As the specification names it: `top_articles`, `get_static_elements?type=cookies`. */
  readonly call: string;
  /** What is lost, and why. */
  readonly what: string;
  readonly count: number;
}

/** Which answer of a call: an article's number, say; left out where a host has one. */
type AnswerId = string | number;

export type Losses = ReturnType<typeof createLosses>;

/** Answers whose losses are remembered: more than a large shop has articles on all hosts. */
const most = 100_000;

/** @param onChanged told once of every count of `note` that is another than before. */
export const createLosses = (onChanged: (loss: Loss) => void) => {
  // By size, for `max` makes room for all of them at once.
  const limit = { maxSize: most, sizeCalculation: () => 1 };
  const known = new LRUCache<string, Loss>(limit);
  const readings = new LRUCache<string, ReadonlyMap<string, Note>>(limit);

  const set = (loss: Loss, answer: AnswerId = ''): boolean => {
    const key = [loss.host, loss.call, loss.what, answer].join('|');
    const before = known.get(key)?.count ?? 0;
    // Searches are many: the worst of them stands for all.
    if (loss.count === before || (loss.call === searchCall && loss.count < before)) return false;
    if (loss.count === 0) known.delete(key);
    else known.set(key, loss);
    return true;
  };

  return {
    /** Reports how many entries of an answer are lost so; 0: none any more. Cheap while nothing changes. */
    note(loss: Loss, answer?: AnswerId): void {
      if (set(loss, answer)) onChanged(loss);
    },
    /** Takes all that was lost while a new answer was read; returns those notes that are news. */
    noteReading(call: UpstreamCall, notes: readonly Note[]): readonly Note[] {
      const { host = '' } = call;
      const answer = answerOf(call);
      const place = [host, nameOfCall(call), answer].join('|');
      const before = readings.get(place) ?? new Map<string, Note>();
      const now = new Map(notes.map((each) => [describeNote(each), each]));
      if (now.size > 0) readings.set(place, now);
      else readings.delete(place);
      const lossOf = (what: string, count: number) => ({ host, call: nameOfCall(call), what, count });
      for (const what of before.keys()) if (!now.has(what)) set(lossOf(what, 0), answer);
      return [...now].flatMap(([what, each]) => (set(lossOf(what, each.count), answer) ? [each] : []));
    },
    /** What is lost at present, over all answers of a call. */
    all(): readonly Loss[] {
      const sums = new Map<string, Loss>();
      for (const loss of known.values()) {
        const key = [loss.host, loss.call, loss.what].join('|');
        sums.set(key, { ...loss, count: loss.count + (sums.get(key)?.count ?? 0) });
      }
      return [...sums.values()];
    },
  };
};

const searchCall = 'find_articles';

/** A call by its path, without the ids in it. */
export const callName = (path: string): string => path.replaceAll(/\/[^/]*\d[^/]*/g, '/:id');

/** A call as the specification names it, without the ids in it. */
export const nameOfCall = ({ path, query = {} }: Pick<UpstreamCall, 'path' | 'query'>): string => {
  const name = callName(path).replace(/^\/api\//, '');
  return query['type'] === undefined ? name : `${name}?type=${query['type']}`;
};

/** Which answer of a call it is; of searches nothing tells, their text may be personal. */
const answerOf = ({ query = {} }: Pick<UpstreamCall, 'query'>): AnswerId =>
  query['articleId'] ?? query['categoryId'] ?? '';

const said = {
  field: 'fields that cannot be read',
  entry: 'entries that cannot be read',
  cut: 'cut, for it is too long',
  dropped: 'articles outside of a sub-category',
  moved: 'cookies without a consent type, shown under marketing',
} as const satisfies Record<Note['kind'], string>;

/** A note of the reading in words; where, by the names of the fields. */
export const describeNote = ({ kind, level, field }: Note): string =>
  `${said[kind]} (${[level, field].filter(Boolean).join('.')})`;
