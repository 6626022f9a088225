import type { DatabaseSync } from 'node:sqlite';
import type { LanguageCode, LocaleCode } from '#shared/projects/locales.ts';
import { headingMark } from '../seed/markdown.ts';
import { ownWorth } from './article-priors.ts';
import { keepLongLists } from './long-lists.ts';
import { indexedWords, writtenWords } from './search-words.ts';
import { stemsOf } from '#shared/projects/word-stems.ts';

/** What of an article is searched, placeholders unfilled. */
export interface SearchableArticle {
  readonly id: number;
  readonly title: string;
  readonly short: string;
  readonly description: string;
  /** One line a block, headings marked (`plainText`). */
  readonly body: string;
  /** Titles of the category and sub-category it stands in: who searches for "Returns" means all of them. */
  readonly area: string;
}

/**
 * What one occurrence of a word counts for in a field, and how many words such a field usually has: in a longer one it
 * counts for less (BM25F). A fixed length instead of the average keeps an article's weights its own.
 */
const fields = {
  title: { weight: 9, usualLength: 7, lengthMatters: 0.4 },
  headings: { weight: 2.5, usualLength: 20, lengthMatters: 0.3 },
  summary: { weight: 2.5, usualLength: 45, lengthMatters: 0.3 },
  area: { weight: 2, usualLength: 6, lengthMatters: 0.2 },
  text: { weight: 1, usualLength: 330, lengthMatters: 0.5 },
} as const;

type Field = keyof typeof fields;

/** Where a word stands: ordinal numbers of articles, ascending, and what it counts for in each. */
export interface Postings {
  readonly ordinals: Uint32Array;
  readonly weights: Float32Array;
}

const linesOf = (body: string, isHeading: boolean): string =>
  body
    .split('\n')
    .filter((line) => line.startsWith(headingMark) === isHeading)
    .join('\n');

const textsOf = ({ title, short, description, body, area }: SearchableArticle): Record<Field, string> => ({
  title,
  headings: linesOf(body, true),
  summary: `${short}\n${description}`,
  area,
  text: linesOf(body, false),
});

interface IndexedWord {
  readonly written: string;
  readonly stems: Set<string>;
  readonly ordinals: number[];
  readonly weights: number[];
}

/** Collects the words of a locale's articles and stores them at the end. `add` once an article, then `store`. */
export const createIndexer = (database: DatabaseSync, locale: LocaleCode, language: LanguageCode) => {
  const words = new Map<string, IndexedWord>();
  const stemmed = new Map<string, readonly string[]>();
  const articles: Pick<SearchableArticle, 'id' | 'title'>[] = [];

  const stems = (written: string): readonly string[] => {
    const known = stemmed.get(written) ?? stemsOf(language, written);
    stemmed.set(written, known);
    return known;
  };
  const entryOf = (folded: string, written = folded): IndexedWord => {
    const entry = words.get(folded) ?? { written, stems: new Set(), ordinals: [], weights: [] };
    words.set(folded, entry);
    return entry;
  };
  const weigh = (article: SearchableArticle): Map<string, number> => {
    const counted = new Map<string, number>();
    for (const [field, text] of Object.entries(textsOf(article))) {
      const { weight, usualLength, lengthMatters } = fields[field as Field];
      const found = indexedWords(text);
      const each = weight / (1 - lengthMatters + (lengthMatters * found.length) / usualLength);
      for (const { written, folded } of found) {
        counted.set(folded, (counted.get(folded) ?? 0) + each);
        for (const stem of stems(written)) entryOf(folded, written).stems.add(stem);
      }
    }
    return counted;
  };

  return {
    add: (article: SearchableArticle): void => {
      const ordinal = articles.push({ id: article.id, title: article.title }) - 1;
      for (const [folded, weight] of weigh(article)) {
        const entry = entryOf(folded);
        entry.ordinals.push(ordinal);
        entry.weights.push(weight);
      }
    },
    store: (): void => {
      const insert = database.prepare('insert into search_word values (?, ?, ?, ?, ?, ?)');
      for (const [word, { written, stems: own, ordinals, weights }] of words)
        insert.run(
          locale,
          word,
          written,
          [...own].join(' '),
          bytes(Uint32Array.from(ordinals)),
          bytes(Float32Array.from(weights)),
        );
      const insertArticle = database.prepare('insert into search_article values (?, ?, ?, ?)');
      articles.forEach(({ id, title }, ordinal) => {
        insertArticle.run(
          locale,
          ordinal,
          id,
          writtenWords(title)
            .map(({ folded }) => folded)
            .join(' '),
        );
      });
    },
  };
};

const bytes = (numbers: Uint32Array | Float32Array): Uint8Array =>
  new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);

/** Numbers of four bytes each. What does not begin at a multiple of them is copied: no typed array could read it. */
const bytesOf = (blob: unknown): Uint8Array => {
  if (!(blob instanceof Uint8Array)) return new Uint8Array();
  return blob.byteOffset % 4 === 0 ? blob : blob.slice();
};

const noPostings: Postings = { ordinals: new Uint32Array(), weights: new Float32Array() };

const selectPlaces = `
  select search_article.article, coalesce(category.parent, 0) as area, article.weight, article.audience from search_article
  left join article on article.id = search_article.article left join category on category.id = article.category
  where search_article.locale = ? order by search_article.ordinal`;

/** Lists by ordinal number, read row by row: a hundred thousand rows at once keep the collector busy. */
const readArticles = (database: DatabaseSync, locale: LocaleCode) => {
  const [ids, areas, worths]: [number[], number[], number[]] = [[], [], []];
  const ordinals = new Map<number, number>();
  for (const { article, area, weight, audience } of database.prepare(selectPlaces).iterate(locale)) {
    ordinals.set(Number(article), ids.length);
    ids.push(Number(article));
    areas.push(Number(area));
    worths.push(ownWorth(weight, audience));
  }
  return {
    /** Ids of the articles. */
    articles: Uint32Array.from(ids),
    /** Ids of the areas that they stand in. */
    areas: Uint32Array.from(areas),
    /** What each is worth of itself. */
    worths: Float64Array.from(worths),
    /** Ordinal number by id. */
    ordinals: ordinals as ReadonlyMap<number, number>,
  };
};

/** Reads what the indexer of a locale has stored. */
export const openIndex = (database: DatabaseSync, locale: LocaleCode) => {
  const select = database.prepare('select articles, weights from search_word where locale = ? and word = ?');
  const selectWritten = database.prepare('select written from search_word where locale = ? and word = ?');
  const selectTitle = database.prepare('select title from search_article where locale = ? and ordinal = ?');
  const postings = (word: string): Postings => {
    const row = select.get(locale, word);
    if (!row) return noPostings;
    const ordinals = bytesOf(row['articles']);
    const weights = bytesOf(row['weights']);
    return {
      ordinals: new Uint32Array(ordinals.buffer, ordinals.byteOffset, ordinals.length / 4),
      weights: new Float32Array(weights.buffer, weights.byteOffset, weights.length / 4),
    };
  };
  return {
    ...readArticles(database, locale),
    /** The words of an article's title, folded. */
    title: (ordinal: number): string[] =>
      String(selectTitle.get(locale, ordinal)?.['title'] ?? '').split(' '),
    /** Every word of the articles with its stems, folded. */
    words: (): IteratorObject<readonly [word: string, stems: readonly string[]]> =>
      database
        .prepare('select word, stems from search_word where locale = ? order by word')
        .iterate(locale)
        .map(({ word, stems }) => [String(word), String(stems).split(' ')] as const),
    /** A word of the articles with its accents. */
    written: (word: string): string => String(selectWritten.get(locale, word)?.['written'] ?? word),
    postings: keepLongLists(postings),
  };
};

export type SearchIndex = ReturnType<typeof openIndex>;
