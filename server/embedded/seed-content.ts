import { hash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { DatabaseSync } from 'node:sqlite';
import type { LanguageCode, LocaleCode } from '#shared/projects/locales.ts';
import { areas, popularTopics, videos } from './content/tree.ts';
import type { Log } from './log.ts';
import { indexArticles } from './search/index-articles.ts';
import type { SearchData, SearchWords } from './seed/search-data.ts';
import { withEdits } from './store/edit-articles.ts';
import { createArticleEditsStore } from './store/article-edits-store.ts';
import { contentTables, inTransaction } from './store/schema.ts';
import { articleId, placedArticles } from './seed/content-tree.ts';
import { datesRow } from './seed/article-dates.ts';
import { contentFingerprint, readContent, type LanguageContent } from './seed/read-content.ts';
import { uiKeysOf } from './seed/resolve-source.ts';
import { finishContent, type FinishedLocale } from './seed/stand-in.ts';
import { uiWordsFolder } from './seed/ui-words.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const contentFolder = here('./content');
/** Everything the rows are made from: the texts and the code that turns them into rows. */
const sources = [
  contentFolder,
  here('./seed-content.ts'),
  here('./seed'),
  here('./store/edit-articles.ts'),
  here('./store/schema.ts'),
  here('./search'),
  here('../../shared/money/format-price.ts'),
  here('../../shared/projects/locales.ts'),
  here('../../shared/projects/word-stems.ts'),
  here('../../shared/text/search-terms.ts'),
  fileURLToPath(uiWordsFolder),
];

const seedTree = (database: DatabaseSync): void => {
  const category = database.prepare('insert into category (id, parent, weight) values (?, ?, ?)');
  for (const area of areas) {
    category.run(area.id, null, area.weight);
    for (const child of area.children) category.run(child.id, area.id, child.weight);
  }
  const article = database.prepare(
    'insert into article (id, category, slug, weight, views, audience) values (?, ?, ?, ?, ?, ?)',
  );
  const relevant = database.prepare('insert into article_relevant values (?, ?, ?)');
  for (const node of placedArticles) {
    article.run(node.id, node.category, node.slug, node.weight, node.views, node.audience ?? 'customers');
    node.relevant.forEach((slug, position) => relevant.run(node.id, articleId(slug), position));
  }
  const popular = database.prepare('insert into popular_topic values (?, ?)');
  popularTopics.forEach((slug, position) => popular.run(articleId(slug), position));
  const video = database.prepare('insert into video values (?, ?, ?)');
  for (const { slug, id, weight } of videos) video.run(slug, id, weight);
};

/** Files name articles by their slug, the search by their id. A slug that is none of ours throws. */
const byArticle = ({ goods, keywords, ...data }: SearchData): SearchWords => {
  const byId = (bySlug: SearchData['keywords']): SearchWords['keywords'] =>
    Object.fromEntries(Object.entries(bySlug).map(([slug, phrases]) => [articleId(slug), phrases]));
  return { ...data, goods: byId(goods), keywords: byId(keywords) };
};

const seedLocale = (database: DatabaseSync, locale: LocaleCode, words: FinishedLocale): void => {
  const category = database.prepare('insert into category_text values (?, ?, ?, ?)');
  for (const [id, { title, description }] of Object.entries(words.areas))
    category.run(locale, Number(id), title, description);
  database.prepare('insert into site_text values (?, ?)').run(locale, JSON.stringify(words.site));
  const article = database.prepare('insert into article_text values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  for (const { reviewed = null, changed = null, ...written } of words.articles) {
    const { id, language, title, description, short, html, text, image } = written;
    article.run(locale, id, language, title, description, short, html, text, image, reviewed, changed);
  }
  indexArticles(database, locale);
  database
    .prepare('insert into search_data values (?, ?)')
    .run(locale, JSON.stringify(byArticle(words.search)));
};

/** Which articles name which words of the screens: after a word was changed, they are to be seeded again. */
const seedUiWords = (database: DatabaseSync, content: ReadonlyMap<LanguageCode, LanguageContent>): void => {
  const insert = database.prepare('insert or ignore into article_ui_word values (?, ?, ?)');
  for (const [language, { articles }] of content)
    for (const [slug, file] of articles)
      for (const word of uiKeysOf(file)) insert.run(language, word, articleId(slug));
};

/** What says which translation is older than its source, and which article is due for a review. */
const seedDates = (database: DatabaseSync, content: ReadonlyMap<LanguageCode, LanguageContent>): void => {
  const insert = database.prepare('insert into article_dates values (?, ?, ?, ?, ?)');
  for (const [language, { articles }] of content)
    for (const [slug, file] of articles) {
      const row = datesRow(language, slug, file);
      if (row) insert.run(language, articleId(slug), row.reviewed, row.changed, row.sections);
    }
};

const storedFingerprint = (database: DatabaseSync): unknown => {
  const hasState = database.prepare("select 1 from sqlite_schema where name = 'content_state'").get();
  return hasState && database.prepare('select fingerprint from content_state').get()?.fingerprint;
};

const report = (log: Log, content: ReadonlyMap<LocaleCode, FinishedLocale>): void => {
  const borrowed = [...content].filter(([, words]) => words.borrowed.length > 0);
  const counts = Object.fromEntries(borrowed.map(([locale, words]) => [locale, words.borrowed.length]));
  log.info({ locales: content.size, articles: placedArticles.length }, 'help content seeded');
  if (borrowed.length > 0) log.info({ borrowed: counts }, 'English stands in for texts that are missing');
};

/** The content files as they came. */
export const readShippedContent = () => readContent(contentFolder);

let fingerprint: string | undefined;

/** Fingerprint of what the content tables are made from, read once: a process keeps the content it started with. */
export const seedFingerprint = (): string => (fingerprint ??= contentFingerprint(sources));

/**
 * Fills the content tables at the first start and whenever the content files differ from what they hold. What
 * visitors sent is in other tables and stays. One transaction: a reader never sees half a language.
 */
export const seedContent = (database: DatabaseSync, log: Log): void => {
  const edits = createArticleEditsStore(database);
  const edited = JSON.stringify(edits.all());
  const wanted = edited === '[]' ? seedFingerprint() : `${seedFingerprint()} ${hash('sha256', edited)}`;
  if (storedFingerprint(database) === wanted) return;
  const files = withEdits(readShippedContent(), edits);
  const content = finishContent(files);
  inTransaction(database, () => {
    database.exec(contentTables);
    seedTree(database);
    seedUiWords(database, files);
    seedDates(database, files);
    for (const [locale, words] of content) seedLocale(database, locale, words);
    database.prepare('insert into content_state values (?)').run(wanted);
  });
  report(log, content);
};
