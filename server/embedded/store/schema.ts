import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { localeCodes } from '#shared/projects/locales.ts';
import type { LocaleCode } from '#shared/projects/locales.ts';

/**
 * One full-text table a locale: rare words weigh more than frequent ones, and how frequent a word is shows only
 * among texts of its own language, and countries of one language have texts of their own. The names come from our own list, never from a request.
 */
export const searchTable = (locale: LocaleCode): string => `article_search_${locale}`;
export const vocabularyTable = (locale: LocaleCode): string => `search_vocabulary_${locale}`;

// `unicode61` only cuts words here: texts and queries are folded before (`shared/text/search-terms.ts`).
const searchTables = localeCodes.map(
  (locale) => `
    create virtual table ${searchTable(locale)} using fts5(
      title, short, body, area, content='', tokenize='unicode61 remove_diacritics 0', prefix='2 3');
    create virtual table ${vocabularyTable(locale)} using fts5vocab(${searchTable(locale)}, 'row');`,
);

const dropSearchTables = localeCodes.map(
  (locale) => `
    drop table if exists ${vocabularyTable(locale)};
    drop table if exists ${searchTable(locale)};`,
);

/** What the content files hold; dropped and filled anew whenever they change. */
export const contentTables = `
  drop table if exists content_state;
  drop table if exists category;
  drop table if exists category_text;
  drop table if exists article;
  drop table if exists article_relevant;
  drop table if exists article_text;
  drop table if exists popular_topic;
  drop table if exists video;
  drop table if exists site_text;
  ${dropSearchTables.join('')}
  create table content_state (fingerprint text not null) strict;
  create table category (id integer primary key, parent integer, weight integer not null) strict;
  create table category_text (
    locale text not null, category integer not null, title text not null, description text not null,
    primary key (locale, category)) strict, without rowid;
  create table article (
    id integer primary key, category integer not null, slug text not null unique,
    weight integer not null, views integer not null) strict;
  create table article_relevant (
    article integer not null, relevant integer not null, position integer not null,
    primary key (article, position)) strict, without rowid;
  create table article_text (
    locale text not null, article integer not null, language text not null, title text not null, description text not null,
    short text not null, html text not null, body text not null, image text,
    primary key (locale, article)) strict;
  create table popular_topic (article integer primary key, position integer not null) strict;
  create table video (slug text primary key, id text not null, weight integer not null) strict;
  create table site_text (locale text primary key, texts text not null) strict;
  ${searchTables.join('')}`;

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
  pragma user_version = 1;`;

/**
 * Opens the data file, making it and its folder where they are missing; `:memory:` keeps nothing. Content tables
 * are made by the seed. Throws where the file cannot be written.
 */
export const openDatabase = (dataFile: string): DatabaseSync => {
  if (dataFile !== ':memory:') mkdirSync(dirname(dataFile), { recursive: true });
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
    database.exec('rollback');
    throw error;
  }
};
