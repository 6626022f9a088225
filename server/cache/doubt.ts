import { isDeepStrictEqual } from 'node:util';
import type { Article, Category } from '#shared/help-api/models.ts';

/** What an answer holds, for comparing it with the remembered one. */
export interface Counts {
  /** Entries by level: all lists of one place in the answer are counted together. */
  readonly levels: Readonly<Record<string, number>>;
  readonly unreadable: number;
  readonly refused: boolean;
}

/** What an answer has less of than the remembered one, or more of what cannot be read. */
export interface Poorer {
  readonly poorer: 'empty' | 'fewer' | 'unreadable' | 'refused';
  readonly level?: string;
  readonly before?: number;
  readonly now?: number;
}

export interface Doubt {
  readonly counts: Counts;
  /** When an answer with these counts first came, on the clock of `performance.now()`. */
  readonly since: number;
  /** When the upstream is asked again, on the same clock. */
  readonly askAt: number;
}

/** Milliseconds after which a doubted answer is asked for again, and is believed if it is still the same. */
export const firstDoubtPause = 5_000;
export const doubtTime = 60_000;

/** Entries of a cached answer, by level. An article that does not exist has none: the contract can say that. */
export const countLevels = (resource: string, value: unknown): Counts['levels'] => {
  if (resource === 'article') return value === null ? {} : countArticle(value as Article);
  if (resource === 'categories') return countTree(value as readonly Category[]);
  if (resource === 'translations') return { texts: countTexts(value) };
  const levels: Record<string, number> = { all: Number(value !== null) };
  if (Array.isArray(value)) levels['all'] = 0;
  countLists(value, 'all', levels);
  return levels;
};

/** An editor may shorten an article: only one without content is poorer. */
const countArticle = ({ blocks, related }: Pick<Article, 'blocks' | 'related'>): Counts['levels'] => ({
  content: Number(blocks.length > 0),
  related: related.length,
});

const countTree = (categories: readonly Category[]): Counts['levels'] => {
  const subCategories = categories.flatMap(({ children }) => children);
  return {
    categories: categories.length,
    subCategories: subCategories.length,
    articles: subCategories.reduce((sum, { articles }) => sum + articles.length, 0),
  };
};

const countTexts = (value: unknown): number => {
  if (typeof value === 'string') return 1;
  return Object.values(value ?? {}).reduce<number>((sum, below) => sum + countTexts(below), 0);
};

/** Lists by the fields that lead to them: `all.items` is what all entries have under `items`. */
const countLists = (value: unknown, path: string, levels: Record<string, number>): void => {
  if (Array.isArray(value)) {
    levels[path] = (levels[path] ?? 0) + value.length;
    for (const entry of value) countLists(entry, path, levels);
  } else if (typeof value === 'object' && value !== null)
    for (const [name, field] of Object.entries(value)) countLists(field, `${path}.${name}`, levels);
};

/**
 * In what an answer is poorer than the remembered one; `null` where in nothing. "Fewer" means over a tenth
 * and more than one: an editor may remove an entry.
 *
 * @param excused how many entries may be missing because a purge named them.
 */
export const comparePoorer = (answer: Counts, remembered: Counts, excused = 0): Poorer | null => {
  if (answer.refused) return { poorer: 'refused' };
  if (answer.unreadable > remembered.unreadable)
    return { poorer: 'unreadable', before: remembered.unreadable, now: answer.unreadable };
  for (const [level, now] of Object.entries(answer.levels)) {
    const before = remembered.levels[level] ?? 0;
    const lost = before - now - excused;
    if (now === 0 && lost > 0) return { poorer: 'empty', level, before, now };
    if (lost > 1 && lost > before / 10) return { poorer: 'fewer', level, before, now };
  }
  return null;
};

/** The doubt about a poorer answer, given the last one; `null` where it has been the same for long enough. */
export const doubtAnswer = (counts: Counts, before: Doubt | null, now: number): Doubt | null => {
  if (!before || !isDeepStrictEqual(before.counts, counts))
    return { counts, since: now, askAt: now + firstDoubtPause };
  return now >= before.since + doubtTime ? null : { ...before, askAt: before.since + doubtTime };
};
