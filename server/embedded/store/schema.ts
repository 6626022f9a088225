import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** What the content files hold; dropped and filled anew whenever they change. */
export const contentTables = `
  drop table if exists content_state;
  drop table if exists category;
  drop table if exists category_text;
  drop table if exists article;
  drop table if exists article_relevant;
  drop table if exists article_text;
  drop table if exists article_dates;
  drop table if exists article_ui_word;
  drop table if exists popular_topic;
  drop table if exists video;
  drop table if exists site_text;
  drop table if exists search_word;
  drop table if exists search_article;
  drop table if exists search_data;
  create table content_state (fingerprint text not null) strict;
  create table category (id integer primary key, parent integer, weight integer not null) strict;
  create table category_text (
    locale text not null, category integer not null, title text not null, description text not null,
    primary key (locale, category)) strict, without rowid;
  create table article (
    id integer primary key, category integer not null, slug text not null unique,
    weight integer not null, views integer not null, audience text not null) strict;
  create table article_relevant (
    article integer not null, relevant integer not null, position integer not null,
    primary key (article, position)) strict, without rowid;
  create table article_text (
    locale text not null, article integer not null, language text not null, title text not null, description text not null,
    short text not null, html text not null, body text not null, image text, reviewed text, changed text,
    primary key (locale, article)) strict;
  create table article_dates (
    language text not null, article integer not null, reviewed text, changed text, sections text not null,
    primary key (language, article)) strict, without rowid;
  create table article_ui_word (
    language text not null, word text not null, article integer not null,
    primary key (language, word, article)) strict, without rowid;
  create table popular_topic (article integer primary key, position integer not null) strict;
  create table video (slug text primary key, id text not null, weight integer not null) strict;
  create table site_text (locale text primary key, texts text not null) strict;
  create table search_word (
    locale text not null, word text not null, written text not null, stems text not null, articles blob not null, weights blob not null,
    unique (locale, word)) strict;
  create table search_article (
    locale text not null, ordinal integer not null, article integer not null, title text not null,
    primary key (locale, ordinal)) strict, without rowid;
  create table search_data (locale text primary key, data text not null) strict;`;

/** What visitors and editors sent; kept for good. New columns come with a new step of `user_version`. */
const keptTables = `
  create table if not exists article_view (
    skin text not null, locale text not null, article integer not null, views integer not null,
    primary key (skin, locale, article)) strict, without rowid;
  create table if not exists vote (
    id integer primary key, skin text not null, locale text not null, article integer not null,
    vote integer not null, created_at text not null) strict;
  create table if not exists comment (
    id integer primary key, skin text not null, locale text not null, article integer not null,
    vote integer not null, reasons text not null, comment text not null, created_at text not null) strict;
  create table if not exists subscription (
    email text not null, domain text not null, skin text not null, locale text not null, created_at text not null,
    primary key (email, domain)) strict;
  create table if not exists complaint (
    id integer primary key, skin text not null, locale text not null, email text not null, domain text not null,
    language text not null, text text not null, created_at text not null) strict;
  create table if not exists cancellation (
    id integer primary key, skin text not null, locale text not null, order_id text not null,
    supplier_id text not null, supplier_order_id text not null, outcome text not null,
    created_at text not null) strict;
  create table if not exists decision (
    skin text not null, locale text not null, alternative text not null, replacement integer not null,
    approved integer not null, created_at text not null,
    primary key (skin, locale, alternative, replacement)) strict, without rowid;
  create table if not exists payment (
    token text primary key, skin text not null, locale text not null, alternative text not null,
    method text not null, amount integer not null, status text not null, created_at text not null, paid_at text,
    unique (skin, locale, alternative)) strict;
  create table if not exists translation (
    skin text not null, locale text not null, key text not null, text text not null, created_at text not null,
    primary key (skin, locale, key)) strict, without rowid;
  create table if not exists search_keywords (
    language text not null, article integer not null, phrases text not null, created_at text not null,
    primary key (language, article)) strict, without rowid;
  create table if not exists search_synonyms (
    language text primary key, phrases text not null, created_at text not null) strict, without rowid;
  create table if not exists article_edit (
    language text not null, article integer not null, title text not null, text text not null, changed text not null,
    primary key (language, article)) strict, without rowid;
  create table if not exists search_without_results (
    locale text not null, word text not null, day integer not null, count integer not null,
    primary key (locale, word, day)) strict, without rowid;
  create table if not exists looked_at (
    language text not null, article integer not null, last_vote integer not null, created_at text not null,
    primary key (language, article)) strict, without rowid;
  pragma user_version = 1;`;

/**
 * Opens the data file, making it and the folder it is in where they are missing; `:memory:` keeps nothing. Content tables
 * are made by the seed. Throws where the file cannot be written.
 */
export const openDatabase = (dataFile: string): DatabaseSync => {
  // Not recursive: below a folder such as /proc, which takes none, Node would try for ever.
  if (dataFile !== ':memory:' && !existsSync(dirname(dataFile))) mkdirSync(dirname(dataFile));
  const database = new DatabaseSync(dataFile);
  // A crash may cost the last few writes of a demo shop, never the file.
  database.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma busy_timeout = 2000;');
  database.exec(keptTables);
  return database;
};

/** Runs `work` in one transaction: all of it is kept or nothing. */
export const inTransaction = <Result>(database: DatabaseSync, work: () => Result): Result => {
  database.exec('begin immediate');
  try {
    const result = work();
    database.exec('commit');
    return result;
  } catch (error) {
    // A full disk has rolled back by itself; a second one would throw in place of the reason.
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
};
