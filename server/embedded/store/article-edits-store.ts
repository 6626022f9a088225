import type { DatabaseSync } from 'node:sqlite';
import { languageCodes, type LanguageCode } from '#shared/projects/locales.ts';

/** What an editor wrote in place of an article's shipped words. */
export interface ArticleEdit {
  readonly title: string;
  /** Markdown. */
  readonly text: string;
  /** Day of the edit, ISO 8601. */
  readonly changed: string;
}

/** Articles that editors changed, by language. They outlive a new seed. */
export const createArticleEditsStore = (database: DatabaseSync) => {
  const one = database.prepare(
    'select title, text, changed from article_edit where language = ? and article = ?',
  );
  const all = database.prepare('select language, article, title, text, changed from article_edit');
  const write = database.prepare(
    `insert into article_edit values (?, ?, ?, ?, ?)
     on conflict (language, article) do update set title = excluded.title, text = excluded.text, changed = excluded.changed`,
  );
  const remove = database.prepare('delete from article_edit where language = ? and article = ?');
  const revisions = new Map<LanguageCode, number>();
  const changed = (language: LanguageCode): void =>
    void revisions.set(language, (revisions.get(language) ?? 0) + 1);
  return {
    /** Grows with every edit of a language; 0 at the start, when the seed has read them all. */
    revision: (language: LanguageCode): number => revisions.get(language) ?? 0,
    edit: (language: LanguageCode, article: number) =>
      one.get(language, article) as unknown as ArticleEdit | undefined,
    all: (): readonly (ArticleEdit & { readonly language: LanguageCode; readonly article: number })[] =>
      (all.all() as unknown as (ArticleEdit & { language: LanguageCode; article: number })[]).filter(
        ({ language }) => languageCodes.includes(language),
      ),
    save: (language: LanguageCode, article: number, edit: ArticleEdit): void => {
      write.run(language, article, edit.title, edit.text, edit.changed);
      changed(language);
    },
    remove: (language: LanguageCode, article: number): void => {
      remove.run(language, article);
      changed(language);
    },
  };
};

export type ArticleEditsStore = ReturnType<typeof createArticleEditsStore>;
