import type { DatabaseSync } from 'node:sqlite';
import { languageOf, localeCodes, type LanguageCode, type LocaleCode } from '#shared/projects/locales.ts';
import { inTransaction } from './schema.ts';
import type { ArticleEdit, ArticleEditsStore } from './article-edits-store.ts';
import { datesRow } from '../seed/article-dates.ts';
import { articleSlug } from '../seed/content-tree.ts';
import type { LanguageContent } from '../seed/read-content.ts';
import { uiKeysOf } from '../seed/resolve-source.ts';
import { finishArticle } from '../seed/stand-in.ts';
import { createUiWords } from '../seed/ui-words.ts';

/** The file of an article with an editor's words in place of its own. */
const editedFile = (file: string, { title, text, changed }: ArticleEdit): string => {
  const [, head = ''] = /^---\n([^]*?)\n---\n/.exec(file) ?? [];
  const kept = head.split('\n').filter((line) => !/^(?:title|changed): /.test(line));
  return `---\ntitle: ${title}\n${kept.join('\n')}\nchanged: ${changed}\n---\n\n${text.trim()}\n`;
};

/** The content files with what editors wrote since: a new seed keeps it. Languages without a file of the article are left as they are. */
export const withEdits = (
  content: ReadonlyMap<LanguageCode, LanguageContent>,
  edits: Pick<ArticleEditsStore, 'all'>,
): ReadonlyMap<LanguageCode, LanguageContent> => {
  const byLanguage = Map.groupBy(edits.all(), ({ language }) => language);
  return new Map(
    [...content].map(([language, own]) => {
      const articles = new Map(own.articles);
      for (const edit of byLanguage.get(language) ?? []) {
        const slug = articleSlug(edit.article);
        const file = slug === undefined ? undefined : articles.get(slug);
        if (slug !== undefined && file !== undefined) articles.set(slug, editedFile(file, edit));
      }
      return [language, { ...own, articles }];
    }),
  );
};

/**
 * Writes and shows articles that are changed while the shop runs.
 *
 * @param files the shipped files of each language.
 * @param index makes the search of a locale anew from its rows.
 */
export const createArticleEditing = (
  database: DatabaseSync,
  edits: ArticleEditsStore,
  files: () => ReadonlyMap<LanguageCode, LanguageContent>,
  index: (locale: LocaleCode) => void,
) => {
  const update = database.prepare(
    `update article_text set title = ?, html = ?, body = ?, image = ?, reviewed = ?, changed = ?
     where locale = ? and article = ? and language = ?`,
  );
  const dates = database.prepare('insert or replace into article_dates values (?, ?, ?, ?, ?)');
  const forgetUiWords = database.prepare('delete from article_ui_word where language = ? and article = ?');
  const uiWord = database.prepare('insert or ignore into article_ui_word values (?, ?, ?)');
  const shipped = (language: LanguageCode, article: number): string | undefined =>
    files()
      .get(language)
      ?.articles.get(articleSlug(article) ?? '');
  const localesOf = (language: LanguageCode) =>
    localeCodes.filter((locale) => languageOf(locale) === language);

  /**
   * Every locale first, so that nothing is kept where one of them cannot be made. With the article goes whatever is made
   * from it: once it is back to its shipped words no start would seed it anew.
   */
  const show = (language: LanguageCode, article: number, file: string, keep: () => void): void => {
    const slug = articleSlug(article) ?? '';
    const finished = localesOf(language).map(
      (locale) => [locale, finishArticle(slug, file, { locale, uiWords: createUiWords(locale) })] as const,
    );
    inTransaction(database, () => {
      keep();
      for (const [locale, { title, html, text, image, reviewed = null, changed = null }] of finished)
        update.run(title, html, text, image, reviewed, changed, locale, article, language);
      const row = datesRow(language, slug, file);
      if (row) dates.run(language, article, row.reviewed, row.changed, row.sections);
      forgetUiWords.run(language, article);
      for (const word of uiKeysOf(file)) uiWord.run(language, word, article);
      for (const locale of localesOf(language)) index(locale);
    });
  };

  return {
    /** The shipped file, and what stands in its place; `undefined` where the language has none. */
    source: (language: LanguageCode, article: number) => {
      const file = shipped(language, article);
      const edit = edits.edit(language, article);
      return file === undefined ? undefined : { file, edit };
    },
    /** The HTML of an article as a locale would have it. Throws with the reason where the words cannot be read. */
    render: (
      locale: (typeof localeCodes)[number],
      article: number,
      file: string,
      edit: Omit<ArticleEdit, 'changed'>,
    ) => {
      const slug = articleSlug(article) ?? '';
      const place = { locale, uiWords: createUiWords(locale) };
      return finishArticle(slug, editedFile(file, { ...edit, changed: today() }), place);
    },
    /** Keeps an edit and shows it. Throws with the reason where the words cannot be read; nothing is kept then. */
    save: (language: LanguageCode, article: number, words: Omit<ArticleEdit, 'changed'>): void => {
      const edit = { ...words, changed: today() };
      const file = editedFile(shipped(language, article) ?? '', edit);
      show(language, article, file, () => edits.save(language, article, edit));
    },
    /** Back to the shipped words. */
    reset: (language: LanguageCode, article: number): void =>
      show(language, article, shipped(language, article) ?? '', () => edits.remove(language, article)),
  };
};

const today = (): string => new Date().toISOString().slice(0, 10);

export type ArticleEditing = ReturnType<typeof createArticleEditing>;
