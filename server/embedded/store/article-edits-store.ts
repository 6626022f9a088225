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
  return {
    edit: (language: LanguageCode, article: number) =>
      one.get(language, article) as unknown as ArticleEdit | undefined,
    all: (): readonly (ArticleEdit & { readonly language: LanguageCode; readonly article: number })[] =>
      (all.all() as unknown as (ArticleEdit & { language: LanguageCode; article: number })[]).filter(
        ({ language }) => languageCodes.includes(language),
      ),
    save: (language: LanguageCode, article: number, { title, text, changed }: ArticleEdit): void =>
      void write.run(language, article, title, text, changed),
    remove: (language: LanguageCode, article: number): void => void remove.run(language, article),
  };
};

export type ArticleEditsStore = ReturnType<typeof createArticleEditsStore>;
