import type { DatabaseSync } from 'node:sqlite';
import type { LanguageCode } from '#shared/projects/locales.ts';
import { demoProjects } from '../demo-project.ts';

/** Days that figures reach back, and days that a comment is kept: it may hold personal data. */
export const figureDays = 30;
const commentDays = 90;
const dayLength = 86_400_000;

/** Comments of an article that are read back, newest first. */
const mostComments = 20;

type ArticleVotes = {
  readonly article: number;
  readonly yes: number;
  readonly no: number;
  /** Grows with every vote. */
  readonly last: number;
};

export interface CommentRow {
  readonly article: number;
  readonly host: string;
  readonly reasons: readonly string[];
  readonly comment: string;
  /** ISO 8601. */
  readonly at: string;
}

/** Whoever votes, votes on the words of a language: the hosts that show it are counted together. */
const placesOf = (language: LanguageCode): string =>
  JSON.stringify(
    demoProjects
      .filter(({ textLanguage }) => textLanguage === language)
      .map(({ skin, locale }) => `${skin} ${locale}`),
  );

const hostOf = (skin: unknown, locale: unknown): string =>
  demoProjects.find((project) => project.skin === skin && project.locale === locale)?.host ?? '';

const ofPlaces = `skin || ' ' || locale in (select value from json_each(?))`;

/**
 * What visitors said of the articles of a language, for those who can mend them (behaviour/editor 18).
 *
 * @param now milliseconds since 1970.
 */
export const createFeedbackStore = (database: DatabaseSync, now: () => number = () => Date.now()) => {
  const votes = database.prepare(`
    select article, sum(vote = 1) as yes, sum(vote = -1) as no, max(id) as last
    from vote where ${ofPlaces} and created_at > ? and vote != 0 group by article`);
  const comments = database.prepare(`
    select article, skin, locale, reasons, comment, created_at as at
    from comment where ${ofPlaces} and vote = -1 order by id desc`);
  const views = database.prepare(`
    select article, sum(views) as views from article_view where ${ofPlaces} group by article`);
  const looked = database.prepare('select article, last_vote as last from looked_at where language = ?');
  const look = database.prepare(`
    insert into looked_at (language, article, last_vote, created_at)
    select ?, ?, coalesce(max(id), 0), ? from vote where article = ? and ${ofPlaces}
    on conflict (language, article) do update set last_vote = excluded.last_vote, created_at = excluded.created_at`);
  const forget = database.prepare('delete from comment where created_at <= ?');
  const daysAgo = (days: number): string => new Date(now() - days * dayLength).toISOString();
  const forgetOld = (): void => void forget.run(daysAgo(commentDays));

  return {
    /** Deletes comments that are too old; whoever reads them has done so, too. */
    forgetOld,
    votes: (language: LanguageCode) =>
      votes.all(placesOf(language), daysAgo(figureDays)) as unknown as readonly ArticleVotes[],
    /** Of the whole time that they are kept, newest first. */
    comments: (language: LanguageCode): ReadonlyMap<number, readonly CommentRow[]> => {
      forgetOld();
      const rows = comments
        .all(placesOf(language))
        .map(({ article, skin, locale, reasons, comment, at }): CommentRow => ({
          article: Number(article),
          host: hostOf(skin, locale),
          reasons: JSON.parse(String(reasons)) as string[],
          comment: String(comment),
          at: String(at),
        }));
      return Map.groupBy(rows, ({ article }) => article);
    },
    /** Views counted since the articles were seeded. */
    views: (language: LanguageCode): ReadonlyMap<number, number> =>
      new Map(views.all(placesOf(language)).map((row) => [Number(row['article']), Number(row['views'])])),
    /** The last vote that was there when somebody looked, by article. */
    lookedAt: (language: LanguageCode): ReadonlyMap<number, number> =>
      new Map(looked.all(language).map((row) => [Number(row['article']), Number(row['last'])])),
    lookAt: (language: LanguageCode, article: number): void =>
      void look.run(language, article, new Date(now()).toISOString(), article, placesOf(language)),
    isRecent: (at: string): boolean => at > daysAgo(figureDays),
    newest: (rows: readonly CommentRow[]): readonly CommentRow[] =>
      rows.filter(({ comment }) => comment !== '').slice(0, mostComments),
  };
};

export type FeedbackStore = ReturnType<typeof createFeedbackStore>;
