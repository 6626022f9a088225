import { readFileSync } from 'node:fs';
import { openEmbeddedStore } from '#server/embedded/embedded-store.ts';
import { placedArticles } from '#server/embedded/seed/content-tree.ts';
import { languageCodes, locales } from '#shared/projects/locales.ts';
import { copySeededData } from '#tests/setup/seeded-data.ts';

interface Question {
  readonly q: string;
  /** Slugs of the articles that answer it, each as good as the other. */
  readonly answers: readonly string[];
}

/**
 * The questions of a language: ranking and words are tuned on some, and judged by others. `outside` are those of whoever
 * had read the articles' names alone; what they missed was mended as well.
 */
type Questions = Readonly<Record<Part, readonly Question[]>>;

export type Part = 'tune' | 'check' | 'outside';

interface Miss extends Question {
  /** Where the first right article stands, from 1; `null` where it is not found. */
  readonly place: number | null;
  readonly found: readonly string[];
}

export interface Quality {
  readonly asked: number;
  /** Questions whose first article is a right one. */
  readonly first: number;
  /** Questions with a right one among the first three. */
  readonly topThree: number;
  /** Questions that find nothing at all. */
  readonly nothing: number;
  /** Those whose first article is not a right one. */
  readonly misses: readonly Miss[];
}

/** A share in per cent. */
export const share = (part: number, { asked }: Pick<Quality, 'asked'>): number => (100 * part) / asked;

const slugs = new Map(placedArticles.map(({ id, slug }) => [id, slug]));

const readQuestions = (folder: string): Questions =>
  JSON.parse(readFileSync(new URL(`questions/${folder}.json`, import.meta.url), 'utf8')) as Questions;

const judge = (questions: readonly Question[], find: (query: string) => readonly string[]): Quality => {
  const answers = questions.map((question) => {
    const found = find(question.q);
    const at = found.findIndex((slug) => question.answers.includes(slug));
    return { ...question, found, place: at === -1 ? null : at + 1 };
  });
  return {
    asked: answers.length,
    first: answers.filter(({ place }) => place === 1).length,
    topThree: answers.filter(({ place }) => place !== null && place <= 3).length,
    nothing: answers.filter(({ found }) => found.length === 0).length,
    misses: answers.filter(({ place }) => place !== 1),
  };
};

/** All figures of some languages as one. */
export const total = (qualities: readonly Quality[]): Quality => {
  const sum = (of: 'asked' | 'first' | 'topThree' | 'nothing') =>
    qualities.reduce((before, quality) => before + quality[of], 0);
  return {
    asked: sum('asked'),
    first: sum('first'),
    topThree: sum('topThree'),
    nothing: sum('nothing'),
    misses: qualities.flatMap(({ misses }) => misses),
  };
};

/** How well the embedded search answers a part of the questions of each language, as it does for a visitor. */
export const measureSearch = (part: Part): ReadonlyMap<string, Quality> => {
  const { dataFile, remove } = copySeededData();
  const store = openEmbeddedStore(dataFile, { info: () => {}, error: () => {} });
  const measured = languageCodes.map((language) => {
    const folder = locales[language].backendCode;
    const questions = readQuestions(folder);
    const find = (query: string): string[] =>
      store.search(language, query).articles.map(({ article }) => slugs.get(article) ?? '');
    return [folder, judge(questions[part], find)] as const;
  });
  store.close();
  remove();
  return new Map(measured);
};
