import type { Log } from './log.ts';
import { createSearch } from './search/find-articles.ts';
import { indexArticles } from './search/index-articles.ts';
import { createArticleEditing } from './store/edit-articles.ts';
import { readShippedContent, seedContent } from './seed-content.ts';
import { createArticleEditsStore } from './store/article-edits-store.ts';
import { createContentStore } from './store/content-store.ts';
import { createFeedbackStore } from './store/feedback-store.ts';
import { createOrdersStore } from './store/orders-store.ts';
import { openDatabase } from './store/schema.ts';
import { createSearchWordsStore } from './store/search-words-store.ts';
import { createSubmissionsStore } from './store/submissions-store.ts';
import { createTranslationsStore } from './store/translations-store.ts';
import { createSearchesWithoutResultsStore } from './store/searches-without-results-store.ts';
import { createWords } from './words.ts';

const dayLength = 86_400_000;

/** Read when the first editor asks: a shop without editors starts sooner. */
const shippedOnce = (): typeof readShippedContent => {
  let files: ReturnType<typeof readShippedContent> | undefined;
  return () => (files ??= readShippedContent());
};

/**
 * Opens the data file, seeds it where the content has changed, and gives what the routes read and write.
 * `dataFile` may be `:memory:`.
 */
export const openEmbeddedStore = (dataFile: string, log: Log) => {
  const database = openDatabase(dataFile);
  seedContent(database, log);
  const content = createContentStore(database);
  const searchWords = createSearchWordsStore(database);
  const edits = createArticleEditsStore(database);
  const feedback = createFeedbackStore(database);
  feedback.forgetOld();
  const forgetting = setInterval(feedback.forgetOld, dayLength).unref();
  return {
    content,
    wordsOf: createWords(content),
    search: createSearch(database, searchWords, edits),
    searchWords,
    submissions: createSubmissionsStore(database),
    orders: createOrdersStore(database),
    translations: createTranslationsStore(database),
    feedback,
    searchesWithoutResults: createSearchesWithoutResultsStore(database),
    editing: createArticleEditing(database, edits, shippedOnce(), (locale) =>
      indexArticles(database, locale),
    ),
    close: () => {
      clearInterval(forgetting);
      database.close();
    },
  };
};

export type EmbeddedStore = ReturnType<typeof openEmbeddedStore>;
